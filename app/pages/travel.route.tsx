import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Travel() {
  return (
    <>
      <PageHead title="Travel" hidden />
      <Band scene="white-beach" title="Travel" />
    </>
  );
}
