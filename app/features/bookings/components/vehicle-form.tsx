import { Calendar as CalendarIcon } from "lucide-react";
import { useEffect, useState } from "react";
import { useSearchParams, type FetcherWithComponents } from "react-router";
import { useTranslations } from "use-intl";
import { Calendar } from "#app/features/availability/components/calendar";
import { readDays } from "#app/features/availability/components/days-in-address";
import { QuoteLines } from "#app/features/availability/components/quote-lines";
import { firstDays, useChosenDays, type ChosenDays } from "#app/features/availability/components/use-chosen-days";
import { quoteVehicles } from "#app/features/availability/quotes/vehicles";
import { islandDayOf, islandToday } from "#app/features/availability/rules";
import { MAX_VEHICLES } from "#app/features/availability/schema";
import { seasonOf } from "#app/features/availability/seasons";
import { AddToPlan } from "#app/features/bookings/components/add-to-plan";
import { OfferedSpans } from "#app/features/bookings/components/offered-spans";
import { KeptNote, WishButton } from "#app/features/bookings/components/request-extras";
import type { VehicleDetails } from "#app/features/bookings/vehicle-details.server";
import type { VehicleRequestField } from "#app/features/bookings/vehicle-request";
import { DateField } from "#app/features/forms/components/date-field";
import type { FormDraftState } from "#app/features/forms/components/form-draft";
import { SubmitArea, useVisitorForm, VisitorForm } from "#app/features/forms/components/visitor-form";
import type { FormFailure, FormResult, FormValues } from "#app/features/forms/schema";
import { BOOKING_LIMITS } from "#app/features/settings/schema";
import type { Vehicle } from "#app/features/transportation/queries.server";
import { addDays, isDay, type Day } from "#app/platform/dates/dates";
import { useMoney } from "#app/platform/money/currency";
import { TextArea, TextField } from "#app/ui/form-field";
import { clampNumber } from "#app/platform/clamp-number";
import { Stepper } from "#app/ui/stepper";

interface Props {
  vehicle: Vehicle;
  /** Null until its prices and free days are there. */
  details: VehicleDetails | null;
  stamp: string;
  fetcher: FetcherWithComponents<FormResult<VehicleRequestField>>;
  draftState: FormDraftState;
  failure: FormFailure<VehicleRequestField> | undefined;
  titleId: string;
  /** The form whose buttons close the dialog this one stands in. */
  closeForm: string;
}

