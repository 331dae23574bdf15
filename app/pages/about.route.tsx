import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function About() {
  return (
    <>
      <PageHead title="About" hidden />
      <Band scene="lagoonNoon" title="About" />
    </>
  );
}
