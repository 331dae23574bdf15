import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Terms() {
  return (
    <>
      <PageHead title="Terms" hidden />
      <Band scene="living-room-carved" title="Terms" />
    </>
  );
}
