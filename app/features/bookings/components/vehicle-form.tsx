import { Calendar } from "lucide-react";
import { useState } from "react";
import type { FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import type { VehicleRequestField } from "#app/features/bookings/vehicle-request";
import { DateField, earliestDay } from "#app/features/forms/components/date-field";
import type { FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult } from "#app/features/forms/schema";
import type { Vehicle } from "#app/features/transportation/queries.server";
import { rentalTotal } from "#app/features/transportation/rules";
import { addDays, daysBetween, isDay, type Day } from "#app/platform/dates/dates";
import { Price, useMoney } from "#app/platform/money/currency";
import { TextArea, TextField } from "#app/ui/form-field";

interface Props {
  vehicle: Vehicle;
  stamp: string;
  fetcher: FetcherWithComponents<FormResult<VehicleRequestField>>;
  draftState: FormDraftState;
  failure: FormFailure<VehicleRequestField> | undefined;
  titleId: string;
  /** The form whose buttons close the dialog this one stands in. */
  closeForm: string;
}

/** Needs the texts form, booking, invalid, vehicle and vehicleBooking. */
export function VehicleRequestForm({ vehicle, stamp, fetcher, draftState, failure, titleId, closeForm }: Props) {
  const t = useTranslations("vehicleBooking");
  const label = useTranslations("form");
  const booking = useTranslations("booking");
  const form = useVisitorForm<VehicleRequestField>({
    failure,
    draftState,
    labels: {
      full_name: label("fullName"),
      email: label("email"),
      phone: label("phone"),
      pickup_date: t("pickupDate"),
      return_date: t("returnDate"),
      with_driver: t("driver"),
      special_requests: label("requests"),
    },
    loadValidator: async () => {
      const { checkVehicleRequest } = await import("#app/features/bookings/vehicle-request");
      return (data, localToday) => checkVehicleRequest(data, localToday, vehicle);
    },
    fetcher,
  });
  const { field, typed } = form;
  const dates = useRentalDates(form.today, typed);
  const [withDriver, setWithDriver] = useState(
    failure?.values || draftState.restored
      ? typed.with_driver === "true"
      : vehicle.with_driver && vehicle.driver_price_per_day !== null,
  );
  const earliest = form.today ?? earliestDay(stamp);
  const { defaultValue: _pickup, ...pickupField } = field("pickup_date");
  const { defaultValue: _return, ...returnField } = field("return_date");
  return (
    <VisitorForm form={form} stamp={stamp}>
      <input type="hidden" name="rental_id" value={vehicle.id} />
      <div className="modal-body">
        <Head vehicle={vehicle} titleId={titleId} />
        <TextField {...field("full_name")} required autoComplete="name" maxLength={120} />
        <div className="form-row">
          <TextField {...field("email")} required type="email" autoComplete="email" maxLength={254} dir="ltr" />
          <TextField {...field("phone")} required type="tel" autoComplete="tel" maxLength={40} dir="ltr" />
        </div>
        <div className="form-row">
          <DateField
            {...pickupField}
            required
            icon={<Calendar aria-hidden />}
            min={earliest}
            isHydrated={form.isHydrated}
            value={dates.pickup}
            onChange={(event) => dates.choosePickup(event.target.value)}
          />
          <DateField
            {...returnField}
            required
            icon={<Calendar aria-hidden />}
            min={isDay(dates.pickup) ? addDays(dates.pickup, 1) : earliest}
            isHydrated={form.isHydrated}
            value={dates.returning}
            onChange={(event) => dates.chooseReturn(event.target.value)}
          />
        </div>
        {vehicle.with_driver && (
          <DriverChoice
            price={vehicle.driver_price_per_day}
            chosen={withDriver}
            onChoose={setWithDriver}
            id={field("with_driver").id}
            error={field("with_driver").error}
          />
        )}
        <TextArea {...field("special_requests")} placeholder={t("requestsHint")} rows={1} maxLength={5000} />
        <Sum
          vehicle={vehicle}
          days={daysBetween(dates.pickup, dates.returning)}
          withDriver={vehicle.with_driver && withDriver}
        />
      </div>
      <div className="modal-foot">
        <button type="submit" form={closeForm} className="btn btn-secondary" disabled={form.sending}>
          {t("cancel")}
        </button>
        <SubmitArea
          form={form}
          failure={booking("failedBooking")}
          label={booking("submit")}
          busy={booking("processing")}
        />
      </div>
    </VisitorForm>
  );
}

/** From today to tomorrow until the visitor chooses. The return stays at least a day after the pickup. */
function useRentalDates(today: Day | undefined, typed: Record<string, string>) {
  const [pickup, setPickup] = useState(typed.pickup_date);
  const [returning, setReturning] = useState(typed.return_date);
  const shown = { pickup: pickup ?? today ?? "", returning: returning ?? (today ? addDays(today, 1) : "") };
  return {
    ...shown,
    choosePickup: (day: Day) => {
      setPickup(day);
      if (isDay(day) && daysBetween(day, shown.returning) < 1) setReturning(addDays(day, 1));
    },
    chooseReturn: setReturning,
  };
}

function Head({ vehicle, titleId }: { vehicle: Vehicle; titleId: string }) {
  const t = useTranslations("vehicleBooking");
  const card = useTranslations("vehicle");
  const money = useMoney();
  return (
    <div className="modal-head">
      <div>
        <h2 className="display display-small" id={titleId}>
          {t("title", { title: vehicle.name })}
        </h2>
        <p>{vehicle.description}</p>
      </div>
      <span>
        {card.rich("perDay", {
          price: money.exact(vehicle.price_per_day),
          b: (price) => (
            <b>
              <bdi dir="ltr">{price}</bdi>
            </b>
          ),
        })}
      </span>
    </div>
  );
}

interface DriverChoiceProps {
  id: string;
  price: number | null;
  chosen: boolean;
  onChoose: (chosen: boolean) => void;
  error: string | undefined;
}

function DriverChoice({ id, price, chosen, onChoose, error }: DriverChoiceProps) {
  const t = useTranslations("vehicleBooking");
  const money = useMoney();
  return (
    <>
      <label className="driver-choice">
        <input
          id={id}
          type="checkbox"
          name="with_driver"
          value="true"
          checked={chosen}
          aria-invalid={error ? true : undefined}
          onChange={(event) => onChoose(event.target.checked)}
        />
        <span>
          <b>{t("driver")}</b>
          <small>{t("driverHint")}</small>
        </span>
        <em>{price === null ? t("driverOnRequest") : t("driverPrice", { price: money.exact(price) })}</em>
      </label>
      {error && <p className="form-error">{error}</p>}
    </>
  );
}

/** What it comes to, part by part. Nothing while the dates make no rental. */
function Sum({ vehicle, days, withDriver }: { vehicle: Vehicle; days: number; withDriver: boolean }) {
  const t = useTranslations("vehicleBooking");
  const booking = useTranslations("booking");
  const money = useMoney();
  const sum = rentalTotal(vehicle, days, withDriver);
  return (
    <div className="vehicle-sum" aria-live="polite">
      {days > 0 && (
        <dl>
          {sum.weeks > 0 && (
            <Line
              text={t("weeks", { price: money.exact(vehicle.price_per_week), n: sum.weeks })}
              amount={sum.weeks * vehicle.price_per_week}
            />
          )}
          {sum.days > 0 && (
            <Line
              text={t("days", { price: money.exact(vehicle.price_per_day), n: sum.days })}
              amount={sum.days * vehicle.price_per_day}
            />
          )}
          {withDriver &&
            (vehicle.driver_price_per_day === null ? (
              <div>
                <dt>{t("driverLine")}</dt>
                <dd>{t("driverOnRequest")}</dd>
              </div>
            ) : (
              <Line
                text={t("driverDays", { price: money.exact(vehicle.driver_price_per_day), n: days })}
                amount={sum.driver}
              />
            ))}
          <div className="is-total">
            <dt>{booking("total")}</dt>
            <dd>
              <Price amount={sum.total} />
            </dd>
          </div>
        </dl>
      )}
    </div>
  );
}

function Line({ text, amount }: { text: string; amount: number }) {
  return (
    <div>
      <dt>{text}</dt>
      <dd>
        <Price amount={amount} />
      </dd>
    </div>
  );
}
