import type { StayWords } from "#db/seed/demo/stays/en";

export const it: StayWords = {
  "kigomasha-water-rooms": {
    name: "Camere sull’acqua a Kigomasha",
    description:
      "Otto camere con il tetto di palma, su palafitte nella laguna della punta nord, unite da una passerella e da poco altro. Con l’alta marea scendi in acqua dai tuoi gradini; con la bassa vedi chi pesca i polpi passare a piedi dove prima nuotavi.\n\nLe barche partono per la barriera corallina dopo colazione e tornano per pranzo. C’è una piccola palestra per chi ha i sensi di colpa e una pedana per i massaggi per chi non ne ha. L’ultimo tratto di pista è malmesso: meglio se ti mandiamo noi l’auto.",
  },
  "makuti-house-vumawimbi": {
    name: "Makuti House a Vumawimbi",
    description:
      "Due padiglioni sotto tetti di palma legati a mano, una lunga piscina nel mezzo e sessanta metri di sabbia dove passano più granchi che persone. La colazione arriva quando arrivi tu; il guardiano notturno conosce le stelle con il loro nome swahili.\n\nQuattro camere da letto danno direttamente sul giardino. La cucina è tua, oppure di Mama Asha, se preferisci mangiare bene. Il Wi-Fi arriva al divano e si arrende sulla spiaggia: noi lo contiamo tra i pregi.",
  },
  "tumbe-tide-hotel": {
    name: "Hotel della Marea a Tumbe",
    description:
      "Dieci camere sopra la baia di Tumbe, ognuna con un letto grande come una piccola barca e porte che si aprono sul mare. Di sotto l’asta del pesce comincia mentre ancora dormi; alle nove il meglio è già nella nostra cucina.\n\nI più vengono per le rovine di Chwaka e restano per le verande. Se hai il sonno leggero chiedi una camera sul retro: i pescatori sono allegri di buon’ora e non vedono perché dovrebbero parlare piano.",
  },
  "the-lantern-terrace": {
    name: "La terrazza delle lanterne",
    description:
      "Fundo è un’isola di famiglie di pescatori, che si raggiunge in barca da Wete, e questa è la casa con la terrazza: ampia, rivolta a ovest, illuminata da trenta lanterne che Seif riempie ogni pomeriggio. Tre camere da letto, una piscina piccola e qualcuno in cucina che decide la cena in base a quello che ha portato la barca.\n\nStrade non ce ne sono, quindi nemmeno parcheggi. La barca che viene a prenderti resta a disposizione per le commissioni. Porta il libro che da tempo vuoi finire: le sere sono lunghe e il Wi-Fi non ha fretta.",
  },
  "wete-terraces": {
    name: "Terrazze di Wete",
    description:
      "Appartamenti con due camere da letto sulla collina sopra il porto di Wete, con balconi abbastanza profondi per stendere una muta e intanto fare colazione. In cucina i coltelli tagliano, e negli appartamenti per le vacanze è una cosa più rara della vista mare.\n\nIl mercato è a sei minuti in discesa, nove al ritorno. All’imbrunire le volpi volanti lasciano gli alberi della città e ti attraversano il cielo davanti, senza fretta, come gente che torna dal lavoro.",
  },
  "misali-deck-camp": {
    name: "Campo tendato Misali",
    description:
      "Sei grandi tende su pedane di legno in riva al mare a Wesha, da dove partono le barche per Misali. L’isola la lasciamo alle tartarughe e ai guardaparco: noi dormiamo da questa parte e al mattino siamo i primi ad attraversare.\n\nSi cena sotto il tetto di makuti: pesce alla griglia, riso al cocco, lime dell’albero dietro la cucina. Luci e ventilatori vanno a energia solare, al resto pensa il mare. I kayak sono gratuiti, ogni volta che la marea è d’accordo.",
  },
  "ukili-house": {
    name: "Ukili House a Chake Chake",
    description:
      "Una casa di pietra corallina nella parte vecchia di Chake Chake, con una porta intagliata, nove camere e un cortile che resta fresco quando la strada non lo è più. Il nome viene da ukili, la palma intrecciata che copre i pavimenti.\n\nA colazione mandazi, frutta e caffè allo zenzero, serviti sul tetto mentre sotto la città si mette in moto. Il mercato è dietro l’angolo, l’aeroporto a quindici minuti. Le camere familiari ospitano quattro persone e perdonano quasi tutti i rumori.",
  },
  "nyumba-ya-kusi": {
    name: "Nyumba ya Kusi a Wambaa",
    description:
      "Il nome significa casa del vento del sud, e da aprile a ottobre se lo merita: cinque camere da letto in fila, persiane su entrambi i lati, una brezza che entra dalla collina ed esce verso il mare. La spiaggia di Wambaa comincia dove finisce il giardino.\n\nA tavola si sta in dieci e, cosa più sorprendente, anche in cucina. Ogni mattina viene una governante, una barca può venirti a prendere sulla spiaggia e la piscina ha una parte con l’acqua bassa, per chi queste righe non le sa ancora leggere.",
  },
  "mkarafuu-court": {
    name: "Corte Mkarafuu",
    description:
      "Mkarafuu è l’albero dei chiodi di garofano, e ce n’è ancora uno nel cortile di questa palazzina sul crinale di Chake Chake. Ogni appartamento ha due camere da letto, un divano che diventa la terza, una lavatrice e una scrivania rivolta alla finestra.\n\nSi viene a lavorare per una settimana e si resta due. A Pemba la corrente ogni tanto manca; qui subentrano le batterie e la tua chiamata continua, che tu lo voglia o no. La palestra ha sei attrezzi e un ventilatore: vacci presto.",
  },
  "kivuli-cha-mwembe": {
    name: "Kivuli cha Mwembe a Mkoani",
    description:
      "Kivuli cha mwembe è l’ombra del mango, che copre mezzo cortile e quasi tutto il pomeriggio. Sette camere semplici e pulite, con zanzariera e ventilatore, a cinque minuti in salita dal traghetto di Mkoani.\n\nAspettiamo le barche che arrivano tardi, prepariamo la colazione presto e sappiamo quale traghetto viaggia questa settimana. C’è un televisore in ogni camera e uno più grande in cortile, riservato al calcio. Dal balcone si vedono il porto, gli isolotti e chi sta per arrivare.",
  },
};
