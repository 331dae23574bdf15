import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Invest() {
  return (
    <>
      <PageHead title="Invest" hidden />
      <Band scene="aerial" title="Invest" />
    </>
  );
}
