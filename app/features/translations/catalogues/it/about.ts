import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const about: CataloguePart<"about"> = {
  about: {
    metaTitle: "Chi siamo: nove persone e un’isola chiamata Pemba",
    metaDescription:
      "Chi organizza le tue giornate a Pemba, che cosa promettiamo all’isola e a chi ci vive, e come costruire qualcosa insieme a noi.",
    title: "Noi nove e un’isola",
    lead: "C’è chi è nato qui, chi ci si è sposato e chi ha perso il traghetto per tornare a casa. Siamo rimasti per le stesse ragioni per cui ora stai leggendo.",
    missionEyebrow: "La nostra missione",
    mission:
      "Portare a Pemba il numero giusto di persone, e fare in modo che ognuna <b>lasci l’isola meglio di come l’ha trovata.</b>",
    missionTrips:
      "Ogni gita che vendiamo paga un capitano, una guida, chi cucina: gente che vive a meno di un’ora da lì. I gruppi sono piccoli perché sono piccole le lingue di sabbia. Quando un posto ha bisogno di riposo, smettiamo di andarci.",
    missionHomes:
      "Per gli immobili vale la stessa regola: lotti che qualcuno ha percorso a piedi, carte spiegate in parole semplici, muratori del villaggio accanto. Se un annuncio non si può spiegare in una pagina, non lo pubblichiamo.",
    valuesEyebrow: "Che cosa ci sta a cuore",
    valuesTitle: "Quattro promesse, facili da verificare",
    environmental: "Ambiente",
    environmentalBody:
      "Niente ancore sui coralli, niente plastica in barca, niente droni dove dormono le volpi volanti. Quello che portiamo con noi, lo riportiamo a casa.",
    cultural: "Cultura",
    culturalBody: "Il passo lo decide la guida. Moschee, fattorie e cucine si visitano su invito.",
    economic: "Economia",
    economicBody: "Il capitano, la guida e chi cucina sono pagati a uscita, e ti diciamo quanto va a ciascuno.",
    community: "Comunità",
    communityBody: "Che cosa mostrare, in quali giorni e a quanti di noi per volta lo decide il villaggio.",
    voices: "La parola a chi ci vive",
    voiceOne:
      "Adesso quattro giorni a settimana esco con la barca piena. Negli altri tre pesco, come ho sempre fatto. Questo equilibrio era la mia condizione.",
    voiceOneName: "Bakari Juma",
    voiceOneRole: "Capitano di dhow, Wete",
    voiceTwo:
      "Ci hanno chiesto che cosa volevamo mostrare, e hanno ascoltato la risposta: il pranzo. Quindi mostriamo il pranzo.",
    voiceTwoName: "Asha Khamis",
    voiceTwoRole: "Coltivatrice di chiodi di garofano vicino a Chake Chake",
    partnersEyebrow: "Collaborazioni",
    partnersTitle: "Costruiamo qualcosa insieme",
    partnersLead:
      "Scuole, centri immersioni, gruppi di ricerca, hotel con buone maniere: se fa bene a Pemba, raccontacelo.",
    formTitle: "Proponi una collaborazione",
  },
};
