import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "التجارب",
    stays: "الإقامات",
    travel: "السفر",
    discover: "اكتشاف بيمبا",
    realEstate: "العقارات",
    investment: "الاستثمار",
    culture: "الثقافة",
    business: "الأعمال",
  },
  blog: {
    metaTitle: "مدونة بيمبا: المدّ والقرنفل والأرض وطرق الوصول",
    metaDescription:
      "مقالات قصيرة من بيمبا (بمبا)، الجزيرة الخضراء في تنزانيا: المدّ والمراكب، والقرنفل والعادات، وأين تقيمون، وكيف تصلون، وما تكلّفه الأرض حقًا.",
    eyebrow: "المدونة",
    title: "حكايات من جزيرة لا تستعجل",
    lead: "تُكتب في الجزيرة، بعد الغداء في الغالب.",
    filters: "تصفية المقالات",
    search: "بحث",
    searchHint: "البحث في المقالات",
    category: "الفئة",
    all: "الكل",
    read: "قراءة المقال",
    count:
      "{n, plural, zero {لا مقالات} one {مقال واحد} two {مقالان} few {<b>#</b> مقالات} other {<b>#</b> {n, plural, many {مقالًا} other {مقال}}}}",
    emptyTitle: "لم يكتب أحد عن هذا بعد",
    emptyBody: "لا توجد مقالات توافق هذا البحث. قد تفيد كلمة أقصر أو فئة أخرى.",
    noneTitle: "الحبر لم يجفّ بعد",
    noneBody: "لا توجد مقالات معروضة في الوقت الحالي. يُرجى العودة لاحقًا.",
  },
  article: {
    back: "العودة إلى المدونة",
    inEnglish: "لم يُترجم هذا المقال بعد، وهو معروض هنا بالإنجليزية.",
    video: "فيديو: {title}",
    keepReading: "مقالات أخرى",
    all: "كل المقالات",
    notFoundTitle: "المقال غير موجود",
    notFoundBody: "المقال الذي تبحثون عنه غير موجود أو أُزيل.",
  },
};
