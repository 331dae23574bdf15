import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const replies: CataloguePart<"replies"> = {
  replies: {
    greeting: "مرحبًا {name}،",
    subjectBooking: "طلب حجزكم: {item}",
    subjectMessage: "رسالتكم إلى {brand}",
    subjectQuestion: "استفساركم: {item}",
    experience:
      "شكرًا لكم على طلب الحجز: {item}، {day}، {n, plural, zero {لا أشخاص} one {شخص واحد} two {شخصان} few {# أشخاص} many {# شخصًا} other {# شخص}}.",
    stay: "شكرًا لكم على طلب الحجز: {item}، من {from} إلى {to}، {n, plural, zero {لا ضيوف} one {ضيف واحد} two {ضيفان} few {# ضيوف} many {# ضيفًا} other {# ضيف}}.",
    vehicle: "شكرًا لكم على طلب الحجز: {item}، من {from} إلى {to}.",
    question: "شكرًا لاستفساركم عن «{item}».",
    message: "شكرًا لرسالتكم.",
    closing: "مع أطيب التحيات،",
  },
};
