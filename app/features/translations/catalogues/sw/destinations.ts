import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const destinations: CataloguePart<"destinations"> = {
  destinations: {
    beaches: "Fukwe",
    forest: "Msitu",
    culture: "Utamaduni",
    activities: "Cha kufanya huko",
    seeExperiences: "Tazama matembezi",
    contactUs: "Wasiliana nasi",
  },
  destinationBeaches: {
    metaTitle: "Fukwe za asili za Pemba: Vumawimbi, Misali na mafungu",
    metaDescription:
      "Fukwe tano za Pemba na cha kufanya huko: upinde mrefu wa Vumawimbi, Kigomasha, Misali, Wambaa, na mafungu ya mchanga yanayoibuka na kuzama.",
    title: "Fukwe za asili",
    lead: "Hapa mchanga usio na nyayo si ahadi. Ndiyo hali ya kawaida saa moja asubuhi.",
    intro:
      "Mchanga ulio bora Pemba umejificha: nyuma ya vilima vya karafuu, mwisho wa barabara nyekundu, au katikati ya bahari kwa saa tatu tu kila siku.",
    vumawimbi: "Vumawimbi",
    vumawimbiBody:
      "Upinde mrefu mweupe, msitu ukiwa ukuta wake wa nyuma, na mchangani hakuna kijiji. Ndio uwanja bora wa mpira kisiwani, hadi maji yajae.",
    kigomasha: "Kigomasha",
    kigomashaBody:
      "Upande wa magharibi wa ncha ya kaskazini: shwari maji yakijaa, matumbawe karibu, na machweo upande unaofaa.",
    misali: "Misali",
    misaliBody:
      "Saa moja kwa boti: kisiwa kidogo chenye msitu na askari wa hifadhi, ufukwe mmoja wa mchanga, duka hakuna, na pomboo mkondoni asubuhi ukibahatika.",
    sandbanks: "Mafungu yanayotoweka",
    sandbanksBody:
      "Maji yakipwa, mafungu yapo; ikifika saa ya chakula cha mchana, hayapo. Nahodha wako anaijua ratiba; ratiba ni mwezi.",
    wambaa: "Wambaa",
    wambaaBody:
      "Ufukwe mrefu unaotazama magharibi, kaskazini mwa Mkoani. Njoo na muhogo wa kuchoma, utazame vyombo vikirudi nyumbani.",
    activitiesTitle: "Mwendo wa aina tatu, wote wa pole",
    inWater: "Ndani ya maji",
    snorkel: "Ogelea ukingoni mwa matumbawe, Misali",
    dive: "Zamia kwenye ukuta wa Pemba",
    diveWeek: "Siku tano chini ya maji",
    onWater: "Juu ya maji",
    sail: "Panda jahazi jua likizama",
    dolphins: "Pomboo wa alfajiri",
    paddle: "Piga kasia kwenye mikoko",
    onSand: "Mchangani",
    sandbankLunch: "Chakula cha mchana kwenye fungu la mchanga",
    camp: "Lala hemani kando ya maji",
    nothing: "Usifanye lolote kabisa",
    callTitle: "Chagua ufukwe, boti tunaleta sisi",
    callBody: "Nusu siku inatosha. Siku nzima ni bora zaidi.",
  },
  destinationForest: {
    metaTitle: "Msitu uliostawi wa Pemba: Ngezi, mikoko na popo",
    metaDescription:
      "Tembea msitu wa Ngezi na mwongozaji, piga kasia kwenye mikoko, na utafute popo, bundi na ninga ambao huishi Pemba tu.",
    title: "Msitu uliostawi",
    lead: "Pemba imekuwa kisiwa kwa mamilioni ya miaka. Msitu uliutumia muda huo kujipatia wanyama wake wenyewe.",
    intro:
      "Zamani sehemu kubwa ya magharibi ilikuwa hivi: miti mirefu, unyevu, na ndege tele. Kilichobaki kiko kaskazini, na kinataka mwongozaji, viatu vizuri na sauti ya chini.",
    ngezi: "Msitu wa Ngezi",
    ngeziBody:
      "Kama hekta 1,440 baada ya kupita Konde, zinazofanana zaidi na msitu wa milimani kuliko wa pwani. Mzunguko mfupi ni saa moja; njia ndefu hutokea Vumawimbi baada ya saa tatu au nne.",
    creeks: "Mikono ya bahari yenye mikoko",
    creeksBody:
      "Aina zote kumi za mikoko ya Tanzania huota pwani ya magharibi. Maji yakijaa unapiga kasia chini ya matawi. Yakipwa, kaa hurudishiwa mahali pao.",
    wildlifeEyebrow: "Wanapatikana hapa tu",
    wildlifeTitle: "Majirani watatu wasio na anwani nyingine",
    flyingFox: "Popo wa Pemba",
    flyingFoxBody:
      "Popo mla matunda ambaye upana wa mabawa yake unazidi mita moja. Mwaka 1989 ilihofiwa kuwa amekaribia kutoweka; sasa vijiji hulinda malalo yake, na miti ya Kidike imejaa tena.",
    owl: "Bundi wa Pemba",
    owlBody:
      "Kwanza unamsikia, kisha unamwona. Usiku msituni Ngezi mwongozaji anasimama, tochi inainuka, na macho mawili yanakutazama kutoka juu.",
    pigeon: "Ninga wa Pemba",
    pigeonBody:
      "Kijani ndani ya kijani, kileleni mwa mti wa matunda. Nenda mapema, na mwamini mwongozaji akikuambia ni jani lipi.",
    activitiesTitle: "Tembea, subiri, tazama juu",
    onFoot: "Kwa miguu",
    loop: "Ngezi na mwongozaji wa msitu",
    kidike: "Popo wa Pemba, Kidike",
    baobabs: "Mibuyu na vijighuba vya mawe, Vitongoji",
    byPaddle: "Kwa kasia",
    kayak: "Kayaki maji yakijaa",
    birds: "Mdiria kabla ya kifungua kinywa",
    crabs: "Kaa wa minazi, Misali",
    afterDark: "Giza likiingia",
    nightWalk: "Matembezi ya usiku: bundi na komba",
    stars: "Hemani, chini ya nyota nyingi kuliko unazohitaji",
    massage: "Mafuta ya karafuu kwa miguu iliyochoka",
    callTitle: "Njoo na viatu, mwongozaji tunaleta sisi",
    callBody: "Saa mbili zinatosha kuanza. Alfajiri na jioni ni bora zaidi.",
  },
  destinationCulture: {
    metaTitle: "Urithi wa utamaduni wa Pemba: magofu, milango, karafuu",
    metaDescription:
      "Miji ya mawe kati ya mikoko, milango ya nakshi, mavuno ya karafuu, kanga na vyombo vilivyoundwa kwa jicho: Pemba inatunza nini, na jinsi ya kuona kwa adabu.",
    title: "Urithi wa utamaduni",
    lead: "Urithi huu umetoka kwa Waswahili, Waomani na Washirazi, lakini ni wa Kipemba kabisa. Salamu za hapa huchukua muda. Ndiyo kazi yake.",
    intro:
      "Miaka elfu moja ya biashara imeacha miji ya mawe kwenye rasi, milango ya nakshi kwenye mitaa ya soko, na karafuu karibu kwenye kila jamvi.",
    ruins: "Magofu ya Ras Mkumbuu",
    ruinsBody:
      "Msikiti, makaburi yenye nguzo na nyumba kwenye ncha ya rasi ndefu, vingi vikiwa vya karne ya 13 na ya 14. Njia bora ya kufika ni kwa boti.",
    doors: "Soko na milango, Chake Chake",
    doorsBody:
      "Soko lililopamba moto, mahakama ya zamani yenye saa yake, na milango ambayo nakshi zake zinakueleza nani aliishi ndani.",
    cloves: "Mavuno ya karafuu",
    clovesBody:
      "Matumba huchumwa kwa mkono, familia nzima huyachambua kutoka kwenye makonyo, kisha huanikwa juu ya majamvi. Mashamba ya zamani yalilimwa na watu waliotiwa utumwani hadi 1897; tangu Mapinduzi ya 1964, mikarafuu mingi iko kwenye mashamba ya familia ya eka tatu tatu.",
    traditionsEyebrow: "Zinaishi, si maonyesho",
    traditionsTitle: "Mila mbili unazoweza kuzikuta njiani",
    kanga: "Kanga husema",
    kangaBody:
      "Kitambaa cha maua chenye usemi wa Kiswahili pembeni. Hutolewa harusini, huvaliwa kila siku, na husema ambalo mwenyewe asingependa kulitamka.",
    boats: "Vyombo vinavyoundwa kwa jicho",
    boatsBody:
      "Majahazi na ngalawa huchongwa kwa tezo na kukalafatiwa kwa mkono, hapo hapo ufukweni. Michoro hakuna. Siku ya mashindano ndipo unapoona jicho la nani lilikuwa bora.",
    activitiesTitle: "Hodi kwanza, kisha keti",
    walk: "Tembea, tazama",
    doorsWalk: "Milango ya nakshi ya Chake Chake",
    mkumbuuBoat: "Ras Mkumbuu kwa boti",
    market: "Soko kabla ya saa tatu asubuhi",
    taste: "Pika, onja",
    cloveLunch: "Chakula cha mchana kwenye shamba la karafuu",
    kitchen: "Jioni jikoni Wete",
    spices: "Nusa viungo ukiwa umefumba macho",
    join: "Jumuika",
    bullGame: "Mchezo wa ng’ombe, miezi ya kiangazi",
    race: "Siku ya mashindano ya ngalawa",
    bao: "Mchezo wa bao barazani",
    callTitle: "Tuambie unatamani kujua nini",
    callBody: "Tunajua tupige hodi kwa nani, na saa ngapi.",
  },
};
