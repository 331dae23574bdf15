import type { PropertyWords } from "#db/seed/demo/properties/en";

export const sw: PropertyWords = {
  "makuti-beachfront-villa": {
    title: "Villa ya makuti ufukweni",
    description:
      "Majengo mawili yanatazama ghuba tulivu, yakiunganishwa na ua wenye kivuli. Sebule kubwa iko chini ya paa la makuti yaliyofungwa kwa mkono; vyumba vya kulala viko nyuma yake, kwenye upande wa mawe ya matumbawe wenye ubaridi. Umeme wa jua unatosha mchana, na tangi likijaa linatosha miezi ya kiangazi.\n\nVilla ina samani, bwawa la kuogelea, bustani yenye ukuta, na njia ya kwenda mchangani Vumawimbi, ambako msitu uko nyuma yako na hakuna kijiji kinachoonekana. Inatolewa kwa mkataba wa muda mrefu wa kukodi ardhi. Omba kwanza kuona mkataba, ramani ya upimaji na kodi ya ardhi; macheo yafuate.",
  },
  "coral-coast-plot-no-3": {
    title: "Kiwanja Na. 3, Pwani ya Matumbawe",
    description:
      "Ni cha tatu kati ya viwanja vitano vilivyopangwa nyuma ya ufukwe, karibu na Ras Kigomasha: 2,100\u00a0m² za ardhi tambarare ya matumbawe, yenye minazi, mpaka uliopimwa, na njia ya mchanga inayokufikisha majini kwa kama dakika nne.\n\nMpangilio umechorwa, barabara ya kuingilia bado, ndiyo maana kiwanja kimetangazwa kabla ya ujenzi. Unachonunua ni mkataba wa kukodi, si ardhi yenyewe. Kagua mawe ya mipaka, umbali wa lazima kutoka ufukweni, na miti, ambayo inaweza kuwa mali ya mtu mwingine. Na muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
  "garden-house-teal-door": {
    title: "Nyumba ya bustani, mlango wa rangi ya bahari",
    description:
      "Nyumba ya familia yenye paa jekundu, ndani ya bustani ya bogenvilia, mwembe na mfenesi mmoja usiokubali kushindwa, dakika kumi kwa miguu kutoka soko la Chake Chake. Vyumba vitatu vya kulala, mabafu mawili, baraza la saa za joto, na ule mlango wa rangi ya bahari ambao kila mtu huutumia kuelekeza njia.\n\nInapangishwa na samani zake, kwa mwezi, kuanzia miezi sita. Nyumba ina mtunza bustani wake, Bakari, anayejua koki ya maji iko wapi. Maji na umeme vikikatika kama kawaida, tangi na betri vipo. Paka wanakaribishwa; mbuzi hujikaribisha.",
  },
  "wete-terraces-two-bed": {
    title: "Roshani za Wete, vyumba viwili",
    description:
      "Roshani za Wete ni majengo ya ghorofa tatu tu kwenye kilima juu ya bandari, yenye roshani pana na ngazi zinazodaka upepo. Hii ni fleti ya vyumba viwili vya kulala, ghorofa ya katikati ya jengo la pili: 118\u00a0m² pamoja na roshani.\n\nJengo la kwanza limeshasimama, kwa hiyo unaweza kupita ndani ya fleti iliyokamilika yenye ramani hiyo hiyo kabla ya kuamua. Fleti zinatolewa chini ya Sheria ya Kondominiamu ya 2010, na malipo hufuata hatua za ujenzi. Tarehe ya kukabidhi ni makadirio ya mjenzi. Muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
  "palm-road-corner-plot": {
    title: "Kiwanja cha kona, barabara ya minazi",
    description:
      "Kona ya barabara mbili karibu na Konde, upande mmoja minazi, upande wa pili muhogo. 1,450\u00a0m² za udongo mwekundu tambarare, umeme uko kando ya barabara, na lami inakwenda hadi Wete, kama nusu saa.\n\nKinafaa nyumba ya familia, au duka na familia juu yake, kama ilivyojengwa sehemu kubwa ya Konde. Kiwanja kiko mbali na bahari, na bei yake inaonyesha hivyo. Kinahamishwa kwa mkataba wa muda mrefu wa kukodi ardhi, pamoja na upimaji wa karibuni; yazungukie mawe manne ya mipaka pamoja na mtu wa shehia kabla ya kukubali.",
  },
  "old-town-shopfront": {
    title: "Duka la mji wa zamani",
    description:
      "Duka la ghorofa ya chini, 110\u00a0m², nyuma ya mmoja wa milango bora ya nakshi Chake Chake. Kuta za mawe, dari ya juu, chumba cha nyuma chenye maji, na baraza la nje ambako wateja huketi kabla hawajawa wateja.\n\nHumu ziliuzwa nguo, kisha redio, kisha simu; sasa pangefaa mkahawa, duka la kazi za mikono au ofisi ndogo. Linapangishwa kwa mwaka, na kodi hulipwa kwa mwezi. Kuta zipake rangi yoyote uipendayo. Mlango unabaki ulivyo; ukiugusa, mtaa mzima utajua.",
  },
  "mawe-matatu-villa-above-verani": {
    title: "Villa ya Mawe Matatu juu ya Verani",
    description:
      "Majabali matatu ya matumbawe yalikuwepo hapa kwanza, na villa ilichorwa kuyazunguka: jina limetoka huko. Vyumba vitano vya kulala, bwawa refu, na baraza linalotazama magharibi kuvuka mkondo, ambako jua huzama nyuma ya boti za wazamiaji.\n\nZege chini, mbao na makuti juu, umeme wa jua na betri zake, na kibanda cha mlinzi chenye mandhari mazuri kuliko ya hoteli nyingi. Ardhi ya villa ni ya mkataba wa kukodi; mkataba utahamia kwa mnunuzi baada ya kupatikana idhini zinazotakiwa na mkataba huo. Kilomita za mwisho za njia ni mbovu, na tunazipita polepole ili uone.",
  },
  "lime-washed-house-above-wete-harbour": {
    title: "Nyumba ya chokaa juu ya bandari ya Wete",
    description:
      "Kuta nene, chokaa, madirisha ya mbao ya buluu, na paa bapa la kuanikia karafuu au kujianika mwenyewe. Nyumba iko juu ya bandari: vyumba vitatu vya kulala kwenye ghorofa mbili, na ngazi iliyolainishwa na miguu ya familia iliyoijenga.\n\nWanahamia Chake Chake, na wangependa kumwachia mtu atakayeyafungua madirisha. Paa na nyaya za umeme vilifanywa upya mwaka 2019. Mnunuzi Mzanzibari anaweza kuchukua haki ya matumizi ya ardhi; mnunuzi wa kigeni anahitaji mkataba wa muda mrefu wa kukodi. Muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
  "mkarafuu-court-corner-three-bed": {
    title: "Ua wa Mkarafuu, fleti ya kona, vyumba vitatu",
    description:
      "Fleti ya kona kwenye ghorofa ya juu kabisa ya Ua wa Mkarafuu, yenye madirisha pande tatu, na ule mkarafuu wa jina lake ukiwa chini uani. Vyumba vitatu vya kulala, mabafu mawili, na jiko ambalo watu wawili wanalitumia bila kuhitaji trafiki.\n\nJengo lilikamilika mwaka 2021 na lina betri, chumba cha mazoezi cha pamoja, na mwangalizi anayekumbuka kila kifurushi. Inatolewa kama sehemu ya kondominiamu. Kwa sasa mnunuzi wa kigeni anayetumia kiasi hiki katika mradi ulioidhinishwa anaweza kupewa kibali cha ukaazi; kama mradi huu unahesabika, hilo ni swali la ZIPA na la wakili wa Zanzibar.",
  },
  "ngezi-edge-smallholding": {
    title: "Shamba dogo ukingoni mwa Ngezi",
    description:
      "5,100\u00a0m² za miti karibu na Tondooni, nje ya mpaka wa hifadhi ya msitu wa Ngezi: mikarafuu, mishelisheli, minazi, na pilipili manga inayopanda chochote kilichosimama. Ndege wa msituni hupita juu yake asubuhi na jioni, kama waendao kazini na kurudi.\n\nKuna kisima, ghala, na familia jirani ambayo ingeendelea kuitunza miti kwa kugawana mavuno. Miti imeorodheshwa mmoja mmoja, kwa sababu Pemba mti unaweza kuwa na mwenyewe. Linatolewa kwa mkataba wa muda mrefu wa kukodi ardhi. Mpaka wa msitu, ridhaa ya shehia na upimaji: hayo ndiyo matatu ya kukaguliwa kwanza.",
  },
  "twelve-room-lodge-on-wambaa-beach": {
    title: "Hoteli ya vyumba kumi na viwili, ufukwe wa Wambaa",
    description:
      "Hoteli inayofanya kazi kwenye pwani ya magharibi: vyumba kumi na viwili, viwili viwili chini ya makuti, mgahawa juu ya jukwaa, bwawa, nyumba za wafanyakazi, na mahali rahisi pa kupandia boti za Misali. Jina lake tutakuambia tukishalijua lako.\n\nKinachouzwa ni kampuni, pamoja na mkataba wake wa kukodi ardhi na boti zake mbili. Wafanyakazi wake ishirini na watatu wangependa kubaki. Hesabu za miaka mitatu ziko wazi kwa mnunuzi wa kweli. Vibali, masharti ya mkataba na kodi vinahitaji ukaguzi wake, na uwekezaji wa aina hii hupitia ZIPA. Kuhusu mapato hatuahidi kitu; bahari nayo haiahidi kitu kuhusu Jumanne.",
  },
  "jackfruit-house-with-deep-veranda": {
    title: "Nyumba ya mfenesi yenye baraza pana",
    description:
      "Paa la bati, kuta nene, na baraza lenye upana wa mita tatu, ambako sehemu kubwa ya maisha ya nyumba hii hupita. Vyumba vitatu vya kulala na bafu moja kubwa katika kichochoro kitulivu cha Wete, chini ya mfenesi unaoangusha mazao yake bila taarifa. Usiegeshe hapo.\n\nInapangishwa bila samani, kwa mwezi, kwa mtu anayepanga kukaa mwaka mzima. Jiko lilifanywa upya mwaka 2022, na tangi la maji linatosha wiki. Shule, soko na msikiti viko ndani ya dakika kumi, na majirani watakusalimu kila asubuhi hadi uitikie vizuri.",
  },
  "three-plots-at-konde-crossroads": {
    title: "Viwanja vitatu, njiapanda ya Konde",
    description:
      "Viwanja vitatu vilivyopimwa, kila kimoja 2,000\u00a0m², ubavu kwa ubavu kwenye njiapanda ya Konde, zinapokutana barabara za Wete, Tumbe na Ngezi, na ambapo kila daladala husimama. Vinauzwa pamoja; swali hilo muuzaji ameshalisikia.\n\nMahali hapa panafaa nyumba ya wageni, soko au kituo cha mafuta kuliko maisha ya utulivu. Umeme na maji vinapita kando ya barabara. Utachukua mikataba mitatu tofauti ya kukodi ardhi inayoisha siku moja, kwa hiyo yote mitatu ifanyiwe upekuzi kwa Mrajis wa Ardhi, na muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
  "long-let-villa-near-wambaa-beach": {
    title: "Villa ya kupanga muda mrefu, Wambaa",
    description:
      "Villa yenye samani na vyumba vinne vya kulala, dakika mbili kutoka ufukwe wa Wambaa, inapangishwa kwa mwezi kwa watu walioacha kuhesabu siku. Baraza upande wa magharibi, bwawa upande wa kaskazini, na chumba cha kusomea chenye mlango unaofungika.\n\nMtunza nyumba na mlinzi wa usiku wamejumuishwa; umeme unaozidi kiwango cha kawaida haumo. Si chini ya miezi mitatu. Mkoani, wenye meli, soko na hospitali, ndio mji wa karibu zaidi, na boti ya Misali itakuchukua hapo mchangani kila maji yakiruhusu.",
  },
  "old-clove-store-near-mkoani-port": {
    title: "Ghala la zamani la karafuu, bandari ya Mkoani",
    description:
      "Ghala la mawe na mbao la mwaka 1962, ambalo bado linanukia kilichokuwemo. 640\u00a0m² kwenye sakafu moja, nguzo kumi na moja za chuma, milango mipana pande mbili, na uwanja wa malori, mwendo mfupi kutoka bandarini.\n\nNi kavu, halina mapambo, na linafaa kwa kazi, mambo adimu katika jengo lenye mwanga kama huu. Tunaweza kufikiria karakana ya boti, chumba cha ubaridi au jiko la sokoni; karafuu zenyewe huenda kwa shirika la serikali. Mkataba wa ardhi umebakiza miaka hamsini na minane, anasema muuzaji. Mrajis wa Ardhi naye aseme hivyo kabla hujaanza kupima.",
  },
  "lagoon-bungalow-phase-two": {
    title: "Bangalo la ghubani, awamu ya pili",
    description:
      "Awamu ya pili ya safu fupi ya mabangalo, Kigomasha: vyumba viwili vya kulala, mabafu mawili, jukwaa linalotazama ghuba tulivu, na makuti mazito kiasi cha kubaki na ubaridi saa sita mchana. Michoro imekamilika, vibali bado, kwa hiyo kwa sasa hii ni nia njema iliyo kwenye karatasi.\n\nMabangalo yangetolewa kama mali ya kondominiamu, na banda la boti, mtambo wa maji na uwanja wa paneli za jua vya pamoja. Kibali cha mazingira ndicho kitakachoamua yatakuwa mangapi na umbali gani kutoka ufukweni. Muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
  "hillside-villa-at-misumi-ridge": {
    title: "Villa ya mteremkoni, kilima cha Misumi",
    description:
      "Villa nne zimepangwa kujengwa kwenye kilima cha Misumi, juu ya mkono wa bahari wa Wesha, na hii ni ya pili kutoka juu. Vyumba vinne vya kulala kwenye viwango viwili, vilivyochimbiwa mteremkoni ili asiwepo anayetazama paa la jirani. Nguzo na mihimili imesimama; bwawa ni mchoro na shimo.\n\nMjenzi anakadiria mwaka mmoja na nusu zaidi wa kazi, na malipo hufuata kilichojengwa. Kiwanja ni cha mkataba wa kukodi, na upimaji pamoja na kibali cha mazingira viko kwenye faili: omba nakala, mpeleke mhandisi akague nguzo na mihimili, na muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
  "one-bed-apartment-above-the-market": {
    title: "Fleti ya chumba kimoja juu ya soko",
    description:
      "Chumba kimoja cha kulala, bafu moja, na jiko ambalo dirisha lake linaona soko zima la Chake Chake. Bei ya nyanya utaijua kabla hujavaa. Ghorofa ya tatu, upepo mzuri, roshani ndogo, lifti hakuna.\n\nInapangishwa na samani, kwa mwezi, kuanzia miezi mitatu. Inamfaa daktari wa mkataba, mwalimu, au yeyote anayeandika: asubuhi kuna kelele, alasiri hakuna. Ijumaa saa sita mchana kunakuwa kimya hadi unaisikia saa ya jengo la mahakama.",
  },
  "courtyard-house-near-pujini": {
    title: "Nyumba yenye ua wa ndani, karibu na Pujini",
    description:
      "Nyumba mpya kwa ramani ya kale: vyumba kuzunguka ua, birika la maji chini yake, na viambaza vya mbao vya nakshi vinavyopitisha hewa na kulizuia jua la alasiri. Vyumba vinne vya kulala, mabafu matatu, na sebule ndefu yenye vidaka vya taa na vya kumbukumbu za safari za watu wengine.\n\nIko kati ya mashamba ya mpunga, kwenye barabara ya Pujini, chini ya nusu saa kutoka Chake Chake, ikiwa na paneli za jua na kisima chake. Utanunua mkataba wa kukodi ardhi, ambao ni mrefu na hurithiwa kulingana na masharti yake. Ukija kuiona, njoo na ramani ya upimaji: mipaka ya mashamba husogea katika mazungumzo.",
  },
  "six-shop-arcade-with-flats-above": {
    title: "Maduka sita na fleti juu yake",
    description:
      "Jengo la ghorofa mbili linalokusudiwa kujengwa kwenye barabara ya kuingilia Chake Chake: maduka sita nyuma ya njia yenye kivuli, na juu yake fleti ndogo sita zenye roshani za nakshi. Michoro imeufuata mtaa wa zamani, nyaya za umeme hazikuufuata.\n\nMsingi umeshajengwa. Mnunuzi anachukua mkataba wa kukodi ardhi, kibali cha ujenzi na mkataba wa mjenzi, au anaweza kuomba jengo likiwa limekamilika. Kodi za pango zilizo kwenye karatasi zetu ni makadirio, si ofa wala ahadi. Pata ushauri huru, na muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
  },
};
