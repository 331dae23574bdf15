import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Forest() {
  return (
    <>
      <PageHead title="Forest" hidden />
      <Band scene="forest-path" title="Forest" />
    </>
  );
}
