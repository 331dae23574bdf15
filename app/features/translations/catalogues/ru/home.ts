import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const home: CataloguePart<"home"> = {
  home: {
    eyebrow: "Остров Пемба, Танзания",
    heroTitle: "Рай никуда *не спешит*",
    lead: "Пройти на дау под парусом сквозь мангры, уснуть над рифом или начать новую жизнь у моря: на Пембе всё это устроят люди, которые здесь живут.",
    seeExperiences: "Выбрать впечатление",
    seeProperties: "Посмотреть недвижимость",
    experiencesEyebrow: "Впечатления",
    experiencesTitle: "Дни, ради которых стоит плыть",
    allExperiences: "Все впечатления",
    scroll: "Прокрутить вниз",
  },
};
