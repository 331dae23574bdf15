import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const about: CataloguePart<"about"> = {
  about: {
    metaTitle: "Kuhusu sisi: watu tisa na kisiwa kiitwacho Pemba",
    metaDescription:
      "Nani anakupangia siku zako Pemba, tumekiahidi nini kisiwa na watu wake, na jinsi ya kujenga kitu pamoja nasi.",
    title: "Sisi tisa, na kisiwa kimoja",
    lead: "Wengine tulizaliwa hapa, wengine ndoa ilituleta, wengine tuliikosa meli ya kurudi. Tulibaki kwa sababu zile zile zinazokufanya usome haya.",
    missionEyebrow: "Dhamira yetu",
    mission: "Kuleta Pemba wageni kwa idadi inayofaa, na kila mmoja wao <b>akiache kisiwa kikiwa bora zaidi.</b>",
    missionTrips:
      "Kila safari tunayouza humpa riziki nahodha, mpishi au mwongozaji anayeishi mwendo usiozidi saa moja kutoka hapo. Vikundi ni vidogo kwa sababu mafungu ya mchanga ni madogo. Mahali pakihitaji kupumzika, tunaacha kwenda.",
    missionHomes:
      "Kwa nyumba na viwanja kanuni ni hiyo hiyo: kiwanja ambacho mtu ameshakizunguka kwa miguu, hati kwa lugha nyepesi, mafundi wa kijiji cha jirani. Tangazo lisiloweza kuelezwa kwa ukurasa mmoja hatulichapishi.",
    valuesEyebrow: "Tunachokithamini",
    valuesTitle: "Ahadi nne, rahisi kuzihakiki",
    environmental: "Mazingira",
    environmentalBody:
      "Hatutii nanga juu ya matumbawe, hatubebi plastiki botini, haturushi droni kwenye malalo. Tulichokwenda nacho, tunarudi nacho.",
    cultural: "Utamaduni",
    culturalBody:
      "Mwongozaji ndiye anayepanga mwendo. Misikitini, mashambani na majikoni mwa watu tunaingia kwa kualikwa.",
    economic: "Uchumi",
    economicBody:
      "Nahodha, mpishi na mwongozaji hulipwa kwa kila safari, na tunakuambia kila mmoja anapata kiasi gani.",
    community: "Jamii",
    communityBody: "Kijiji ndicho kinachoamua kionyeshe nini, siku zipi, na kwa watu wangapi kwa wakati mmoja.",
    voices: "Sauti za wenyeji",
    voiceOne:
      "Sasa jahazi langu hutoka limejaa siku nne kwa wiki. Tatu zilizobaki navua samaki, kama siku zote. Uwiano huo ndio uliokuwa sharti langu.",
    voiceOneName: "Bakari Juma",
    voiceOneRole: "Nahodha wa jahazi, Wete",
    voiceTwo:
      "Walituuliza tunataka kuonyesha nini, na tuliposema chakula cha mchana, walitusikiliza. Basi tunaonyesha chakula cha mchana.",
    voiceTwoName: "Asha Khamis",
    voiceTwoRole: "Mkulima wa karafuu, karibu na Chake Chake",
    partnersEyebrow: "Ushirikiano",
    partnersTitle: "Tujenge kitu pamoja",
    partnersLead:
      "Shule, vituo vya kuzamia, watafiti, hoteli zenye adabu: kama ni jambo jema kwa Pemba, tungependa kulisikia.",
    formTitle: "Pendekeza ushirikiano",
  },
};
