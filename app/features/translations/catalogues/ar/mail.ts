import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "مرحبًا {name}،",
    greetingNameless: "مرحبًا،",
    subjectBooking: "طلب حجزكم: {item}",
    subjectMessage: "وصلتنا رسالتكم",
    subjectQuestion: "استفساركم: {item}",
    subjectOffer: "وصلنا عرض عقاركم",
    introBooking: "وصلنا طلب حجزكم. وهذه تفاصيله:",
    introMessage: "وصلتنا رسالتكم. سيقرؤها أحدنا في الجزيرة ويردّ عليكم، خلال يوم في العادة.",
    introQuestion: "وصلنا استفساركم عن هذا العقار. سيتواصل معكم الوكيل قريبًا.",
    introOffer: "شكرًا لعرض عقاركم علينا. وهذا ما وصلنا:",
    nextBooking: "سنراجع المواعيد ثم نكتب إليكم. لم يُحجز شيء بعد، ولا يُطلب الدفع الآن.",
    nextOffer: "سيراجعه فريقنا قبل نشره على الموقع، وسنكتب إليكم إن نقص شيء.",
    line: "{label}: {value}",
    checkOutAfter:
      "{day} ({n, plural, zero {# ليلة} one {ليلة واحدة} two {ليلتان} few {# ليالٍ} many {# ليلة} other {# ليلة}})",
    returnAfter:
      "{day} ({n, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}})",
    withDriver: "مع سائق",
    withoutDriver: "بدون سائق",
    reply: "هل من خطأ أو سؤال؟ يكفي الرد على هذه الرسالة.",
    closing: "إلى لقاء قريب،",
    team: "فريق {brand}",
    reason: "وصلتكم هذه الرسالة لأن هذا العنوان كُتب في أحد نماذج موقعنا. إن لم تكونوا من كتبه فلا حاجة إلى فعل أي شيء.",
  },
};
