import { BedDouble, CircleAlert, CircleCheck, LoaderCircle, Minus, Plus } from "lucide-react";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { flushSync } from "react-dom";
import { Form, useActionData, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { coerceParticipants, type ExperienceRequestField } from "#app/features/bookings/schema";
import { checkExperienceRequest, type FieldErrors } from "#app/features/bookings/validation";
import { totalFor } from "#app/features/experiences/rules";
import { localToday } from "#app/platform/dates/dates";
import { useMoney } from "#app/platform/money/currency";
import type { Cents } from "#app/platform/money/money";
import { FieldFrame, TextArea, TextField } from "#app/ui/form-field";

/** What the action of a page with this form answers. */
export type ExperienceRequestResult =
  | { ok: true }
  | { ok: false; reason: "invalid"; errors: FieldErrors; values: Record<string, string> }
  | { ok: false; reason: "failed"; values?: Record<string, string> };

/** Needs the texts booking and invalid. Posts to the page it stands on. */
export function ExperienceRequestForm({ price, stamp }: { price: Cents; stamp: string }) {
  const t = useTranslations("booking");
  const result = useActionData<ExperienceRequestResult>();
  if (result?.ok) {
    return (
      <div className="form-success" role="status" tabIndex={-1} ref={(panel) => panel?.focus()}>
        <CircleCheck aria-hidden />
        <h3>{t("sent")}</h3>
        <p>{t("sentBody")}</p>
      </div>
    );
  }
  return <Fields price={price} stamp={stamp} result={result} />;
}

function Fields({ price, stamp, result }: { price: Cents; stamp: string; result: Exclude<ExperienceRequestResult, { ok: true }> | undefined }) {
  const t = useTranslations("booking");
  const invalid = useTranslations("invalid");
  const form = useRef<HTMLFormElement>(null);
  const sending = useNavigation().formMethod === "POST";
  const [errors, setErrors] = useState<FieldErrors>(result?.reason === "invalid" ? result.errors : {});
  const { ready, today, key } = useBrowserOnly();
  const typed = result?.values ?? {};
  const [participants, setParticipants] = useState(typed.participants ?? "1");

  useEffect(() => {
    if (result?.reason === "invalid") setErrors(result.errors);
  }, [result]);
  useEffect(() => {
    if (Object.keys(errors).length > 0) form.current?.querySelector<HTMLElement>("[aria-invalid]")?.focus();
  }, [errors]);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // Enter may come before the field is left: what is sent is what the field will show.
    flushSync(() => setParticipants(String(coerceParticipants(participants))));
    const form = new FormData(event.currentTarget);
    const problems = checkExperienceRequest(form, localToday());
    setErrors(problems);
    if (Object.keys(problems).length > 0 || sending) event.preventDefault();
  };
  const field = (name: ExperienceRequestField) => ({
    name,
    error: errors[name] && invalid(errors[name]),
    defaultValue: typed[name],
    onInput: () => errors[name] && setErrors(({ [name]: _mended, ...rest }) => rest),
  });

  return (
    <Form ref={form} method="post" noValidate={ready} onSubmit={onSubmit} preventScrollReset>
      <TextField {...field("full_name")} label={t("fullName")} required autoComplete="name" maxLength={120} />
      <TextField {...field("email")} label={t("email")} required type="email" autoComplete="email" maxLength={254} dir="ltr" />
      <div className="form-row is-phone">
        <TextField {...field("country_code")} label={t("countryCode")} required placeholder="+971" autoComplete="tel-country-code" inputMode="tel" maxLength={5} dir="ltr" />
        <TextField {...field("phone")} label={t("phone")} required type="tel" autoComplete="tel-national" placeholder="50 000 0000" maxLength={40} dir="ltr" />
      </div>
      <div className="form-row">
        <TextField {...field("date")} label={t("date")} required type="date" min={today} />
        <Participants value={participants} onChange={setParticipants} error={field("participants").error} />
      </div>
      <TextField {...field("accommodation")} label={t("accommodation")} required placeholder={t("accommodationHint")} maxLength={200} icon={<BedDouble aria-hidden />} />
      <TextArea {...field("message")} label={t("requests")} placeholder={t("requestsHint")} rows={3} maxLength={5000} />
      <div className="form-trap" aria-hidden>
        <label>
          {t("leaveEmpty")}
          <input name="website" tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      <input type="hidden" name="stamp" value={stamp} />
      <input type="hidden" name="key" value={key} />
      <Total price={price} participants={coerceParticipants(participants)} />
      {result?.reason === "failed" && !sending && (
        <p className="form-failure" role="alert">
          <CircleAlert aria-hidden />
          {t("failed")}
        </p>
      )}
      <button type="submit" className="btn btn-primary" disabled={sending}>
        {sending && <LoaderCircle aria-hidden className="spinner" />}
        {sending ? t("sending") : t("submit")}
      </button>
      <p className="form-fine">{t("reassurance")}</p>
    </Form>
  );
}

/** A number with two buttons; whatever is typed becomes a number of people that makes sense. */
function Participants({ value, onChange, error }: { value: string; onChange: (value: string) => void; error: string | undefined }) {
  const t = useTranslations("booking");
  const step = (by: number) => onChange(String(coerceParticipants(String(coerceParticipants(value) + by))));
  return (
    <FieldFrame name="participants" label={t("participants")} error={error} required className="stepper">
      {(control) => (
        <>
          <button type="button" onClick={() => step(-1)} aria-label={t("fewer")}>
            <Minus aria-hidden />
          </button>
          <input
            {...control}
            type="number"
            min={1}
            max={100}
            required
            dir="ltr"
            value={value}
            onChange={(event) => onChange(event.target.value)}
            onBlur={() => onChange(String(coerceParticipants(value)))}
          />
          <button type="button" onClick={() => step(1)} aria-label={t("more")}>
            <Plus aria-hidden />
          </button>
        </>
      )}
    </FieldFrame>
  );
}

function Total({ price, participants }: { price: Cents; participants: number }) {
  const t = useTranslations("booking");
  const money = useMoney();
  return (
    <div className="form-total" aria-live="polite">
      <span>{t("sum", { price: money.exact(price), n: participants })}</span>
      <b>
        <span className="visually-hidden">{t("total")}: </span>
        <bdi dir="ltr">{money.exact(totalFor(price, participants))}</bdi>
      </b>
    </div>
  );
}

/** What only the browser knows: its calendar, and a key that makes this submission one submission however often it is sent. */
function useBrowserOnly() {
  const [state, setState] = useState({ ready: false, today: undefined as string | undefined, key: "" });
  useEffect(() => setState({ ready: true, today: localToday(), key: crypto.randomUUID?.() ?? "" }), []);
  return state;
}
