import type { ExperienceWords } from "#db/seed/demo/experiences/en";

export const sw: ExperienceWords = {
  "dhow-sunset": {
    title: "Jahazini jua likizama",
    description:
      "Tunang’oa nanga Wete saa moja kabla ya jua kuzama. Nahodha Juma anatweka tanga kwa mikono, injini inabaki pwani, na kwa saa mbili husikii ila kamba, maji na adhana ya Magharibi kutoka mjini.\n\nKatikati ya safari tunatia nanga kwenye fungu la mchanga kwa krispi za muhogo na chai ya tangawizi. Kisha tunarudi na upepo wa bahari unaokaribia kutulia, huku anga likifanya kazi yake.",
  },
  "misali-snorkel": {
    title: "Kuogelea juu ya matumbawe ya Misali",
    description:
      "Saa moja kwa boti kutoka Wesha kuna Misali: msitu, ufukwe mmoja mweupe na mwamba wa matumbawe. Ukipiga mapezi mara chache tu kutoka mchangani, umeshaufikia. Unaogelea na miwani juu ya matumbawe mapana kama meza, hadi sakafu ya bahari inapopotea na kubaki buluu tupu.\n\nBaada ya kuogelea mara ya kwanza kuna samaki wa kuchoma kivulini, na matembezi na askari wa hifadhi kutafuta kaa wa minazi. Kisha unarudi majini. Kasa huonekana mara nyingi, ila hatutoi ahadi.",
  },
  "ngezi-forest": {
    title: "Msitu wa Ngezi na popo wa Pemba",
    description:
      "Zamani msitu ulifunika eneo la magharibi mwa Pemba, na Ngezi ndiyo sehemu kubwa ya mwisho iliyobaki: miti mirefu, unyevu, na ndege wasiopatikana kwingine popote. Mwongozaji wa msitu anakuzungusha polepole, kupitia kinamasi, makangaga na magofu ya kiwanda cha zamani cha kupasua mbao.\n\nWakati wa kurudi tunasimama Kidike, ambako popo wa Pemba hulala wakining’inia kwenye miti ya makaburini. Tunapunguza sauti na kuwaacha walale.",
  },
  "clove-lunch": {
    title: "Chakula na viungo kwenye shamba la karafuu",
    description:
      "Harufu ya shamba inakupokea kabla hujaliona. Mwanaidi anakuonyesha jinsi karafuu zinavyochumwa, kuchambuliwa na kuanikwa kwenye majamvi. Kisha unafumba macho na kubahatisha kwa pua: mdalasini, kungumanga au iliki?\n\nChakula cha mchana kinapikwa kwa makumbi ya nazi: pweza wa nazi, pilau na embe mbichi. Wote hula kwa mkono wa kulia, na kuongezewa sahani ya pili si hiari.",
  },
  "carved-doors": {
    title: "Milango ya nakshi ya Chake Chake",
    description:
      "Matembezi mafupi ndani ya Chake Chake na mtu aliyekulia hapo: soko lililopamba moto, mahakama ya zamani yenye saa yake, na milango ambayo nakshi zake zinakueleza nani aliishi ndani.\n\nTunamalizia barazani, nje ya nyumba, kwa kahawa, tangawizi na wasaa wa kuuliza ulichotaka kuuliza.",
  },
  "dolphins-dawn": {
    title: "Pomboo wa alfajiri",
    description:
      "Boti inaondoka Mkoani bahari ikiwa bado ya kijivu na shwari. Pomboo wanaoruka wakijizungusha na pomboo wenye pua ya chupa huwinda mkondoni asubuhi mapema. Tunazima injini na kuwatazama kwa umbali wanaouchagua wao.\n\nKifungua kinywa ni humo humo botini: mandazi, matunda na chai tamu. Kuanzia Julai hadi Oktoba, nyangumi wenye nundu nao hupita.",
  },
  "mangrove-kayak": {
    title: "Kayaki kwenye mikoko maji yakijaa",
    description:
      "Maji yakijaa, mikono ya bahari iliyo chini ya mji wa Chake Chake hugeuka njia ya kijani. Unapiga kasia kati ya mizizi ya mikoko na ndege aina ya mdiria, mwongozaji akiwa mbele, na hakuna mwenye haraka.\n\nMaji ndiyo yanayopanga saa, kwa hiyo tunakujulisha muda wa kuondoka siku moja kabla. Hata kama hujawahi, karibu: maji yametulia na kina chake mara chache huzidi kimo chako.",
  },
  "two-tank-dive": {
    title: "Mbizi mbili kwenye ukuta wa Pemba",
    description:
      "Mbizi mbili kwenye miamba yenye miteremko mikali ya Mkondo wa Pemba: matumbawe laini, samaki aina ya mzia, na ukuta unaozidi kushuka chini yako. Mara nyingi unaona umbali wa mita 20 hadi 40, na mkondo ndio unaoamua tupite mlango gani.\n\nNi kwa wazamiaji wenye cheti na mazoea kiasi ya kuzamia ndani ya mkondo. Mitungi, vyuma vya uzito na chakula cha mchana vipo botini. Tuambie kipimo chako, vilivyobaki tunaleta sisi.",
  },
  "village-kitchen": {
    title: "Jioni jikoni Wete",
    description:
      "Fatma huipikia familia yake kila usiku, na leo unamsaidia: kukuna nazi kwa mbuzi, kukunja chapati, kuangalia samaki wa kupaka asiungue.\n\nKisha wote mnaketi mkekani na kula. Unarudi na mapishi yaliyoandikwa kwa lugha mbili, na harufu ya mkaa nguoni.",
  },
  "clove-massage": {
    title: "Mafuta ya karafuu na upepo wa bahari",
    description:
      "Unakandwa chini ya paa la makuti kwa mafuta yaliyotengenezwa hapa kisiwani: nazi, karafuu kidogo, langilangi kidogo. Wanawake huhudumiwa na wanawake, wanaume na wanaume.\n\nBaadaye kuna chai ya rozela na kitanda cha kupumzikia, ambapo unasikia mawimbi yakivunjika mwambani. Hakuna atakayekuambia uondoke.",
  },
  "three-day-sail": {
    title: "Siku tatu baharini kwa tanga",
    description:
      "Kutoka Wete tunazunguka visiwa vidogo vya kaskazini magharibi: Fundo, Njao, na upande wa Kigomasha usio na watu. Mchana unasafiri, unaogelea na kuvua samaki. Usiku unalala hemani ufukweni, kando ya moto, na nyota ni nyingi kuliko unazohitaji.\n\nMabaharia ni watatu, mmoja wao mpishi. Chukua kofia na tochi. Mipango iache nyumbani.",
  },
  "private-sandbank": {
    title: "Fungu la mchanga la peke yako",
    description:
      "Maji yakipwa, bahari hufunua fungu la mchanga mweupe, saa moja kutoka Mkoani. Kwa saa chache fungu ni lako: jahazi, kivuli, mpishi, na hakuna mwingine.\n\nBei ni kwa kila mtu, kuanzia watu wawili. Maji yakirudi tunakunja meza, tunatweka tanga, na hatuachi kitu nyuma.",
  },
  "five-day-diving": {
    title: "Siku tano kwenye miamba ya nje",
    description:
      "Mbizi kumi kwa siku tano, kuanzia bustani za matumbawe zilizojikinga na mawimbi hadi milango ya Njao, Fundu na Uvinje. Vikundi vya watu wanne, mwongozaji aliyezamia hapa kwa miaka mingi, na boti inayosubiri maji yasimame.\n\nBoti hupumzika Aprili na Mei. Huenda ukaona samaki wakubwa aina ya taa (manta), lakini hatuahidi. Njoo na cheti chako na bima inayolipia kusafirishwa kwa dharura.",
  },
  "ras-mkumbuu": {
    title: "Ras Mkumbuu, mji uliotunzwa na bahari",
    description:
      "Ras Mkumbuu tunafika kwa boti, kama walivyofika wafanyabiashara wake. Msikiti, makaburi yenye nguzo na kuta za nyumba vimesimama kati ya mibuyu kwenye ncha ya rasi ndefu, vingi vikiwa vya karne ya 13 na ya 14.\n\nHamad anaeleza yanayojulikana na yanayosimuliwa tu. Chakula cha mchana ni chini ufukweni, na unapata kuogelea kabla maji hayajageuka.",
  },
};
