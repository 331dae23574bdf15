import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Stays() {
  return (
    <>
      <PageHead title="Stays" hidden />
      <Band scene="overwater" title="Stays" />
    </>
  );
}
