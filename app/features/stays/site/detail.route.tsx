import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Stay() {
  return (
    <>
      <PageHead title="Stay" hidden />
      <Band scene="overwater" title="Stay" />
    </>
  );
}
