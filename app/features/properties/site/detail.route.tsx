import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Property() {
  return (
    <>
      <PageHead title="Property" hidden />
      <Band scene="villa" title="Property" />
    </>
  );
}
