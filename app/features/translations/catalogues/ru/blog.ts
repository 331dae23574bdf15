import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const blog: CataloguePart<"blog"> = {
  blogCategory: {
    experiences: "Впечатления",
    stays: "Проживание",
    travel: "Путешествия",
    discover: "Об острове",
    realEstate: "Недвижимость",
    investment: "Инвестиции",
    culture: "Культура",
    business: "Бизнес",
  },
  blog: {
    metaTitle: "Записки с Пембы: приливы, гвоздика, земля и дорога сюда",
    metaDescription:
      "Короткие статьи с острова Пемба в Танзании: приливы и лодки, гвоздика и обычаи, где остановиться, как добраться и сколько на самом деле стоит земля.",
    eyebrow: "Блог",
    title: "Записки неспешного острова",
    lead: "Пишем на острове, чаще всего после обеда.",
    filters: "Фильтр статей",
    search: "Поиск",
    searchHint: "Поиск по статьям",
    category: "Категория",
    all: "Все",
    read: "Читать статью",
    count: "{n, plural, one {<b>#</b> статья} few {<b>#</b> статьи} many {<b>#</b> статей} other {<b>#</b> статьи}}",
    emptyTitle: "Об этом ещё никто не написал",
    emptyBody: "По этому запросу статей не нашлось. Попробуйте слово покороче или другую категорию.",
    noneTitle: "Чернила ещё сохнут",
    noneBody: "Статей пока нет. Загляните, пожалуйста, позже.",
  },
  article: {
    back: "Назад в блог",
    inEnglish: "Эта статья ещё не переведена. Вы читаете её по-английски.",
    video: "Видео: {title}",
    keepReading: "Читайте дальше",
    all: "Все статьи",
    notFoundTitle: "Статья не найдена",
    notFoundBody: "Такой статьи нет, или её уже убрали с сайта.",
  },
};
