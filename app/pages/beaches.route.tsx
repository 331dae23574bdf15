import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Beaches() {
  return (
    <>
      <PageHead title="Beaches" hidden />
      <Band scene="sandbank-aerial" title="Beaches" />
    </>
  );
}
