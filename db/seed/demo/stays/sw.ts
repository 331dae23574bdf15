import type { StayWords } from "#db/seed/demo/stays/en";

export const sw: StayWords = {
  "kigomasha-water-rooms": {
    name: "Vyumba Juu ya Maji, Kigomasha",
    description:
      "Vyumba vinane vya makuti vimesimama kwenye nguzo juu ya ghuba tulivu, kwenye ncha ya kaskazini, vikiunganishwa na njia ya mbao, na karibu hakuna kingine. Maji yakijaa unashuka ngazi zako mwenyewe na kuogelea; yakipwa unawatazama wavuvi wa pweza wakipita kwa miguu pale ulipoogelea.\n\nBoti huenda mwambani baada ya kifungua kinywa na kurudi wakati wa chakula cha mchana. Kuna chumba kidogo cha mazoezi kwa anayesutwa na nafsi, na jukwaa la kukandwa kwa asiyesutwa. Kipande cha mwisho cha njia ni kibovu, kwa hiyo acha tukutumie gari.",
  },
  "makuti-house-vumawimbi": {
    name: "Nyumba ya Makuti, Vumawimbi",
    description:
      "Nyumba mbili pacha zilizoezekwa makuti yaliyofungwa kwa mkono, bwawa refu katikati, na mita sitini za mchanga unaokanyagwa na kaa wengi kuliko watu. Kifungua kinywa huletwa ukishajitokeza; mlinzi wa usiku anazijua nyota kwa majina yake ya Kiswahili.\n\nVyumba vinne vya kulala vinafungukia bustanini. Jiko ni lako, au la Mama Asha ukipenda kula vizuri. Wi-Fi inafika kwenye sofa na kukata tamaa ufukweni, jambo ambalo sisi tunalihesabu kuwa faida.",
  },
  "tumbe-tide-hotel": {
    name: "Hoteli ya Bamvua, Tumbe",
    description:
      "Vyumba kumi juu ya ghuba ya Tumbe, kila kimoja na kitanda cha ukubwa wa mashua ndogo na milango inayofungukia baharini. Mnada wa samaki huanza huko chini ukiwa bado umelala; ikifika saa 3 asubuhi, samaki walio bora wako jikoni kwetu.\n\nWageni wengi huja kuona magofu ya Chwaka, kisha hunogewa na baraza. Kama usingizi wako ni mwepesi, omba chumba cha nyuma: wavuvi huchangamka mapema, na sababu ya kunong’ona hawaioni.",
  },
  "the-lantern-terrace": {
    name: "Baraza la Fanusi",
    description:
      "Fundo ni kisiwa cha familia za wavuvi, unavuka kwa boti kutoka Wete, na hii ndiyo nyumba yenye baraza: pana, linalotazama magharibi, na linaloangazwa na fanusi thelathini ambazo Seif huzijaza kila alasiri. Vyumba vitatu vya kulala, bwawa dogo la kujichovya, na mpishi anayeamua chakula cha jioni baada ya kuona boti imeleta nini.\n\nBarabara haipo, kwa hiyo na maegesho hayapo. Boti inayokuja kukuchukua inabaki kwa shughuli zako. Chukua kile kitabu unachosema kila mara kwamba utakimaliza: jioni ni ndefu na Wi-Fi haina haraka.",
  },
  "wete-terraces": {
    name: "Roshani za Wete",
    description:
      "Fleti za vyumba viwili vya kulala kwenye kilima juu ya bandari ya Wete, zenye roshani pana kiasi cha kuanika vazi la kuzamia na kula kifungua kinywa kwa wakati mmoja. Jikoni kuna visu vikali, na katika fleti za likizo hivyo ni adimu kuliko mandhari ya bahari.\n\nSoko liko dakika sita ukiteremka, na dakika tisa ukipanda kurudi. Giza likianza kuingia, popo wa Pemba huondoka kwenye miti ya mjini na kukatiza anga mbele yako bila haraka, kama watu wanaotoka kazini kwenda nyumbani.",
  },
  "misali-deck-camp": {
    name: "Kambi ya Misali, Wesha",
    description:
      "Mahema sita makubwa juu ya majukwaa ya mbao kando ya maji, Wesha, mahali zinapoondokea boti za kwenda Misali. Kisiwa chenyewe wameachiwa kasa na askari wa hifadhi; sisi tunalala upande huu, na asubuhi tunakuwa wa kwanza kuvuka.\n\nChakula cha jioni huandaliwa chini ya paa la makuti: samaki wa kuchoma, wali wa nazi, ndimu za mti ulio nyuma ya jiko. Taa na feni zinatumia umeme wa jua, mengine yote yanafanywa na bahari. Kayaki ni bure kila maji yanapokubali.",
  },
  "ukili-house": {
    name: "Nyumba ya Ukili",
    description:
      "Nyumba ya mawe ya matumbawe katika sehemu ya zamani ya Chake Chake: mlango wa nakshi, vyumba tisa, na ua wa ndani unaobaki baridi hata mtaa ukichemka. Jina limetokana na ukili, msuko wa majani ya mkindu unaofunika sakafu.\n\nKifungua kinywa ni mandazi, matunda na kahawa ya tangawizi, juu ya paa, mji ukianza pilika huko chini. Soko liko hatua chache tu, na uwanja wa ndege ni dakika kumi na tano. Vyumba vya familia vinalaza watu wanne na kusamehe kelele nyingi.",
  },
  "nyumba-ya-kusi": {
    name: "Nyumba ya Kusi, Wambaa",
    description:
      "Kusi ni upepo wa kusini, na kuanzia Aprili hadi Oktoba nyumba hii inalistahili jina lake: vyumba vitano vya kulala vilivyopangwa mstari mmoja, madirisha ya mbao pande zote mbili, na upepo unaoingia kutoka kilimani na kutokea baharini. Bustani inapoishia ndipo ufukwe wa Wambaa unapoanza.\n\nMezani wanaenea watu kumi na, cha kushangaza zaidi, jikoni pia. Mtunza nyumba huja kila asubuhi, boti inaweza kukuchukua hapo hapo mchangani, na bwawa lina upande wa maji mafupi kwa wale ambao bado hawajui kuyasoma haya.",
  },
  "mkarafuu-court": {
    name: "Ua wa Mkarafuu",
    description:
      "Mkarafuu ulioipa nyumba jina bado umesimama uani mwa jengo hili dogo, kwenye mgongo wa kilima cha Chake Chake. Kila fleti ina vyumba viwili vya kulala, sofa inayogeuka kuwa chumba cha tatu, mashine ya kufulia na meza ya kazi inayotazama dirisha.\n\nWatu huja kufanya kazi kwa wiki moja, wakabaki mbili. Pemba umeme hukatika; hapa betri hushika zamu na maongezi yako ya simu yanaendelea, utake usitake. Chumba cha mazoezi kina mashine sita na feni moja, kwa hiyo wahi.",
  },
  "kivuli-cha-mwembe": {
    name: "Kivuli cha Mwembe, Mkoani",
    description:
      "Mwembe wenyewe upo, na kivuli chake hufunika nusu ya ua na sehemu kubwa ya alasiri. Vyumba saba vya kawaida, safi, vyenye vyandarua na feni, dakika tano za kupanda kutoka bandari ya Mkoani.\n\nMeli ikichelewa tunakupokea, safari ikiwa alfajiri kifungua kinywa kinawahi, na tunajua wiki hii ni meli gani inayosafiri. Kila chumba kina runinga, na kubwa zaidi iko uani: hiyo ni ya mpira. Kutoka roshanini unaona bandari, visiwa vidogo, na mgeni anayefuata.",
  },
};
