import { PageHead } from "#app/features/settings/components/page-head";
import { Band } from "#app/features/media/components/band";

/** Still to be written. */
export default function Contact() {
  return (
    <>
      <PageHead title="Contact" hidden />
      <Band scene="terrace-dusk" title="Contact" />
    </>
  );
}
