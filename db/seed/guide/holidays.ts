import type { Day } from "#app/platform/dates/dates";
import type { SeededGuideItem } from "#db/seed/guide/item";

const HOLIDAY = { section: "practical", kind: "holiday", source: "Facts of the site, section 10" } as const;

function yearly(key: string, starts_on: Day, title: SeededGuideItem["title"]): SeededGuideItem {
  return { key, ...HOLIDAY, title, starts_on, repeats_yearly: true };
}

/** Days that follow the moon are not known years ahead: until somebody enters one, the guide says that it follows. */
function lunar(key: string, title: SeededGuideItem["title"]): SeededGuideItem {
  return { key, ...HOLIDAY, title, is_about: true };
}

function ramadan(key: string, starts_on: Day, ends_on: Day): SeededGuideItem {
  return {
    key,
    ...HOLIDAY,
    title: {
      en: "Ramadan",
      fr: "Ramadan",
      es: "Ramadán",
      it: "Ramadan",
      de: "Ramadan",
      ru: "Рамадан",
      zh: "斋月",
      ar: "شهر رمضان",
      sw: "Ramadhani",
    },
    body: {
      en: "By day nobody eats, drinks or smokes in public, and most places to eat in town stay closed until sunset. Kitchens for visitors keep serving their guests. Evenings are lively; be patient on the road.",
      fr: "Dans la journée, personne ne mange, ne boit ni ne fume en public, et en ville la plupart des restaurants restent fermés jusqu’au coucher du soleil. Les tables destinées aux visiteurs continuent de servir. Les soirées sont animées\u202f; sur la route, soyez patients.",
      es: "De día nadie come, bebe ni fuma en público, y en los pueblos casi todos los locales de comida cierran hasta la puesta del sol. Las cocinas para visitantes siguen atendiendo a sus huéspedes. Las noches son animadas; en la carretera, ten paciencia.",
      it: "Di giorno nessuno mangia, beve o fuma in pubblico, e in città quasi tutti i locali restano chiusi fino al tramonto. Le cucine per i visitatori continuano a servire gli ospiti. Le sere sono animate; per strada porta pazienza.",
      de: "Tagsüber isst, trinkt und raucht niemand in der Öffentlichkeit, und die meisten Lokale in den Orten bleiben bis Sonnenuntergang geschlossen. Küchen für Reisende bedienen ihre Gäste weiter. Die Abende sind lebhaft; haben Sie auf der Straße Geduld.",
      ru: "Днём на людях никто не ест, не пьёт и не курит, большинство закусочных в\u00a0городах закрыто до заката. Кухни для приезжих по-прежнему кормят гостей. Вечера оживлённые; на дороге запаситесь терпением.",
      zh: "白天请勿在公共场所饮食或吸烟，镇上大多数餐馆日落后才开门。接待游客的厨房照常供餐。夜晚很热闹；路上请多些耐心。",
      ar: "لا يأكل أحد ولا يشرب ولا يدخن في الأماكن العامة نهارًا، وتبقى معظم مطاعم البلدات مغلقة حتى الغروب. أما مطابخ الزوار فتواصل خدمة ضيوفها. الأمسيات مفعمة بالحياة؛ يُرجى التحلي بالصبر على الطريق.",
      sw: "Mchana watu hawali, hawanywi wala kuvuta sigara hadharani, na sehemu nyingi za kula mjini hufungwa hadi magharibi. Jikoni za wageni huendelea kuwahudumia. Jioni huwa na shamrashamra; uwe na subira barabarani.",
    },
    starts_on,
    ends_on,
    is_about: true,
  };
}

