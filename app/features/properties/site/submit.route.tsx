import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Submit() {
  return (
    <>
      <PageHead title="Submit" hidden />
      <Band scene="plot-on-hill" title="Submit" />
    </>
  );
}
