import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Properties() {
  return (
    <>
      <PageHead title="Properties" hidden />
      <Band scene="villa" title="Properties" />
    </>
  );
}
