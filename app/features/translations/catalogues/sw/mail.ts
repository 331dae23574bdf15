import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const mail: CataloguePart<"mail"> = {
  mail: {
    greeting: "Habari {name},",
    greetingNameless: "Habari,",
    subjectBooking: "Ombi lako la kuweka nafasi: {item}",
    subjectMessage: "Ujumbe wako umetufikia",
    subjectQuestion: "Ulizo lako: {item}",
    subjectOffer: "Tangazo lako limetufikia",
    introBooking: "Ombi lako la kuweka nafasi limetufikia. Haya ndiyo uliyoomba:",
    introMessage:
      "Ujumbe wako umetufikia. Mtu aliye hapa kisiwani atausoma na kukujibu, mara nyingi ndani ya siku moja.",
    introQuestion: "Ulizo lako kuhusu mali hii limetufikia. Wakala atawasiliana nawe hivi karibuni.",
    introOffer: "Asante kwa kututangazia mali yako. Haya ndiyo yaliyotufikia:",
    nextBooking: "Tutaangalia tarehe, kisha tutakuandikia. Nafasi bado haijawekwa, na hulipi chochote sasa.",
    nextOffer: "Timu yetu itaikagua kabla haijaonekana kwenye tovuti, na itakuandikia kama kuna kinachokosekana.",
    line: "{label}: {value}",
    checkOutAfter: "{day} ({n, plural, one {usiku #} other {usiku #}})",
    returnAfter: "{day} ({n, plural, one {siku #} other {siku #}})",
    withDriver: "Pamoja na dereva",
    withoutDriver: "Bila dereva",
    reply: "Kuna kosa, au una swali? Jibu tu ujumbe huu.",
    closing: "Tutaonana hivi karibuni,",
    team: "Timu ya {brand}",
    reason:
      "Umepokea ujumbe huu kwa sababu anwani hii iliandikwa kwenye fomu ya tovuti yetu. Kama si wewe, huna haja ya kufanya lolote.",
  },
};
