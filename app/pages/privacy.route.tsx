import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Privacy() {
  return (
    <>
      <PageHead title="Privacy" hidden />
      <Band scene="door" title="Privacy" />
    </>
  );
}
