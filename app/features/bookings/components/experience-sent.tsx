import { useTranslations } from "use-intl";
import { useDaysNotes } from "#app/features/bookings/components/request-extras";
import { FormSuccess, useDayFormatter, useReplyToItem } from "#app/features/forms/components/form-success";
import type { FormValues } from "#app/features/forms/schema";
import { formatTime } from "#app/platform/dates/dates";
import { useLanguage } from "#app/platform/i18n/paths";
import { Price } from "#app/platform/money/currency";

/** What was asked for, and what became of the seats. Needs the texts form, booking, quote and departures. */
export function ExperienceSent({ title, sent, onAgain }: { title: string; sent: FormValues; onAgain: () => void }) {
  const t = useTranslations("booking");
  const quote = useTranslations("quote");
  const departures = useTranslations("departures");
  const language = useLanguage();
  const inWords = useDayFormatter();
  const replyTo = useReplyToItem();
  const notes = useDaysNotes(sent, "departures");
  const { adults, children = "", start_time: time } = sent;
  const facts = [
    { label: quote("reference"), value: sent.reference && <bdi dir="ltr">{sent.reference}</bdi> },
    { label: t("date"), value: inWords(sent.date) },
    {
      label: departures("startTime"),
      value: time && departures("islandTime", { time: formatTime(time, language) }),
    },
    { label: t("participants"), value: adults === undefined ? sent.participants : Number(adults) + Number(children) },
    { label: departures("children"), value: Number(children) > 0 && Number(children) },
    { label: t("total"), value: sent.total && <Price amount={Number(sent.total)} /> },
    replyTo(sent.email),
  ];
  return (
    <FormSuccess
      sent={sent}
      title={t("sent")}
      body={t("sentBody")}
      notes={time ? notes : []}
      item={title}
      facts={facts}
      onStartOver={onAgain}
    />
  );
}
