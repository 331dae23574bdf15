import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Culture() {
  return (
    <>
      <PageHead title="Culture" hidden />
      <Band scene="coral-stone-ruins" title="Culture" />
    </>
  );
}
