import type { ReplyWords } from "#db/seed/demo/replies/en";

export const sw: ReplyWords = {
  airport: {
    text: "Habari {name},\n\nTunaweza kukupokea uwanja wa ndege wa Pemba. Chake Chake iko umbali wa kilomita 6 hivi, robo saa kwa gari. Tafadhali tutumie namba ya ndege, saa ya kuwasili na idadi ya mizigo yako. Kwenye ndege ndogo mizigo kwa kawaida haizidi kilo 15 hivi, katika mabegi laini.\n\nTutaonana hivi karibuni,\n{staff}",
  },
  deposit: {
    text: "Habari {name},\n\nAsante kwa kuweka nafasi: {item}, {days}, jumla {total}. Kabla ya kuithibitisha tunaomba malipo ya awali. Tuambie ungependa kulipa kwa njia gani, nasi tutakutumia maelezo. Tafadhali taja namba ya kumbukumbu {reference} unapolipa.\n\nKwa heshima,\n{staff}",
  },
  full: {
    text: "Habari {name},\n\nSamahani, siku ulizoomba ({days}) zimeshachukuliwa: {item}. Je, unaweza kuja mapema kidogo au baadaye kidogo? Tuambie siku zinazokufaa, nasi tutaangalia zilizo wazi.\n\nKwa heshima,\n{staff}",
  },
  directions: {
    text: "Habari {name},\n\nKutoka Chake Chake hadi Mkoani au Wete ni kilomita 30 hivi, dakika 45 kwa gari, na hadi Konde ni kilomita 40 hadi 45, saa moja au zaidi kidogo. Barabara kuu ina lami. Njia za kwenda ufukweni ni za mchanga au udongo, na huwa za polepole baada ya mvua. Magari huenda upande wa kushoto, mafuta hupatikana mijini tu, na usiku ni vizuri kuwa na dereva.\n\nSafari njema,\n{staff}",
  },
  thanks: {
    text: "Habari {name},\n\nAsante kwa kuja. Tunatumaini ulifurahia Pemba. Kama kuna jambo tunaloweza kuliboresha, tafadhali tuandikie: tunasoma kila neno. Na ukirudi kati ya Julai na Desemba hivi, utasikia harufu ya mavuno ya karafuu ukiwa barabarani.\n\nKwaheri,\n{staff}",
  },
};
