import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Blog() {
  return (
    <>
      <PageHead title="Blog" hidden />
      <Band scene="kanga-line" title="Blog" />
    </>
  );
}