/** The seven fixed days, what is known of Ramadan, and the three whose days follow. Nothing else. */
export const HOLIDAYS: SeededGuideItem[] = [
  yearly("revolution-day", "2026-01-12", {
    en: "Zanzibar Revolution Day",
    fr: "Fête de la Révolution de Zanzibar",
    es: "Día de la Revolución de Zanzíbar",
    it: "Giorno della Rivoluzione di Zanzibar",
    de: "Tag der Revolution von Sansibar",
    ru: "День революции на Занзибаре",
    zh: "桑给巴尔革命日",
    ar: "يوم ثورة زنجبار",
    sw: "Siku ya Mapinduzi ya Zanzibar",
  }),
  yearly("karume-day", "2026-04-07", {
    en: "Karume Day",
    fr: "Journée Karume",
    es: "Día de Karume",
    it: "Giorno di Karume",
    de: "Karume-Tag",
    ru: "День Каруме",
    zh: "卡鲁姆日",
    ar: "يوم كارومي",
    sw: "Siku ya Karume",
  }),
  yearly("union-day", "2026-04-26", {
    en: "Union Day",
    fr: "Fête de l’Union",
    es: "Día de la Unión",
    it: "Giorno dell’Unione",
    de: "Tag der Union",
    ru: "День Союза",
    zh: "联合日",
    ar: "يوم الاتحاد",
    sw: "Siku ya Muungano",
  }),
  yearly("workers-day", "2026-05-01", {
    en: "Workers’ Day",
    fr: "Fête du Travail",
    es: "Día del Trabajo",
    it: "Festa dei lavoratori",
    de: "Tag der Arbeit",
    ru: "День труда",
    zh: "劳动节",
    ar: "عيد العمال",
    sw: "Siku ya Wafanyakazi",
  }),
  yearly("saba-saba", "2026-07-07", {
    en: "Saba Saba",
    fr: "Saba Saba",
    es: "Saba Saba",
    it: "Saba Saba",
    de: "Saba Saba",
    ru: "Саба-Саба",
    zh: "七七节（Saba Saba）",
    ar: "سابا سابا",
    sw: "Sabasaba",
  }),
  yearly("nane-nane", "2026-08-08", {
    en: "Farmers’ Day (Nane Nane)",
    fr: "Fête des agriculteurs (Nane Nane)",
    es: "Día de los agricultores (Nane Nane)",
    it: "Giorno degli agricoltori (Nane Nane)",
    de: "Tag der Bauern (Nane Nane)",
    ru: "День земледельца (Нане-Нане)",
    zh: "农民节（Nane Nane）",
    ar: "يوم المزارعين (ناني ناني)",
    sw: "Siku ya Wakulima (Nanenane)",
  }),
  yearly("independence-day", "2026-12-09", {
    en: "Independence Day of Tanganyika",
    fr: "Fête de l’indépendance du Tanganyika",
    es: "Día de la Independencia de Tanganica",
    it: "Giorno dell’indipendenza del Tanganica",
    de: "Unabhängigkeitstag Tanganjikas",
    ru: "День независимости Танганьики",
    zh: "坦噶尼喀独立日",
    ar: "عيد استقلال تنجانيقا",
    sw: "Siku ya Uhuru wa Tanganyika",
  }),
  ramadan("ramadan-2026", "2026-02-18", "2026-03-19"),
  ramadan("ramadan-2027", "2027-02-08", "2027-03-09"),
  lunar("eid-al-fitr", {
    en: "Eid al-Fitr",
    fr: "Aïd el-Fitr",
    es: "Eid al-Fitr",
    it: "Eid al-Fitr",
    de: "Eid al-Fitr",
    ru: "Ид аль-Фитр",
    zh: "开斋节",
    ar: "عيد الفطر",
    sw: "Eid al-Fitr",
  }),
  lunar("eid-al-adha", {
    en: "Eid al-Adha",
    fr: "Aïd el-Adha",
    es: "Eid al-Adha",
    it: "Eid al-Adha",
    de: "Eid al-Adha",
    ru: "Ид аль-Адха",
    zh: "宰牲节",
    ar: "عيد الأضحى",
    sw: "Eid al-Adha",
  }),
  lunar("maulid", {
    en: "Maulid, the Prophet’s birthday",
    fr: "Maoulid, naissance du Prophète",
    es: "Mulid, nacimiento del Profeta",
    it: "Maulid, nascita del Profeta",
    de: "Maulid, Geburtstag des Propheten",
    ru: "Маулид, день рождения Пророка",
    zh: "圣纪节",
    ar: "المولد النبوي",
    sw: "Maulidi",
  }),
];
