import type { ArticleWords } from "#db/seed/demo/articles/en";

export const sw: ArticleWords = {
  "how-the-tide-rules-the-day": {
    title: "Ratiba ni ya maji",
    description:
      "Maji hujaa mara mbili na kupwa mara mbili, tofauti hadi mita nne: jinsi ya kupanga siku yako Pemba ili bahari iwepo unapoitaka.",
    content: `<p>Muulize nahodha wa Pemba chombo kinaondoka saa ngapi, atakujibu habari za maji, si za saa. Si kwamba anakwepa. Hilo ndilo jibu la uhakika kuliko yote aliyonayo.</p>
<p>Hapa bahari hujaa mara mbili na kupwa mara mbili kwa siku, kama saa sita za kujaa na sita za kupwa. Mwezi ukiandama au ukiwa mpevu, wakati wa bamvua, tofauti inaweza kufikia kama mita nne; siku za katikati huwa ndogo sana kuliko hapo. Tena kila kitu husogea mbele kwa kama dakika hamsini kila siku. Pale ulipoogelea Jumatatu saa 4 asubuhi, Jumapili saa hiyo hiyo panaweza kuwa uwanja wa mchanga uliolowa.</p>
<h2>Kila nusu na kazi yake</h2>
<p>Maji yakijaa ni ya kuogelea. Yakipwa ni ya kutembea na kutazama. Hakuna nusu mbaya, mradi usizichanganye.</p>
<ul>
<li><strong>Maji yakijaa:</strong> kuogelea Verani au Panga ya Watoro, kujichovya kwenye vijighuba vya karibu na Vitongoji, kupiga kasia kwa kayaki kwenye mikono ya bahari yenye mikoko, ambayo saa sita baadaye huwa karibu matope na kaa tupu.</li>
<li><strong>Maji yakipwa:</strong> mafungu ya mchanga, ambayo huwepo wakati huo tu, matembezi marefu Vumawimbi, na pwani iliyokauka ambako wanawake hutunza kamba zao za mwani.</li>
<li><strong>Maji yakisimama:</strong> kituo cha katikati, mkondo unapovuta pumzi kwenye milango ya mwamba. Wazamiaji huungoja wakati huo.</li>
</ul>
<h2>Siku iliyopangwa na maji</h2>
<p>Tuseme maji yamejaa kabisa saa 1 asubuhi, yaani 07:00. Siku inaweza kwenda hivi:</p>
<ol>
<li><strong>06:30.</strong> Ogelea kabla ya kifungua kinywa, maji ya kuogelea yakiwa bado yapo.</li>
<li><strong>09:00.</strong> Ingia ndani ya kisiwa bahari ikiondoka: soko la Chake Chake, au mzunguko mfupi wa msitu wa Ngezi, kama saa moja pamoja na mwongozaji.</li>
<li><strong>13:00.</strong> Maji yamepwa. Fungu la mchanga, kofia, chakula cha mchana. Na saa hizi jua halitanii.</li>
<li><strong>15:30.</strong> Kivuli. Bahari iko njiani na haihitaji msaada.</li>
<li><strong>18:00.</strong> Maji yamerudi kwa machweo, kwenye pwani ya magharibi, ambako jua huzama.</li>
</ol>
<p>Kesho, sogeza orodha hii kwa dakika hamsini. Wiki ikiisha utakuwa unaogelea saa ya chakula cha mchana na kutembea alfajiri.</p>
<blockquote><p>Saa inakuambia chakula ni lini. Maji yanakuambia ni wapi.</p></blockquote>
<h2>Kanuni ndogo za kulinda miguu</h2>
<p>Vaa viatu vya mwambani: miiba ya mashale na jua ndivyo vinavyoleta shida nyingi hapa. Uliza kuhusu mikondo kabla ya kuogelea, hasa karibu na milango ya mwamba. Kabla ya kwenda mbali kwenye pwani iliyokauka, uliza maji yanageuka saa ngapi; hurudi kimya kimya, na si mara zote kutoka upande unaoutazama. Zipite kando kamba za mwani, kwani ni shamba la mtu. Makombe na matumbawe yaache yalipo, na usisafiri usiku kwa chombo kidogo.</p>
<p>Kwa yale <a href="/experiences">matembezi</a> yetu ambayo saa zake hupangwa na maji, tunakutumia muda siku moja kabla. Mvua, upepo na miezi iliyo bora viko kwenye <a href="/travel">mwongozo wa safari</a>.</p>`,
  },
  "what-a-plot-costs-besides-the-price": {
    title: "Gharama za kiwanja zaidi ya bei",
    description:
      "Bei kwa mita ya mraba ndiyo sehemu rahisi. Hapa kuna orodha ya mengine ambayo kiwanja cha Pemba hudai: upekuzi, miti, ushuru, kodi, barabara.",
    content: `<p>Ardhi ya Pemba inatolewa kuanzia $\u00a010/m², mbali na pwani na bila mandhari. Ukisogea karibu na bahari bei hupanda, na ufukweni penyewe hupanda tena. Hapo ndipo orodha ya pili inapoanza, ile isiyoandikwa kwenye kibao cha barabarani. Hakuna kilicho cha ajabu ndani yake, lakini uione kabla mwembe haujakuteka moyo.</p>
<p>Neno moja kwanza. Anacholipia hapa mnunuzi wa kigeni ni <strong>mkataba wa muda mrefu wa kukodi ardhi</strong>, si udongo wenyewe. Ardhi yote ya Zanzibar ni ardhi ya umma, kwa hiyo ukisoma “bei”, elewa ni bei ya mkataba.</p>
<h2>Kabla ya kulipa: kujua ukweli</h2>
<p>Hizi ndizo gharama ndogo kuliko zote utakazolipa, na ndiyo hatua ambayo watu huiruka.</p>
<ul>
<li><strong>Wakili</strong> wa Zanzibar anayekufanyia kazi wewe, si muuzaji.</li>
<li><strong>Upekuzi rasmi</strong> kwa Mrajis wa Ardhi: nani anashikilia haki au mkataba leo, na kwa muda gani.</li>
<li><strong>Upimaji</strong>, na mawe ya mipaka yakiwa ardhini. Kagua mipaka kwa miguu pamoja na majirani; wao wanajua inapita wapi.</li>
<li><strong>Miti.</strong> Inaweza kuwa ya mtu mwingine, si ya aliyeshika ardhi. Mnazi na mkarafuu ni kipato, kwa hiyo tarajia kupatana na wenye miti.</li>
<li><strong>Kijiji.</strong> Ridhaa ya shehia, ngazi ya chini kabisa ya utawala, ni sehemu ya utaratibu. Itengee muda, na vua viatu.</li>
</ul>
<h2>Unapotia saini: ushuru na vibali</h2>
<p>Mwombe wakili wako karatasi moja yenye kila ushuru, kodi na ada, nani analipa na lini. Ushuru wa stempu uwemo. Katika miradi iliyoidhinishwa na ZIPA, Mamlaka ya Kukuza Uwekezaji Zanzibar, kwa sasa mnunuzi anaweza kusamehewa sehemu yake; maneno muhimu ni “anaweza” na “iliyoidhinishwa”.</p>
<p>Kama unakusudia kujenga, ongeza michoro, kibali cha mazingira na umbali wa lazima kutoka ufukweni. Umbali huo uupate kwa maandishi, kwa kiwanja chako hasa: mandhari ya bahari hupungua haraka pale mita za kwanza zisiporuhusiwa kujengwa.</p>
<h2>Baadaye: miaka inayofuata</h2>
<p>Mkataba wa kukodi una kodi ya ardhi. Kiwanja nacho kinataka vitu ambavyo vipeperushi huvichora kwa penseli ya kijani:</p>
<ol>
<li>njia ambayo lori litaimudu baada ya mvua, maana barabara za fukweni ni mchanga au udongo wa mfinyanzi;</li>
<li>maji, na mahali pa kuyahifadhi;</li>
<li>laini ya umeme, na kitu cha kutumia saa ambazo umeme haupo;</li>
<li>mwangalizi, kwa sababu ardhi isiyotembelewa na mtu huelekea kupata matumizi mengine.</li>
</ol>
<blockquote><p>Kiwanja kikiwa cha bei rahisi, uliza kinakosa nini. Ukijibiwa “hakuna”, uliza tena.</p></blockquote>
<p><a href="/real-estate">Nyumba na viwanja</a> tunavyovitangaza vinaonyesha bei na ukubwa. Kwa orodha ya pili, <a href="/contact">tuandikie</a>, nasi tutakuambia tunachokijua kuhusu kiwanja na tusichokijua.</p>
<p><em>Takwimu ni makadirio na matarajio, si ofa wala ahadi. Pata ushauri huru. Muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.</em></p>`,
  },
  "a-season-of-cloves": {
    title: "Msimu wa karafuu",
    description:
      "Kuanzia kama Julai hadi Desemba kisiwa kina harufu moja. Karafuu huchumwa na kukaushwa vipi, nani alizilipia zamani, na jinsi ya kuziona.",
    content: `<p>Mavuno ya karafuu Pemba huyatafuti. Unafungua dirisha la gari. Kuanzia kama Julai au Agosti hadi Novemba au Desemba, harufu ya <em>karafuu</em> zinazokauka huja juu ya vilima, tamu, na inayokumbusha kidogo chumba cha daktari wa meno.</p>
<h2>Kutoka mtini hadi jamvini</h2>
<p>Karafuu ni ua lisiloruhusiwa kuchanua. Matumba huchumwa kwa mkono, kwa ngazi na juu kabisa matawini, yakiwa bado yamefumba. Jioni familia nzima huketi pamoja na kuyachambua kutoka kwenye makonyo, kazi inayoacha vidole vya kahawia na ulimi ukiwa huru.</p>
<p>Kisha karafuu huanikwa juu ya majamvi kwa kama siku tatu hadi tano, na kutoka kijani na waridi hugeuka vile vijisumari vyeusi unavyovijua jikoni. Mvua ikinyesha, kila mtu hukimbia. Karafuu kavu huuzwa kwa shirika la serikali; makonyo nayo hayatupwi, mafuta yake hukenekwa karibu na Chake Chake.</p>
<p>Hakuna miaka miwili inayofanana. Kila baada ya miaka michache miti huzaa sana, na katikati huzaa kidogo, kwa hiyo shamba lililokuwa na pilika Septemba iliyopita linaweza kuwa kimya Septemba hii.</p>
<h2>Zilikujaje, na nani alilipa</h2>
<p>Karafuu zilifika Zanzibar karibu mwaka 1818, kupitia visiwa vya Wafaransa, na zikaenea wakati wa Sayyid Said. Mwaka 1872 kimbunga kiliangusha miti ya Unguja. Pemba ilinusurika kwa sehemu kubwa, na tangu hapo ndiyo inayotoa karafuu nyingi zaidi za Zanzibar.</p>
<p>Mashamba ya mwanzo yalilimwa na watu waliotiwa utumwani. Utumwa ulifutiwa uhalali wake wa kisheria mwaka 1897; baada ya Mapinduzi ya 1964, ardhi iligawiwa upya kwa eka tatu tatu. Mkulima akikuonyesha “miti yangu”, neno hilo <em>yangu</em> lina historia ndani yake.</p>
<blockquote><p>Harufu inapendeza. Historia yake si mara zote, na vyote viwili ni sehemu ya ziara.</p></blockquote>
<h2>Ukitaka kuona</h2>
<ul>
<li><strong>Lini:</strong> tuulize wiki chache kabla. Kati ya Agosti na Oktoba kwa kawaida uwezekano huwa mkubwa, ila hakuna anayeupangia mti tarehe.</li>
<li><strong>Barabarani:</strong> majamvi hutandikwa uani, na wakati mwingine karibu na barabara. Punguza mwendo, na usiyakanyage kamwe.</li>
<li><strong>Picha:</strong> omba ruhusa kwanza. Watu walio kazini si mandhari.</li>
<li><strong>Za kupeleka nyumbani:</strong> mavuno huenda kwa shirika la serikali, kwa hiyo usiombe gunia shambani. Sabuni ya karafuu na mafuta ya kunukia hutengenezwa hapa kisiwani, uzito wake ni mdogo, na hufika salama ndani ya sanduku.</li>
<li><strong>Nje ya msimu:</strong> mdalasini, kungumanga, pilipili manga, iliki na vanila pia huota hapa; mwaka mzima unaweza kusugua, kukwaruza na kubahatisha.</li>
</ul>
<p>Ziara ya shambani pamoja na chakula cha mchana ni mojawapo ya <a href="/experiences">matembezi</a> yetu. Kwa mengine ya historia ya kisiwa, soma kuhusu <a href="/why-pemba/cultural-heritage">urithi wa utamaduni</a>. Vaa nguo ambayo hutajali ikinukia pilau ya sikukuu kwa wiki nzima.</p>`,
  },
  "where-to-stay-by-what-you-want": {
    title: "Ufikie wapi? Inategemea unataka nini",
    description:
      "Mjini kilimani, fukwe za kaskazini, bandari tulivu au pwani ya magharibi: pembe nne za Pemba, uzuri wa kila moja, na maswali ya kuuliza kwanza.",
    content: `<p>Pemba ina urefu wa kilomita 67, na kutoka Mkoani hadi ncha ya kaskazini safari ya gari huzidi saa mbili, tena si kidogo. Kwa hiyo swali la kwanza si chumba gani, bali ni upande gani. Ukikosea utaiona barabara mno. Ni barabara ya kupendeza, lakini bado ni barabara.</p>
<h2>Pembe nne, siku za aina nne</h2>
<ul>
<li><strong>Chake Chake na pembezoni mwake.</strong> Katikati, penye urahisi: kama dakika kumi na tano kutoka uwanja wa ndege, na soko, mashine za ATM na boti za Wesha viko karibu. Panafaa usiku wa kwanza, wenye shughuli za mjini, na wanaopenda kusikia mji ukiamka. Fukwe zinataka safari ya gari.</li>
<li><strong>Wete.</strong> Bandari tulivu chini ya miembe na mifenesi, yenye popo wa Pemba mjini na visiwa vidogo vya kaskazini magharibi ng’ambo ya maji. Panafaa kusafiri kwa tanga na kutofanya mengi.</li>
<li><strong>Kigomasha, kaskazini.</strong> Mchanga mweupe pande zote mbili, msitu wa Ngezi nyuma, miamba ya matumbawe karibu. Hapa ni pa wapenda fukwe na wazamiaji. Pia ni mbali na kila kitu kingine, mwisho wa njia mbovu, kwa hiyo njoo na kitabu unachokusudia kukimaliza.</li>
<li><strong>Wambaa na kusini magharibi.</strong> Ufukwe mrefu unaotazama magharibi, boti za Misali kwa urahisi, machweo ukiwa kitini. Pana urahisi kama unakuja au kuondoka kwa meli ya Mkoani.</li>
</ul>
<p>Ukiwa na wiki moja, igawe: usiku 3 katikati au kusini, usiku 4 kaskazini. Ukiwa na usiku 3, kaa mahali pamoja.</p>
<h2>Paa la aina gani</h2>
<p>Nyumba ya wageni ya mjini ni ya kawaida, ina ukarimu, na huamka mapema. Fleti inafaa kwa kukaa muda mrefu zaidi, kwa sababu ina jiko na sokoni bei ni nafuu. Villa ni ya familia, na ya marafiki ambao bado wanapatana. Hoteli ya mapumziko hukupangia chakula, boti na jioni kwa pamoja, na hilo ni muhimu mahali ambako hakuna kwingine pa kwenda kwa miguu.</p>
<h2>Uliza kabla ya kuweka nafasi</h2>
<ol>
<li>Maji yakipwa ufukwe unakuwaje? Fukwe nyingi hukauka mara mbili kwa siku.</li>
<li>Kuna jenereta au umeme wa jua? Umeme hukatika.</li>
<li>Intaneti ya simu ikoje? Mijini ni nzuri, fukweni ni hafifu.</li>
<li>Jioni nani anapika, na jiko jingine la karibu liko umbali gani?</li>
<li>Pombe inauzwa? Huuzwa katika baadhi tu ya sehemu za watalii.</li>
<li>Gari la kawaida linafika mlangoni baada ya mvua?</li>
<li>Nalipaje? Kadi hukubaliwa mahali pachache, na ATM hazifanyi kazi siku zote.</li>
</ol>
<blockquote><p>Mwenyeji mkweli hujibu swali la maji bila kusita.</p></blockquote>
<p>Boti nyingi za wazamiaji hupumzika Aprili na Mei, na baadhi ya malazi huenda yakazitumia wiki hizo kwa matengenezo, kwa hiyo hakikisha kwanza. Juni hadi Oktoba ndiyo miezi bora, kwa hiyo uliza mapema.</p>
<p>Kisha pitia <a href="/stays">malazi</a> yetu. Kama pembe mbili bado zinakuvuta sawasawa, <a href="/contact">tuambie</a> siku yako bora ikoje, nasi tutakutajia moja.</p>`,
  },
  "getting-to-pemba-by-air-and-ferry": {
    title: "Kufika Pemba, kwa ndege au kwa meli",
    description:
      "Nusu saa kwa ndege ndogo au nusu siku kwa meli: jinsi ya kuvuka kipande cha mwisho hadi Pemba, gharama zake za kawaida, na cha kufungasha.",
    content: `<p>Hakuna anayepita Pemba kwa bahati tu. Ndege ya masafa marefu huishia Unguja, kisiwa ambacho ramani nyingi hukiita Zanzibar, au Dar es Salaam. Kutoka hapo kuna njia mbili za kuvuka kipande cha mwisho cha bahari: kuiruka, au kuelea juu yake.</p>
<h2>Kwa ndege</h2>
<p>Ndege ndogo za pangaboi huruka kutoka Unguja mara kadhaa kwa siku, na safari ni dakika 20 hadi 30. Kutoka Dar es Salaam ni kama saa moja, mara nyingi kupitia Unguja. Safari ya upande mmoja aghalabu hugharimu kati ya dola za Marekani 70 na 130; hakikisha kabla ya kusafiri, kwani ratiba za hapa zina misimu yake.</p>
<p>Mambo mawili ya kujua. Mizigo kwa kawaida haizidi kama kilo 15, kwenye mabegi laini: sanduku gumu hubishana na tumbo la ndege, na hushindwa. Na kaa dirishani. Siku ya anga safi, miamba ya matumbawe unayoiona chini inastahili nauli.</p>
<p>Uwanja wa ndege wa Pemba uko kama kilomita sita kusini mashariki mwa Chake Chake, karibu robo saa kwa gari. Usiupige picha. Ni hivyo hivyo kwa bandari, polisi na wanajeshi.</p>
<h2>Kwa meli</h2>
<p>Meli husafiri kutoka Unguja hadi Mkoani siku kadhaa kwa wiki. Boti ya mwendo kasi ikiwepo, safari huchukua kama saa mbili na nusu hadi tatu; meli kubwa huchukua saa nne hadi sita. Tarajia takriban dola za Marekani 25 hadi 40. Siku hubadilika, kwa hiyo uliza wiki ile ile unayosafiri, si mwezi mmoja kabla.</p>
<ul>
<li><strong>Pasipoti</strong> iwe mkononi. Hukaguliwa unapowasili, hata ukitoka Unguja.</li>
<li>Mkondo unaweza kuchafuka upepo wa <em>kusi</em>, wa kusini mashariki, unapovuma, kuanzia kama Aprili hadi Oktoba. Kama unalijua tumbo lako, kunywa dawa kabla meli haijakuwahi.</li>
<li>Chukua maji, kitu cha kutafuna na koti jepesi.</li>
<li>Ukitoka Dar es Salaam, badilisha chombo Unguja na uache muda wa kutosha katikati.</li>
</ul>
<h2>Kutoka gatini au uwanjani</h2>
<p>Mkoani hadi Chake Chake ni kama kilomita 30, au dakika 45, kwa barabara ya lami. Wete ni umbali mwingine kama huo. Kwa fukwe za kaskazini tenga zaidi ya saa mbili, tena si kidogo, kutoka bandarini; sehemu ya mwisho ni mbovu. Daladala, ziwe za lori au basi dogo, ni za bei nafuu, za polepole, na hutembea mchana. Usiku chukua dereva. Ukitaka kuendesha mwenyewe unahitaji kibali cha Zanzibar, ambacho kwa kawaida hushughulikiwa pamoja na <a href="/transportation">kukodi gari</a>.</p>
<blockquote><p>Weka siku moja ya akiba kabla ya ndege ya kurudi nyumbani. Usipoihitaji, utajua la kuifanyia.</p></blockquote>
<h2>Karatasi, kwa ufupi</h2>
<p>Viza ya utalii ni dola za Marekani 50, kwa kuingia mara moja na kukaa hadi miezi mitatu. Ada hutegemea uraia; neno la mwisho ni la tovuti ya Uhamiaji. Zanzibar pia huwataka wageni kutoka nje ya nchi wawe na bima yake ya wageni wanaoingia, kwa hiyo angalia kanuni ya sasa. Mengine yote, kuanzia plagi hadi maji kujaa na kupwa, yako kwenye <a href="/travel">mwongozo wa safari</a>.</p>`,
  },
  "flying-foxes-at-kidike": {
    title: "Popo wa Kidike",
    description:
      "Popo mwenye uso wa mbweha, anayepatikana Pemba tu. Alikaribia kutoweka, vijiji vikamlinda hadi akarudi. Jinsi ya kumwona Kidike bila kumwamsha.",
    content: `<p>Ukiwa njiani wanaonekana kama matunda: meusi, ya umbo la peasi, mengi kuliko mti mmoja unavyoweza kuzaa. Kisha peasi moja inakunjua mkono, inajikuna, na kukutazama kwa uso wa mbweha mdogo mwekundu. Huyu ndiye <em>popo wa Pemba</em>, na haishi kwingine popote.</p>
<h2>Popo wa peke yake</h2>
<p>Mkondo wenye kina cha kama mita 800 umeitenga Pemba na bara la Afrika, nayo imekuwa kisiwa kwa mamilioni ya miaka. Huo ni muda wa kutosha kwa wanyama kuwa wao wenyewe. Popo huyu alifanya hivyo kwa ukubwa: upana wa mabawa yake unazidi mita moja. Hula matunda, maua na majani, husambaza mbegu na chavua kisiwani usiku, na mchana kutwa hushinda akining’inia, akigombana na kujipepea.</p>
<h2>Alikaribia kutoweka, akarudi</h2>
<p>Mwaka 1989 ilihofiwa kuwa amekaribia kutoweka: aliwindwa kwa nyama, na sehemu kubwa ya msitu wake ilikuwa imeshakatwa. Mwaka 1995 walihesabiwa 4,600 hadi 5,500. Utafiti uliochapishwa mwaka 2010 ulikuta si chini ya 18,200 hadi 22,100. Kilichotokea katikati hakikuwa cha kishindo. Vijiji vilianza kuilinda miti wanamolala popo, na havikuacha.</p>
<p>Kidike ndipo panapojulikana zaidi kati ya malalo hayo. Miti yake ilikuwa bado imesimama kwa sababu inatia kivuli makaburi, na hakuna anayeangusha mti juu ya babu na bibi zake. Popo walikuwa wamechagua vizuri tu. Bado wameorodheshwa kuwa spishi iliyo hatarini (Vulnerable), kwa hiyo ulinzi unaendelea.</p>
<blockquote><p>Msitu uliopazunguka ulikuwa mbao. Hapa palikuwa makaburini, ndiyo maana pamebaki msitu.</p></blockquote>
<h2>Jinsi ya kutembelea</h2>
<p>Kutoka Chake Chake ni kilomita 12 hadi 14, kama dakika 25 kwa gari. Alasiri inayoelekea jioni inawafaa wote wawili, mgeni na popo: joto limepungua, kundi linaamka, na giza likikaribia wa kwanza huondoka kwenda kula.</p>
<ul>
<li>Nenda na mtu wa kijijini na ulipe unachoambiwa. Subira yao ndiyo sababu wapo popo wa kutazama.</li>
<li>Kumbuka uko wapi. Ni makaburini: funika mabega na magoti, na usitoke njiani.</li>
<li>Punguza sauti. Usipige makofi, usipige kelele, usirushe kitu ili waruke. Popo akiruka saa sita mchana, gharama huilipa mwenyewe.</li>
<li>Usirushe droni karibu na malalo, hata uwe na kibali gani.</li>
<li>Chukua darubini, na vaa kofia. Ukitazama juu, funga mdomo.</li>
</ul>
<h2>Usipoweza kufika</h2>
<p>Popo hawa hulala pia kwenye miti katikati ya mji wa Wete, juu ya magari machache yaliyopo. Tena ni sababu nzuri ya kusoma zaidi kuhusu <a href="/why-pemba/lush-forest">msitu</a>, wanamoishi ndege wa aina nne ambao hutawaona katika kisiwa kingine chochote: bundi, ninga, kinengenenge na chozi. Kutembea na mwongozaji msituni Ngezi, pamoja na kusimama Kidike, ni mojawapo ya <a href="/experiences">matembezi</a> yetu.</p>`,
  },
  "how-a-foreigner-can-hold-land-in-zanzibar": {
    title: "Raia wa kigeni na ardhi ya Zanzibar",
    description:
      "Mikataba ya kukodi, kondominiamu na miradi iliyoidhinishwa kwa lugha nyepesi: mgeni anaweza kupata nini Pemba, nini hawezi, na nani akague hati.",
    content: `<p>Jibu fupi: kwa mkataba wa kukodi, pamoja na wakili, na polepole. Jibu refu linafuata. Si ushauri wa kisheria, sheria hubadilika, na ukurasa huu haujui lolote kuhusu kiwanja unachokifikiria.</p>
<h2>Hakuna mwenye umiliki kamili</h2>
<p>Kwa mujibu wa Sheria ya Ardhi (Land Tenure Act) ya 1992, ardhi yote ya Zanzibar ni ardhi ya umma, chini ya dhamana ya Rais. Wazanzibari wanaweza kupewa <strong>haki ya matumizi ya ardhi</strong>. Raia wa kigeni hawawezi, na Watanzania wa Bara pia hawawezi. Mtu akikuahidi “umiliki kamili ufukweni”, mshukuru kwa chai na urudi nyumbani.</p>
<p>Yanabaki mambo mawili, na ni ya kweli:</p>
<ul>
<li><strong>Mkataba wa muda mrefu wa kukodi ardhi.</strong> Kwa kawaida hutajwa kuwa wa hadi miaka 99, mara nyingi kwa awamu za miaka 33. Unaweza kuongezewa muda na kurithiwa kulingana na masharti yake, ndiyo maana masharti husomwa.</li>
<li><strong>Sehemu ya kondominiamu.</strong> Chini ya Sheria ya Kondominiamu Na. 10 ya 2010, raia wa kigeni wanaweza kumiliki sehemu, kama vile fleti katika mradi mkubwa. Omba uthibitisho kwamba yako iko chini ya sheria hiyo.</li>
</ul>
<h2>Kazi ya ZIPA</h2>
<p>Miradi ya uwekezaji hupitia Mamlaka ya Kukuza Uwekezaji Zanzibar, kwa kifupi ZIPA, chini ya Sheria ya Uwekezaji Zanzibar Na. 10 ya 2023. Kwa sasa, mnunuzi anayeweka si chini ya dola za Marekani 100,000 katika mradi ulioidhinishwa anaweza kupewa kibali cha ukaazi, pamoja na mwenzi wake na watoto wasiozidi wanne walio chini ya miaka 20. Nusu ya ushuru wa stempu inaweza kusamehewa, na mapato yanaweza kuhamishiwa nje ya nchi baada ya kodi.</p>
<blockquote><p>“Anaweza”, “ulioidhinishwa” na “kwa sasa” ndiyo maneno matatu ya gharama kubwa zaidi katika aya hiyo.</p></blockquote>
<p>Omba kuona idhini yenyewe, si kipeperushi kinachoitaja. Kisiwani Pemba, Micheweni, kaskazini mashariki, imetangazwa kuwa eneo huru la uchumi; maana yake kwa mradi fulani ni swali jingine la ZIPA.</p>
<h2>Utaratibu wenye busara</h2>
<ol>
<li>Tembelea, ikiwezekana katika miezi miwili tofauti. Mara moja njoo wakati wa mvua.</li>
<li>Chagua wakili wa Zanzibar ambaye hakupendekezwa na yeyote aliyemo kwenye mauziano.</li>
<li>Omba upekuzi kwa Mrajis wa Ardhi: nani anashikilia haki au mkataba, na umebaki muda gani?</li>
<li>Kiwanja kipimwe, na uyazungukie mawe ya mipaka.</li>
<li>Maliza suala la miti, ambayo inaweza kuwa ya mtu mwingine, na la ridhaa ya shehia.</li>
<li>Uliza kuhusu kibali cha mazingira, umbali wa lazima kutoka ufukweni, kodi ya ardhi na kodi nyingine.</li>
<li>Hapo tu ndipo utie saini, na hapo tu ndipo ulipe.</li>
</ol>
<p>Matatizo mengi hutokana na kuanza na nambari saba. Haraka ya muuzaji nayo ni taarifa.</p>
<h2>Tunachoweza kufanya</h2>
<p>Tunaweza kukuonyesha <a href="/real-estate">villa, fleti na viwanja vya mkataba wa kukodi</a>, kukueleza tunavyoliona soko kwenye <a href="/invest">ukurasa wa uwekezaji</a>, na kukuambia wazi tusipojua. Mkataba wako hatuwezi kuukagua, na hatutajifanya tunaweza.</p>
<p><em>Muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.</em></p>`,
  },
  "pemba-in-the-rains": {
    title: "Pemba wakati wa mvua",
    description:
      "Aprili kuna mvua, kijani kibichi, na wageni karibu hakuna. Yapi bado yanawezekana miezi ya mvua, yapi hupumzika, na ufungashe nini kwa mvua ya kweli.",
    content: `<p>Ipo sababu Pemba kuitwa Kisiwa cha Kijani, na sehemu kubwa ya sababu hiyo hunyesha Aprili. Kama una uhuru wa kuchagua, njoo kati ya Juni na Oktoba. Kama huna, au kama unapenda mahali pasipo na mtu mwingine, endelea kusoma.</p>
<h2>Lini, na kiasi gani</h2>
<p>Misimu ya mvua ni miwili. Mvua ndefu, <em>masika</em>, ni Machi hadi Mei: kama milimita 130, 300 na 190 katika miezi hiyo mitatu. Mvua fupi, <em>vuli</em>, huleta kama 110 Novemba na 120 Desemba. Miezi mingine yote hubaki karibu 50 au chini ya hapo.</p>
<p>Joto hubaki, 29 hadi 31\u00a0°C mchana. Mara nyingi mvua hupiga kwa nguvu, kisha huliachia jua nafasi. Siku nyingine mvua haijapata kusikia habari za nafasi.</p>
<h2>Kinachopumzika</h2>
<p>Boti nyingi za wazamiaji hukaa pwani Aprili na Mei, na baadhi ya malazi huenda yakafungwa kwa matengenezo. Njia za udongo za kwenda fukweni huwa za polepole, kisha za kuchekesha. Ndege ndogo na meli huenda zikasubiri hali ya hewa, kwa hiyo weka siku ya akiba kabla ya ndege yoyote isiyokusubiri wewe.</p>
<p>Novemba na Desemba ni nafuu: kwa kawaida kuzamia bado ni kuzuri, na manyunyu ni kisingizio cha chai.</p>
<h2>Kinachowezekana</h2>
<ul>
<li><strong>Msitu.</strong> Ngezi ni msitu wa unyevu, na hupendeza zaidi ukiwa umelowa. Vyura hupaza sauti, njia huwa laini, na mwongozaji atakupa maoni yake kuhusu viatu vyako.</li>
<li><strong>Jikoni.</strong> Jioni ya kukuna nazi chini ya bati, mvua ikipiga, si rahisi kupata bora zaidi.</li>
<li><strong>Chake Chake.</strong> Soko, makumbusho madogo katika masalio ya ngome ya zamani, kahawa ya tangawizi.</li>
<li><strong>Kasa.</strong> Kasa wa kijani na ng’amba hutaga Misali, zaidi Machi na Aprili. Kama boti itakwenda au la, ni juu ya bahari kuamua. Ukimwona mmoja, kaa mbali na uzime tochi.</li>
<li><strong>Kusoma.</strong> Hatutanii. Ni mahali pachache panapokuweka kitini kwa upole namna hii.</li>
</ul>
<h2>Cha kufungasha</h2>
<ol>
<li>Koti jepesi la mvua. Mwavuli ni wa kutoka mlangoni hadi kwenye gari.</li>
<li>Viatu vya wazi vinavyoweza kusuuzwa. Raba nyeupe hazitabaki nyeupe.</li>
<li>Mfuko usioingiza maji kwa simu na pasipoti, hasa botini.</li>
<li>Tochi, kwani umeme na dhoruba havipikiki chungu kimoja.</li>
<li>Dawa ya kufukuza mbu na nguo za mikono mirefu jioni. Malaria ni kidogo lakini ipo; uliza kliniki ya wasafiri kuhusu vidonge.</li>
<li>Kitabu kimoja zaidi ya unavyodhani.</li>
</ol>
<blockquote><p>Wakati wa mvua hupangi siku moja. Unapanga mbili, na kuliachia anga lichague.</p></blockquote>
<p>Omba <a href="/transportation">gari la 4x4</a>, ikiwezekana na dereva anayejua ni njia ipi imegeuka kijito. Na <a href="/contact">tuandikie</a> kabla ya kuweka nafasi ya boti za Aprili: ni bora tukuambie sasa kuliko gatini. Takwimu za mwezi kwa mwezi ziko kwenye <a href="/travel">mwongozo wa safari</a>.</p>`,
  },
  "working-with-island-suppliers": {
    title: "Kufanya kazi na wazalishaji wa kisiwani",
    description:
      "Samaki, mikeka, sabuni, mbao, boti: ya kujua kuhusu muda, pesa na adabu kabla ya kutoa oda ya kwanza kwa mzalishaji wa Pemba.",
    content: `<p>Kila anayeendesha shughuli Pemba, iwe nyumba ya wageni, jiko au ujenzi, siku moja atahitaji vitu arobaini vya aina moja ifikapo Alhamisi. Makala hii inaeleza jinsi ya kuvipata, na kwa nini huenda ikawa Jumamosi.</p>
<h2>Kisiwa kinatengeneza nini</h2>
<p>Mengi kuliko wageni wanavyodhani. Samaki kutoka madikoni, na mnada mkubwa wa asubuhi Tumbe. Mpunga, muhogo, ndizi, nazi na viungo kutoka mashamba madogo. Mikeka na vikapu vya <em>ukili</em> uliosukwa, kofia zilizodariziwa, makasha na milango ya nakshi, sabuni na mafuta ya karafuu. Vyombo vya baharini, vinavyoundwa kwa jicho na tezo. Mwani, unaolimwa zaidi na wanawake. Kisichotengenezwa hapa huja kwa bahari, kwa hiyo saruji na balbu hufuata meli na hali ya hewa.</p>
<p>Wazalishaji wengi ni familia moja. Hutengeneza vitu vizuri, vichache vichache, na oda ya vikapu mia mbili si oda ya kumi iliyokuzwa. Ni mazungumzo mengine kabisa.</p>
<h2>Anza na salamu</h2>
<p>Mara ya kwanza nenda mwenyewe. Uliza hali, uliza familia, uliza kazi inaendaje, na usikilize majibu. Bei huja baada ya chai. Kisha andika kila kitu, kwa Kiswahili, na kwa lugha yako kama ni nyingine: idadi, kipimo, siku, bei, nani anasafirisha. Ukiweza, chora. Sampuli moja mezani humaliza mengi kuliko ukurasa mzima wa maelezo.</p>
<blockquote><p>Ziara ya kwanza inakugharimu asubuhi moja. Inakuokolea simu kumi zinazofuata.</p></blockquote>
<h2>Pesa</h2>
<ul>
<li><strong>Sarafu:</strong> patana kwa shilingi. Tangu Machi 2025, kanuni za Tanzania zinataka bei na malipo ndani ya nchi yawe kwa shilingi, isipokuwa yale yaliyoorodheshwa. Muulize mhasibu wako ni yapi, kama yapo, yanayokuhusu.</li>
<li><strong>Malipo ya awali:</strong> fundi hununua malighafi kabla ya kazi kuanza. Lipa sehemu mwanzoni, sehemu katikati, na iliyobaki ukipokea mzigo.</li>
<li><strong>Njia ya kulipa:</strong> malipo kwa simu ni ya kawaida; tunza risiti. ATM si kila mara hufanya kazi siku unayozihitaji.</li>
<li><strong>Kupatana bei:</strong> kwa upole. Ukishinda kupita kiasi, huenda umeshapoteza ubora.</li>
</ul>
<h2>Kalenda ya oda</h2>
<ol>
<li><strong>Ijumaa:</strong> saa za adhuhuri ni za sala. Usipange kupokea mzigo wakati huo.</li>
<li><strong>Ramadhani:</strong> siku fupi za kazi, asubuhi za uchovu, usiku wenye shamrashamra. Toa oda mapema kabla yake. Idi zote mbili ni sikukuu.</li>
<li><strong>Machi hadi Mei:</strong> njiani ni mvua, na hakuna kinachokauka, si mbao wala rangi.</li>
<li><strong>Mavuno ya karafuu,</strong> kama Julai hadi Desemba: mwaka mzuri, kila mkono usio na kazi uko juu ya mti.</li>
</ol>
<p>Na vitu vitatu vya kutoagiza: chochote cha makombe, chochote cha matumbawe, na mifuko ya plastiki, ambayo imepigwa marufuku.</p>
<p>Kama unatengeneza kitu Pemba, au unamhitaji anayetengeneza, <a href="/contact">tuandikie</a> na uchague Ushirikiano. Majengo ya biashara, kuanzia duka hadi karakana, yamo kwenye <a href="/real-estate">nyumba na viwanja</a>.</p>`,
  },
  "how-to-greet-and-dress": {
    title: "Salimia kwanza, kisha uliza njia",
    description:
      "Salamu tano, kanuni moja ya magoti na maneno machache kuhusu Ramadhani: jinsi ya kuwa mgeni anayekaribishwa Pemba bila kujifunza kwa makosa.",
    content: `<p>Pemba unaweza kufanya mambo mengi polepole na hakuna atakayelalamika. Salamu tu ndiyo hufanywa papo hapo. Kumwendea mtu na kumuuliza benki iko wapi, bila salamu, ni adabu sawa na kuingilia dirishani.</p>
<h2>Maneno matano yanayofungua milango</h2>
<ul>
<li><strong>Shikamoo</strong>, kwa yeyote aliyekuzidi umri waziwazi. Jibu ni <em>Marahaba</em>. Hakuna neno lenye silabi chache hivi linaloleta tabasamu nyingi zaidi.</li>
<li><strong>Habari?</strong> Mambo yanaendaje? Jibu <em>Salama</em> au <em>Nzuri</em>, hata kama mizigo yako bado iko Unguja.</li>
<li><strong>Assalamu alaykum</strong>, amani iwe juu yenu. Jibu <em>Wa alaykum assalam</em>.</li>
<li><strong>Karibu</strong>. Utalisikia kutwa nzima. Wewe jibu <em>Asante</em>.</li>
<li><strong>Hodi</strong>, hupigwa mlangoni kabla ya kuingia. Subiri <em>karibu</em>.</li>
</ul>
<p>Salamu za hapa ni ndefu: wewe, familia yako, kazi yako, safari yako. Hakuna anayekuchelewesha. Hayo ndiyo mazungumzo; swali la benki ni nyongeza ya mwisho. Kati ya mwanamume na mwanamke, subiri uone kama mkono umetolewa. Mkono kifuani, juu ya moyo, unatosha vile vile.</p>
<h2>Mabega na magoti</h2>
<p>Wapemba karibu wote ni Waislamu, na huvaa kwa heshima. Ukitoka ufukweni, funika mabega na magoti, wanaume pia; kwa wanawake nguo pana ni bora zaidi. Nguo za kuogelea ni za ufukweni au botini, si za njia iliyo katikati. Kanga, kitambaa cha pamba chenye methali pembeni, humaliza karibu kila tatizo na bei yake ni ndogo. Soma methali yenyewe inasemaje kabla ya kuivaa harusini.</p>
<h2>Mlangoni na mezani</h2>
<ol>
<li>Majumbani vua viatu.</li>
<li>Kula na toa kwa mkono wa kulia.</li>
<li>Omba ruhusa kabla ya kumpiga mtu picha. Polisi, wanajeshi, bandari na uwanja wa ndege: kamwe.</li>
<li>Asiye Mwislamu kwa kawaida huutazama msikiti kwa nje. Uliza, na ulikubali jibu.</li>
<li>Hakuna kubusiana hadharani, hata machweo yawe mazuri vipi.</li>
<li>Watoto usiwape peremende wala sarafu. Inawafunza kuomba.</li>
</ol>
<h2>Ukija Ramadhani</h2>
<p>Hufuata mwezi, na kila mwaka huja kama siku kumi na moja mapema zaidi, kwa hiyo angalia tarehe kabla ya kuweka nafasi. Mchana usile, usinywe wala usivute sigara hadharani. Migahawa mingi ya mjini hufungwa hadi jua lizame, na majiko ya wageni huendelea kuwahudumia wageni wao. Wavumilie madereva alasiri; hawajanywa maji tangu kabla ya alfajiri. Jua likishazama mitaa hujaa, na chakula kinastahili kusubiriwa. Ukialikwa, nenda.</p>
<blockquote><p>Utakosea. Kama ulisalimia kwanza, utasamehewa kabla hujatambua.</p></blockquote>
<p>Kuna mengine kuhusu milango, bao na mchezo wa ng’ombe kwenye ukurasa wa <a href="/why-pemba/cultural-heritage">urithi wa utamaduni</a>, na nafasi ya mazoezi katika <a href="/experiences">matembezi</a> yetu yoyote.</p>`,
  },
};
