import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const experiences: CataloguePart<"experiences"> = {
  category: {
    water: "الأنشطة البحرية",
    culture: "جولات ثقافية",
    adventure: "مغامرات",
    food: "المأكولات",
    wellness: "الاستجمام والعافية",
    nature: "الطبيعة",
  },
  duration: {
    short: "ساعة إلى ساعتين",
    halfDay: "نصف يوم",
    fullDay: "يوم كامل",
    multiDay: "عدة أيام",
    hours: "{n, plural, zero {# ساعة} one {ساعة واحدة} two {ساعتان} few {# ساعات} many {# ساعة} other {# ساعة}}",
    days: "{n, plural, zero {# يوم} one {يوم واحد} two {يومان} few {# أيام} many {# يومًا} other {# يوم}}",
  },
  experienceCard: {
    from: "ابتداءً من <b>\u2066{price}\u2069</b> للشخص",
  },
  experiences: {
    mapLabel: "خريطة التجارب في هذه الصفحة",
    metaTitle: "أنشطة وجولات في جزيرة بيمبا: مراكب شراعية وشعاب وغابة وقرنفل",
    metaDescription:
      "إبحار بمركب شراعي، وغطس سطحي في ميسالي، ومشي في غابة نغيزي، وطبخ بالقرنفل. مجموعات صغيرة مع مرشدين من بيمبا (بمبا)، الجزيرة الخضراء، والسعر للشخص.",
    eyebrow: "التجارب",
    title: "أنشطة وجولات في بيمبا",
    lead: "مجموعات صغيرة، ومرشدون من أهل الجزيرة، ومراكب تبحر مع المدّ.",
    filters: "تصفية التجارب",
    category: "الفئة",
    allCategories: "كل الفئات",
    price: "السعر للشخص",
    allPrices: "كل الأسعار",
    priceUnder: "أقل من \u2066{price}\u2069",
    priceBetween: "من \u2066{from}\u2069 إلى \u2066{to}\u2069",
    priceOver: "\u2066{price}\u2069 فأكثر",
    duration: "المدة",
    allDurations: "كل المدد",
    all: "الكل",
    count:
      "{n, plural, zero {لا تجارب} one {تجربة واحدة} two {تجربتان} few {<b>#</b> تجارب} other {<b>#</b> {n, plural, many {تجربة} other {تجربة}}}}",
    emptyTitle: "لا مراكب مع هذا المدّ",
    emptyBody: "لا توجد تجارب بهذه المواصفات. قد يفيد توسيع نطاق السعر أو اختيار مدة أخرى.",
    noneTitle: "المرفأ خالٍ حتى الآن",
    noneBody: "لا توجد تجارب معروضة في الوقت الحالي. يُرجى العودة لاحقًا.",
  },
  experience: {
    share: "مشاركة هذه التجربة",
    back: "العودة إلى كل التجارب",
    smallGroup: "مجموعة صغيرة",
    perPerson: "للشخص",
    included: "ما يشمله السعر",
    important: "للعلم:",
    minimumAge:
      "الحد الأدنى للعمر {age, plural, zero {# سنة} one {سنة واحدة} two {سنتان} few {# سنوات} many {# سنة} other {# سنة}}.",
    video: "فيديو: {title}",
    notFoundTitle: "التجربة غير موجودة",
    notFoundBody: "التجربة التي تبحثون عنها غير موجودة أو أُزيلت.",
    notIncluded: "لا يشمل السعر",
    bring: "ما تحضرونه معكم",
    cancellation: "الإلغاء",
    fromPeople:
      "{n, plural, zero {من # أشخاص فأكثر} one {من شخص واحد فأكثر} two {من شخصين فأكثر} few {من # أشخاص فأكثر} many {من # شخصًا فأكثر} other {من # شخص فأكثر}}",
  },
};
