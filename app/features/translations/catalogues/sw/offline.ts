import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const offline: CataloguePart<"offline"> = {
  kept: {
    keep: "Hifadhi kwa matumizi bila mtandao",
    open: "Kinachofunguka bila mtandao",
    offline: "Huna mtandao. Taarifa hizi ni za {day}.",
    slow: "Mtandao ni wa polepole. Taarifa hizi ni za {day}.",
  },
  offline: {
    title: "Pemba bila mtandao",
    lead: "Unachohifadhi hapa hufunguka hata ufukweni, ambako hakuna mtandao.",
    missing: "Huna mtandao, na ukurasa huu haujahifadhiwa kwenye kifaa hiki:",
    again: "Jaribu tena",
    emergency: "Nambari za dharura",
    kept: "Vilivyohifadhiwa kwenye kifaa hiki",
    nothing: "Bado hakuna kitu, isipokuwa ukurasa huu.",
    guide: "Mwongozo wa safari",
    map: "Ramani",
    saved: "Ulivyohifadhi",
    asOf: "taarifa za {day}",
    keepTitle: "Hifadhi kwa matumizi bila mtandao",
    keepBody:
      "Mwongozo wa safari, ramani, orodha yako na kurasa zilizomo, kwa lugha hii. Takriban MB 1, na kidogo zaidi kwa kila ulichohifadhi.",
    keeping: "Inasoma ukurasa wa {done} kati ya {all}…",
    done: "Tayari. Sasa vyote hufunguka bila mtandao.",
    bare: "Tayari, lakini bila picha zote: hazikusomeka, au kifaa hiki hakina nafasi ya kutosha.",
    full: "Kifaa hiki hakina nafasi ya kutosha. Vilivyohifadhiwa awali bado vipo.",
    failed: "Haikufanikiwa. Vilivyohifadhiwa awali bado vipo. Tafadhali jaribu tena.",
    remove: "Ondoa vyote vilivyohifadhiwa",
    removed: "Vyote vimeondolewa. Hakuna kitakachohifadhiwa tena hadi utakapoomba.",
    unsupported: "Kivinjari hiki hakiwezi kuhifadhi kurasa.",
  },
};
