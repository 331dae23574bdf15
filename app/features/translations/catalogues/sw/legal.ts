import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const legal: CataloguePart<"legal"> = {
  legal: {
    eyebrow: "Maandishi madogo, lakini yanasomeka",
    contents: "Kwenye ukurasa huu",
    updated: "Tarehe ya kusasishwa",
    responsible: "Anayewajibika kwa tovuti hii",
    dataKeptIn: "Taarifa huhifadhiwa nchini",
    address: "Anwani",
    email: "Barua pepe",
    phone: "Nambari ya simu",
    form: "Fomu ya mawasiliano",
    formLink: "Andika",
    readPrivacy: "Soma tunavyotumia taarifa zako",
    readTerms: "Soma vigezo na masharti",
  },
  privacy: {
    metaTitle: "Sera ya faragha",
    metaDescription:
      "Tovuti hii inahifadhi nini kukuhusu, kwa nini, kwa muda gani, na jinsi ya kuomba kirekebishwe au kifutwe. Hakuna takwimu za ufuatiliaji wala matangazo.",
    title: "Sera ya faragha",
    intro:
      "Tunahifadhi unachotutumia ili tuweze kukujibu. Hatukufuatilii, hapa wala kwingine. Maelezo kamili yako hapa chini.",
    s1Title: "Nani anawajibika",
    s1Body:
      "{brand} ndiyo inayoendesha tovuti hii na kuamua taarifa zilizomo zitumikeje. Njia za kuwasiliana nasi ziko mwisho wa ukurasa huu. Tuandikie kuhusu jambo lolote lililo hapa; atakayekujibu ni mtu.",
    s2Title: "Unachotutumia",
    s2Body:
      "Kusoma tovuti hii hakukudai chochote. Huhitaji akaunti, na hakuna akaunti ya kufungua.\n\nUkituandikia kwa fomu ya mawasiliano tunahifadhi jina lako, anwani yako ya barua pepe, nambari yako ya simu ukiitoa, mada na ujumbe wako. Ulizo kuhusu mali huhifadhiwa vivyo hivyo, pamoja na mali yenyewe inayoulizwa.\n\nUkiomba matembezi, malazi au chombo cha usafiri tunahifadhi jina lako, anwani ya barua pepe na nambari ya simu, tarehe, idadi ya watu, mahali utakapofikia ikiwa fomu inauliza, maelezo yako ya ziada, na bei tuliyokuonyesha.\n\nPamoja na hayo, kila mara tunahifadhi pia lugha ya ukurasa, ili tujibu kwa lugha hiyo, ukurasa uliotumia, muda wa kutuma, na nambari ya nasibu inayozuia fomu iliyotumwa mara mbili isifike mara mbili.\n\nUkiomba kuarifiwa kuhusu nyumba na viwanja vipya au bei zilizoshuka, tunahifadhi barua pepe yako, lugha na sarafu ya ukurasa, na unachotafuta. Hatutumi chochote mpaka ubonyeze “Anza” katika ujumbe wetu wa kwanza, na kisichoanzishwa ndani ya siku saba hufutwa. Kila ujumbe una kiungo cha kusitisha yote.",
    s3Title: "Kinachobaki kwenye kivinjari chako",
    s3Body:
      "Vidakuzi viwili hukumbuka machaguo yako kwa mwaka mmoja: pemba.language hushika lugha uliyoitumia mara ya mwisho, na pemba.currency hushika sarafu uliyochagua. Kivinjari chako huweka thamani hizo hizo mbili pia katika hifadhi yake. Hakuna kingine ndani yake, na unaweza kuvifuta wakati wowote.\n\nKidakuzi kimoja hukumbuka unachohifadhi: pemba.saved hushika orodha ya mioyo na, ukiishiriki, ufunguo wa kukifunga kiungo. Hudumu siku 400 tangu badiliko lako la mwisho, na huwekwa pale tu unapobonyeza moyo. Maandishi ya orodha yako hubaki katika hifadhi ya kivinjari hadi uyafute, na hutufikia pale tu unapoyatuma pamoja na swali. Kivinjari chako kisipoendesha skripti, pemba.notice hukuambia kwenye ukurasa unaofuata kwamba kimehifadhiwa.\n\nKuki moja huhifadhi mpango wa safari: pemba.plan ina vitu unavyoongeza pamoja na siku zake na idadi ya watu, na hakuna kitu kukuhusu. Inadumu siku 400 tangu ulipobadilisha mara ya mwisho, huwekwa tu unapobonyeza “Ongeza kwenye mpango”, na hufutwa unapotuma mpango.\n\nVidakuzi viwili vingine ni vya muda mfupi. Kwenye kurasa zenye fomu, pemba.opened huandika ulifungua ukurasa lini, ili tuweze kutofautisha watu na programu zinazotuma fomu kwa sekunde moja. Hutoweka unapofunga kivinjari. Ukishatangaza mali, pemba.notice hupeleka shukrani zetu kwenye ukurasa unaofuata na hutoweka ndani ya dakika moja.\n\nKivinjari chako pia hutunza vitu vichache kwenye kichupo kilicho wazi: ulichoandika kwenye fomu ya mawasiliano, ya kuweka nafasi au ya mali ambayo bado hujaituma, mahali ulipofika ukisogeza ukurasa, ujumbe wa kuonyeshwa kwenye ukurasa unaofuata, na alama kwamba skripti zetu zimeshapakiwa. Ulichoandika hutufikia pale tu unapokituma, na vyote hivi hufutwa unapofunga kichupo.\n\nVilivyobaki ni vya wafanyakazi wetu tu: kidakuzi kinachowaweka ndani ya mfumo na huisha wiki moja baada ya mara yao ya mwisho kuwa hapa, kingine cha dakika tano kati ya nenosiri na msimbo, kingine kinachotambua kifaa walichowahi kukitumia kuingia, pamoja na mipangilio na maandishi yasiyokamilika ya sehemu ya wafanyakazi.\n\nUkigusa ukurasa, ukiandika kitu au ukifungua ukurasa wa pili, kivinjari chako huhifadhi ukurasa mdogo wenye nambari za dharura, kwa wakati ambapo hakuna mtandao. Ukifungua mwongozo wa safari, ukihifadhi kitu, ukisakinisha tovuti au ukibonyeza “Hifadhi kwa matumizi bila mtandao”, huhifadhi pia mwongozo, ramani, orodha yako na kurasa zake pamoja na picha. Haya yote hubaki kwenye kifaa chako na hayamfikii mtu yeyote, hata sisi. Husasishwa unaporudi, na kivinjari kinaweza kuyafuta nafasi ikipungua. “Ondoa vyote vilivyohifadhiwa” kwenye ukurasa wa “Hifadhi kwa matumizi bila mtandao” huyafuta mara moja; kisha pemba.offline hukumbuka ombi hilo kwa mwaka mmoja.\n\nHakuna vidakuzi vya matangazo wala vya takwimu, ndiyo maana hakuna bango linalokutaka ukubali chochote.",
    s4Title: "Anwani yako ya mtandao",
    s4Body:
      "Kila tovuti huona anwani ya mtandao (anwani ya IP) ambako ombi limetoka. Sisi tunaitumia kwa jambo moja: kuhesabu kila anwani inaomba na kutuma kiasi gani, ili mtu asitulemee. Hesabu hiyo hufutwa baada ya kama siku moja, na haiunganishwi kamwe na ujumbe wako.\n\nHitilafu ikitokea, kumbukumbu yetu ya hitilafu huandika ni ukurasa gani na ni lini. Haiandiki ulichoandika wewe.\n\nManeno yanayotafutwa hapa bila kupatikana huhesabiwa kwa mwezi na kwa lugha, ili tujue kinachokosekana. Hakuna kinachoonyesha nani aliyatafuta, kutoka wapi wala saa ngapi.",
    s5Title: "Tunazitumia kwa kazi gani",
    s5Body:
      "Kukujibu, kukuandalia ulichoomba, na kutunza kumbukumbu ambazo sheria inaitaka biashara izitunze. Ni hayo tu. Hatuuzi taarifa, hatutengenezi wasifu wa mtu, na hakuna mashine inayoamua lolote kukuhusu.\n\nHatutumi majarida ya barua pepe. Ukiuliza swali moja utapata jibu moja, na pengine swali kutoka kwetu.",
    s6Title: "Nani anaziona",
    s6Body:
      "Wafanyakazi wetu, baada ya kuingia kwenye mfumo kwa utambulisho wao. Na wale wanaolazimika kujua ili wafanye ulichoomba: mwongozaji, mwenyeji, dereva au mwenye mali hupewa jina lako, tarehe zako na njia ya kukupata, tukishazungumza nawe kuhusu hilo.\n\nHakuna huduma za takwimu za ufuatiliaji, hakuna mitandao ya matangazo, wala vitufe vya mitandao ya kijamii vinavyopeleka habari kwingine. Fonti na skripti hutoka kwenye seva yetu wenyewe. Picha au video ambayo mhariri ameiunganisha kutoka kwingine, au ramani shirikishi pale ukurasa unapoionyesha, huletwa kutoka kwenye seva inayoitoa, na seva hiyo huona anwani yako ya mtandao.\n\nVitufe vya kushiriki hufungua programu yako mwenyewe ya barua pepe au WhatsApp. Yanayotokea huko ni kati yako na wao.",
    s7Title: "Ukitangaza mali",
    s7Body:
      "Jina, anwani ya barua pepe na nambari ya simu ya mwenye mali ni kwa ajili ya wafanyakazi wetu. Haviandikwi kamwe kwenye tovuti. Tunachochapisha, baada ya kukikagua, ni mali yenyewe: maelezo yake, mahali ilipo, bei yake na picha zake.\n\nKila picha tunayoipokea hutengenezwa upya kabla ya kuhifadhiwa. Chochote ambacho kamera iliandika ndani ya faili, kama vile mahali na wakati ilipopigwa, hakibaki baada ya hapo. Kinachoonekana kwenye picha kinabaki, kwa hiyo tafadhali usitume picha yenye watu ambao hawakuridhia.",
    s8Title: "Zinahifadhiwa wapi, na kwa muda gani",
    s8Body:
      "Katika hifadhidata na folda ya faili ya seva inayoendesha tovuti hii. Majibu yetu kwako yamo pia katika sanduku letu la barua pepe, kama yako yalivyo katika lako.\n\nTunatunza ujumbe au ombi kwa muda wote tunaouhitaji ili kukuhudumia. {months, plural, one {Mwezi #} other {Miezi #}} baada ya siku ya mwisho ya ulichoomba, au baada ya ujumbe kufika, jina lako, taarifa zako za mawasiliano na ulichoandika hufutwa na mfumo wenyewe. Kinachobaki hakisemi tena lolote kukuhusu: siku, idadi ya watu, kiasi cha fedha na matokeo, ambavyo hutumika katika takwimu zetu. Uthibitisho ambao tovuti inakutumia hufutwa baada ya siku 30.\n\nTaarifa za mawasiliano za mmiliki hubaki pamoja na mali kwa muda wote tukiwa nayo. Nakala za akiba za hifadhidata zinaweza kuwa na kilichofutwa kwa wiki chache zaidi. Usipotaka kusubiri, tuandikie: wafanyakazi wanaweza kufuta vyote mara moja.",
    s9Title: "Unachoweza kuomba",
    s9Body:
      "Unaweza kuuliza tuna taarifa gani kukuhusu, kuomba zirekebishwe, zifutwe, upewe nakala, au kututaka tuache kuzitumia. Tuandikie kwa mojawapo ya njia zilizo mwisho wa ukurasa huu, ukitaja anwani ya barua pepe uliyoitumia mwanzo, ili tujue ni wewe. Tunajibu ndani ya siku thelathini, kwa kawaida mapema zaidi, na hulipi chochote.\n\nIkiwa sheria inatulazimisha kutunza kitu fulani, tutakuambia ni nini na kwa nini. Jibu letu lisipokuridhisha, mamlaka ya ulinzi wa taarifa binafsi ya Tanzania, au ya nchi unayoishi, inaweza kulichunguza suala hilo.",
    s10Title: "Ukurasa huu ukibadilika",
    s10Body:
      "Tarehe iliyo juu nayo hubadilika. Siku moja tukitaka kuzitumia kwa jambo jipya taarifa ulizokwisha kututumia, tutakuomba ridhaa kwanza.",
  },
  terms: {
    metaTitle: "Vigezo na masharti",
    metaDescription:
      "Ombi kwenye tovuti hii lina maana gani, bei zinaonyeshwaje, matangazo ya mali ni nini na si nini, na sisi tunawajibika kwa lipi.",
    title: "Vigezo na masharti",
    intro:
      "Hizi ndizo kanuni kati yako na sisi unapotumia tovuti hii. Ni fupi, kwa sababu mengi yaliyo muhimu hukubaliwa tunapothibitisha ombi lako.",
    s1Title: "Tovuti hii ni nini",
    s1Body:
      "{brand} huonyesha matembezi, malazi, vyombo vya usafiri na mali za kisiwani Pemba, na hufikisha maombi yako kwa watu wanaoweza kuyatimiza. Baadhi ya tunavyoonyesha ni vyetu, vingi ni vya waongozaji, wenyeji na wamiliki wa hapa kisiwani. Tunapothibitisha ombi tunakuambia mkataba wako ni na nani.\n\nUkitumia tovuti hii, unakubali masharti haya. Usipoyakubali, hilo nalo ni sawa: tuandikie, tuzungumze.",
    s2Title: "Ombi ni ombi",
    s2Body:
      "Unachotuma kwa fomu ya tovuti hii ni ombi, si nafasi iliyokwisha kuwekwa. Hakuna kilichohifadhiwa kwa ajili yako, na hakuna anayemdai mwingine chochote, hadi tutakapothibitisha kwa maandishi. Tunaweza kukataa, kwa mfano boti ikiwa imejaa, bahari ikiwa imechafuka au tarehe ikiwa imechukuliwa.\n\nUjumbe unaotokea baada ya kubonyeza kitufe unasema kwamba ombi lako limefika. Huo si uthibitisho.\n\nTafadhali toa taarifa sahihi. Hatuwezi kujibu anwani ya barua pepe iliyoandikwa kwa makosa.",
    s3Title: "Bei na sarafu",
    s3Body:
      "Bei zote zimepangwa kwa dola za Marekani. Kiasi cha sarafu nyingine hukokotolewa kwa kiwango kinachosasishwa kila baada ya muda. Kipo ili kukusaidia kukadiria, na si kiasi kamili hadi senti utakachotakiwa kulipa.\n\nJumla inayoonyeshwa na fomu hutokana na nambari ulizoandika. Bei inayohesabika ni ile iliyo kwenye uthibitisho wetu, ambao pia unaeleza kilichojumuishwa. Ikiwa bei kwenye tovuti ni kosa lililo wazi, tutakuambia kabla ya kukubaliana chochote.",
    s4Title: "Kulipa, kubadilisha, kughairi",
    s4Body:
      "Tovuti hii haipokei malipo na haiulizi nambari za kadi. Utalipa vipi na lini, na nini kitatokea ukibadilisha au kughairi, yameelezwa kwenye uthibitisho. Mtu akikutaka ulipe kwa kiungo kinachodai kutoka kwenye tovuti hii, usilipe, na utuambie.\n\nIkitubidi kughairi, kwa sababu ya hali ya hewa au sababu nyingine yoyote, tutakupa tarehe nyingine au tutakurudishia ulicholipa.",
    s5Title: "Ukiwa kisiwani",
    s5Body:
      "Bahari, msitu na barabara si mchezo. Msikilize mwongozaji wako, tuambie mapema kuhusu hali za kiafya zinazohusika, na kata bima ya safari inayogharamia unachokusudia kufanya. Mwongozaji anaweza kugeuza safari au kumwacha mtu nchi kavu ikiwa hilo ndilo salama zaidi.\n\nAnayeendesha chombo cha kukodi anahitaji leseni na kibali kinachotambuliwa Zanzibar, na hufuata masharti ya kukodi.",
    s6Title: "Matangazo ya mali",
    s6Body:
      "Tangazo ni mwaliko wa kuuliza, si ofa inayomfunga mtu. Tunakagua kwa makini tunachochapisha, lakini vipimo, mipaka, michoro na hati hutoka kwa wamiliki na huenda vina makosa au vimepitwa na wakati. Picha za majengo yasiyokamilika huonyesha mpango.\n\nHakuna kilicho kwenye tovuti hii ambacho ni ushauri wa kisheria, wa kodi au wa uwekezaji. Takwimu za ukuaji, mapato au gharama ni makadirio na matarajio, si ahadi.",
    s7Title: "Ardhi na mikataba ya kukodi",
    s7Body:
      "Ardhi ya Zanzibar ni ardhi ya umma. Kwa kawaida, asiye Mzanzibari hawezi kuishikilia kama Wazanzibari wanavyoishikilia: huchukua mkataba wa muda mrefu wa kukodi, au hununua sehemu ya jengo, kwa mujibu wa sheria zilizopo na masharti ya mkataba. Wawekezaji wanaweza kupewa vibali na nafuu. Havitolewi moja kwa moja, na kanuni hubadilika.\n\nKabla ya jambo jingine lolote, hakikisha hati ya haki ya ardhi, upimaji na mkataba wa kukodi vimekaguliwa. Muulize wakili wa Zanzibar kabla ya kutia saini au kulipa.",
    s8Title: "Ukitangaza mali",
    s8Body:
      "Unatuthibitishia kwamba mali ni yako au una ruhusa ya kuitangaza, kwamba unachoandika ni kweli, na kwamba una haki ya kuonyesha picha hizo. Unaturuhusu kuchapisha maelezo na picha kwenye tovuti hii, na kutafsiri na kufupisha maandishi, kwa muda wote tangazo linapokuwepo. Sisi ndio tunaoamua kama tutachapisha na lini, nawe unaweza kuomba tangazo liondolewe wakati wowote.",
    s9Title: "Maandishi, picha, viungo",
    s9Body:
      "Maandishi, michoro na picha zilizo hapa ni mali yetu au ya waliotupa ruhusa ya kuzitumia. Weka kiungo cha kuja kwenye ukurasa wowote upendao. Tafadhali omba ruhusa kabla ya kunakili zaidi ya mistari michache.\n\nUsijaribu kuivuruga tovuti, kutuma fomu kwa mashine, au kufikia taarifa zisizo zako. Viungo vinavyotoka nje ya tovuti hii huenda kwenye kurasa tusizozidhibiti.",
    s10Title: "Tunachowajibika nacho",
    s10Body:
      "Tunawajibika kwa tunachoahidi kwenye uthibitisho, na kwa madhara tunayosababisha kwa makusudi au kwa uzembe mkubwa, bila kikomo pale sheria inaposema hivyo. Hakuna kilicho katika masharti haya kinachoondoa wajibu huo.\n\nKwa mengine tunawajibika tu kwa madhara yaliyoweza kutarajiwa; na kwa wanachofanya waongozaji, wenyeji na wamiliki chini ya mkataba wao na wewe, wanawajibika wenyewe. Sisi tunakusaidia kuwapata. Tovuti inatolewa kama ilivyo: hatuwezi kuahidi kwamba itapatikana wakati wote au haitakuwa na makosa, na tunarekebisha unayotuambia.",
    s11Title: "Sheria, migogoro, mabadiliko",
    s11Body:
      "Sheria inayotumika ni ile inayotumika Zanzibar, katika Jamhuri ya Muungano wa Tanzania. Haki zinazokulinda kama mlaji mahali unapoishi, ambazo hakuna mkataba unaoweza kuziondoa, zinabaki kuwa zako. Kabla ya mtu yeyote kwenda mahakamani, tungependa kwanza mazungumzo ya wazi. Yakishindikana, mahakama za Zanzibar ndizo zitakazoamua.\n\nKanuni mojawapo ikionekana kuwa batili, nyingine zinabaki. Tunaweza kubadilisha ukurasa huu, na tarehe iliyo juu nayo itabadilika. Kwa ombi lililokwisha kuthibitishwa, yatatumika masharti ya siku hiyo.",
  },
};
