import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Transportation() {
  return (
    <>
      <PageHead title="Transportation" hidden />
      <Band scene="avenue" title="Transportation" />
    </>
  );
}
