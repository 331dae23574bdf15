import { Check, X } from "lucide-react";
import {
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  type MouseEvent,
  type PointerEvent,
  type SyntheticEvent,
} from "react";
import { useActionData, useFetcher, useLocation, useNavigate } from "react-router";
import { useTranslations } from "use-intl";
import { useDaysNotes } from "#app/features/bookings/components/request-extras";
import { VehicleRequestForm } from "#app/features/bookings/components/vehicle-form";
import type { VehicleDetails } from "#app/features/bookings/vehicle-details.server";
import type { VehicleRequestField } from "#app/features/bookings/vehicle-request";
import { SentLink } from "#app/features/forms/components/sent-link";
import { SubmissionSummary, useDayFormatter, useReplyToItem } from "#app/features/forms/components/form-success";
import { useFormDraft } from "#app/features/forms/components/form-draft";
import type { FormResult, FormValues } from "#app/features/forms/schema";
import { Picture } from "#app/features/media/components/picture";
import type { Vehicle } from "#app/features/transportation/queries.server";
import { formatDay, isDay } from "#app/platform/dates/dates";
import { HydrationMarker } from "#app/platform/hydration/hydration-marker";
import { useLanguage, usePath } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";
import { showToast, Toasts } from "#app/ui/toasts";
import { useFetcherData } from "#app/ui/use-fetcher-data";

/**
 * The booking form of one vehicle, over the list or over its own page. The address opens it, so that it also works
 * before scripts have loaded; its buttons close it by themselves, as buttons of a dialog's own form.
 */
export function BookingDialog({
  vehicle,
  details: given,
  stamp,
  backUrl,
  closeLabel,
}: {
  vehicle: Vehicle;
  /** Null where the page was opened without the form: then they are asked for. */
  details: VehicleDetails | null;
  stamp: string;
  /** The address of the page it stands over. */ backUrl: string;
  closeLabel: string;
}) {
  const t = useTranslations("vehicleBooking");
  const ui = useTranslations("ui");
  const type = useTranslations("vehicleType");
  const fetcher = useFetcher<FormResult<VehicleRequestField>>();
  const answered = useActionData<FormResult<VehicleRequestField>>();
  const result = useFetcherData(fetcher) ?? answered;
  const tab = useFormDraft(`vehicle ${vehicle.id}`, result);
  const sending = fetcher.state !== "idle";
  const { dialog, ...handlers } = useModal(useCloseNavigation(backUrl), sending);
  const details = useDetails(vehicle.id, given);
  useResultToast(result);
  const closing = useId();
  const title = useId();
  return (
    <dialog
      ref={dialog}
      open
      tabIndex={-1}
      className={tab.sent ? "modal is-small" : "modal"}
      aria-labelledby={title}
      {...handlers}
    >
      <div className="modal-picture">
        {vehicle.image && (
          <Picture
            src={vehicle.image}
            alt={vehicle.image_text ?? ""}
            sizes="(max-width: 820px) 100vw, 640px"
            focus="50% 78%"
          />
        )}
        {!tab.sent && <span className="chip">{type(vehicle.type)}</span>}
        <form method="dialog" id={closing}>
          <button type="submit" className="modal-x" disabled={sending} aria-label={closeLabel}>
            <X aria-hidden />
          </button>
        </form>
      </div>
      {tab.sent ? (
        <Done vehicle={vehicle} sent={tab.sent} titleId={title} closeForm={closing} />
      ) : (
        <VehicleRequestForm
          key={tab.restored ? "kept" : "new"}
          vehicle={vehicle}
          details={details}
          stamp={stamp}
          fetcher={fetcher}
          draftState={tab}
          failure={result?.ok ? undefined : result}
          titleId={title}
          closeForm={closing}
        />
      )}
      <Toasts inModal label={ui("notifications")} closeLabel={t("dismiss")} />
      <HydrationMarker isLate />
    </dialog>
  );
}