/** Needs the texts form, booking, invalid, vehicle, vehicleBooking, calendar and quote. */
export function VehicleRequestForm(props: Props) {
  const { vehicle, details, stamp, fetcher, draftState, failure, titleId, closeForm } = props;
  const t = useTranslations("vehicleBooking");
  const label = useTranslations("form");
  const booking = useTranslations("booking");
  const quote = useTranslations("quote");
  const furthestDays = details?.furthestDays ?? BOOKING_LIMITS.furthest_days.max;
  const form = useVisitorForm<VehicleRequestField>({
    failure,
    draftState,
    labels: {
      full_name: label("fullName"),
      email: label("email"),
      phone: label("phone"),
      pickup_date: t("pickupDate"),
      return_date: t("returnDate"),
      vehicles: quote("vehicles"),
      with_driver: t("driver"),
      special_requests: label("requests"),
    },
    loadValidator: async () => {
      const { checkVehicleRequest } = await import("#app/features/bookings/vehicle-request");
      return (data) => checkVehicleRequest(data, vehicle, { today: islandToday(), furthestDays });
    },
    fetcher,
  });
  const { field, typed } = form;
  const earliest = islandDayOf(stamp);
  const [query] = useSearchParams();
  const [vehicles, setVehicles] = useState(typed.vehicles ?? query.get("vehicles") ?? "1");
  const needed = clampNumber(vehicles, 1, MAX_VEHICLES);
  const rates = details?.rates ?? { ...vehicle, seasons: [], min_nights: 1 };
  const days = useRentalDays({ details, rates, typed, needed, today: earliest });
  const [withDriver, setWithDriver] = useState(
    failure?.values || draftState.restored
      ? typed.with_driver === "true"
      : vehicle.with_driver && vehicle.driver_price_per_day !== null,
  );
  const { defaultValue: _pickup, ...pickupField } = field("pickup_date");
  const { defaultValue: _return, ...returnField } = field("return_date");
  const isTaken = failure?.reason === "invalid" && failure.offers !== undefined;
  const isUnchanged = failure?.values?.pickup_date === days.from && failure.values.return_date === days.to;
  const isRefused = isTaken && isUnchanged;
  return (
    <VisitorForm form={form} stamp={stamp}>
      {/* Enter presses the first button of a form: without this one that which adds it to the plan. */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden />
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
            error={isTaken && !isUnchanged ? undefined : pickupField.error}
            required
            icon={<CalendarIcon aria-hidden />}
            min={earliest}
            isHydrated={form.isHydrated}
            value={days.from}
            onChange={(event) => days.arrive(event.target.value)}
          />
          <DateField
            {...returnField}
            required
            icon={<CalendarIcon aria-hidden />}
            min={form.isHydrated && isDay(days.from) ? addDays(days.from, 1) : earliest}
            isHydrated={form.isHydrated}
            value={days.to}
            onChange={(event) => days.leave(event.target.value)}
          />
        </div>
        {isRefused && (
          <>
            <OfferedSpans offers={failure.offers ?? []} days={days} />
            {/* Here, not below its button: the foot of a dialog must leave room for the rest on a short screen. */}
            <p className="form-fine">{quote("wishHint")}</p>
          </>
        )}
        {details && (
          <Calendar
            offers={details.offers}
            kind="vehicle"
            rates={rates}
            priceOf={(day) => seasonOf(rates.seasons, day)?.price ?? rates.price_per_day}
            days={days}
            needed={needed}
            month={null}
            id="rental-calendar"
          />
        )}
        <Stepper
          id={field("vehicles").id}
          name="vehicles"
          label={field("vehicles").label}
          value={vehicles}
          max={MAX_VEHICLES}
          error={field("vehicles").error}
          decreaseLabel={quote("fewerVehicles")}
          increaseLabel={quote("moreVehicles")}
          onChange={setVehicles}
        />
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
        <div className="vehicle-sum" aria-live="polite">
          {days.nights > 0 && (
            <QuoteLines
              quote={quoteVehicles(rates, {
                pickup_date: days.from,
                return_date: days.to,
                with_driver: vehicle.with_driver && withDriver,
                vehicles: needed,
              })}
            />
          )}
          {vehicle.with_driver && withDriver && vehicle.driver_price_per_day === null && (
            <p className="quote-sub">{`${t("driverLine")}: ${t("driverOnRequest")}`}</p>
          )}
        </div>
        {details && !isRefused && <KeptNote hours={details.holdHours} />}
        <AddToPlan item={{ kind: "vehicle", id: vehicle.id }} />
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
        {isRefused && <WishButton />}
      </div>
    </VisitorForm>
  );
}

interface RentalDayOptions {
  details: VehicleDetails | null;
  rates: VehicleDetails["rates"];
  typed: FormValues;
  needed: number;
  today: Day;
}

/** What was typed, else the days of the address, else the first that can be had. */
function useRentalDays({ details, rates, typed, needed, today }: RentalDayOptions): ChosenDays {
  const [query] = useSearchParams();
  const offers = details?.offers ?? null;
  const asked = readDays(query, { today, furthestDays: BOOKING_LIMITS.furthest_days.max });
  const isTyped = typed.pickup_date !== undefined && typed.return_date !== undefined;
  const first = () => firstDays(offers, rates, details?.today ?? today);
  const [initial] = useState(() => {
    if (isTyped) return { from: typed.pickup_date ?? "", to: typed.return_date ?? "" };
    return asked.from !== null && asked.to !== null ? { from: asked.from, to: asked.to } : first();
  });
  const days = useChosenDays({ offers, rates, needed, keepsDeparture: true, initial });
  useEffect(() => {
    // The free days came later than the form: its first guess follows them, not what somebody chose.
    if (offers && !isTyped && asked.from === null && days.from === initial.from && days.to === initial.to)
      days.set(first());
    // oxlint-disable-next-line react/exhaustive-deps -- once, when they are there
  }, [offers !== null]);
  useEffect(() => {
    // What was kept in the tab is read after the form was drawn.
    if (isTyped) days.set({ from: typed.pickup_date ?? "", to: typed.return_date ?? "" });
    // oxlint-disable-next-line react/exhaustive-deps -- once, when the draft is there
  }, [isTyped]);
  return days;
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