function Done({
  vehicle,
  sent,
  titleId,
  closeForm,
}: {
  vehicle: Vehicle;
  sent: FormValues;
  titleId: string;
  closeForm: string;
}) {
  const t = useTranslations("vehicleBooking");
  const booking = useTranslations("booking");
  const language = useLanguage();
  const inWords = useDayFormatter();
  const replyTo = useReplyToItem();
  const quote = useTranslations("quote");
  const notes = useDaysNotes(sent);
  const { pickup_date = "", return_date = "", with_driver, vehicles = "1", email } = sent;
  const isDated = isDay(pickup_date) && isDay(return_date);
  const day = (of: string) => formatDay(of, language, "short");
  const withDriver = vehicle.with_driver && with_driver === "true";
  const facts = [
    { label: quote("reference"), value: sent.reference && <bdi dir="ltr">{sent.reference}</bdi> },
    { label: t("pickupDate"), value: inWords(pickup_date) },
    { label: t("returnDate"), value: inWords(return_date) },
    { label: t("driver"), value: withDriver && <Check aria-hidden /> },
    { label: quote("vehicles"), value: Number(vehicles) > 1 && vehicles },
    { label: booking("total"), value: sent.total && <Price amount={Number(sent.total)} /> },
    replyTo(email),
  ];
  return (
    <>
      <div className="modal-done" id="send" role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
        <span className="modal-tick">
          <Check aria-hidden />
        </span>
        <h2 className="display" id={titleId}>
          {t("sent")}
        </h2>
        <p>
          {isDated
            ? t("sentBody", { title: vehicle.name, from: day(pickup_date), to: day(return_date) })
            : t("sentBodyShort", { title: vehicle.name })}
        </p>
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
        <SubmissionSummary item={vehicle.name} facts={facts} />
        <SentLink sent={sent} />
      </div>
      <div className="modal-foot">
        <button type="submit" form={closeForm} className="btn btn-primary">
          {t("close")}
        </button>
      </div>
    </>
  );
}

/** Prices and free days, from the vehicle's own page where this one has not read them. */
function useDetails(id: string, given: VehicleDetails | null): VehicleDetails | null {
  const fetcher = useFetcher<{ details: VehicleDetails | null }>();
  const address = usePath()("/:lang?/transportation/:id", { id });
  useEffect(() => {
    if (!given) void fetcher.load(address);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each vehicle
  }, [address]);
  return given ?? fetcher.data?.details ?? null;
}

/**
 * Opens the dialog over the page: focus stays inside and goes back where it came from. A click beside it closes it,
 * unless it is busy.
 */
function useModal(onClosed: () => void, busy: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isMounted = useRef(false);
  const pressedBackdrop = useRef(false);
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return undefined;
    // As it came from the server it is open, but not modal.
    element.open = false;
    element.showModal();
    element.focus();
    isMounted.current = true;
    document.documentElement.style.overflow = "hidden";
    return () => {
      isMounted.current = false;
      element.close();
      document.documentElement.style.overflow = "";
    };
  }, []);
  return {
    dialog,
    onClose: () => isMounted.current && onClosed(),
    onCancel: (event: SyntheticEvent) => busy && event.preventDefault(),
    // Letting go beside the dialog after selecting text inside it is no click on the page.
    onPointerDown: (event: PointerEvent) => {
      pressedBackdrop.current = event.target === dialog.current;
    },
    onClick: (event: MouseEvent) => {
      if (event.target === dialog.current && pressedBackdrop.current && !busy) dialog.current.close();
    },
  };
}

/** Back to the page behind: the step back when it was opened from there. */
function useCloseNavigation(backUrl: string): () => void {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: { fromPage?: boolean } | null };
  return () => {
    if (state?.fromPage) void navigate(-1);
    else void navigate(backUrl, { replace: true, preventScrollReset: true });
  };
}

function useResultToast(result: FormResult | undefined): void {
  const t = useTranslations("vehicleBooking");
  const booking = useTranslations("booking");
  useEffect(() => {
    if (result?.ok) showToast("success", t("submitted"));
    else if (result?.reason === "failed") showToast("error", booking("failedBooking"));
    // Each answer is said once, in the language it came in.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [result]);
}
