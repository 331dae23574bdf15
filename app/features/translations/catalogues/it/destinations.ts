import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const destinations: CataloguePart<"destinations"> = {
  destinations: {
    beaches: "Spiagge",
    forest: "Foresta",
    culture: "Cultura",
    activities: "Cosa si fa qui",
    seeExperiences: "Scopri le esperienze",
    contactUs: "Contattaci",
  },
  destinationBeaches: {
    metaTitle: "Le spiagge di Pemba: Vumawimbi, Misali e le lingue di sabbia",
    metaDescription:
      "Cinque spiagge di Pemba e cosa farci: il lungo arco di Vumawimbi, Kigomasha, Misali, Wambaa e le lingue di sabbia che vanno e vengono con la marea.",
    title: "Spiagge incontaminate",
    lead: "Qui la sabbia senza impronte non è una promessa. È semplicemente come stanno le cose alle sette del mattino.",
    intro:
      "La sabbia migliore Pemba la tiene in disparte: dietro le colline dei chiodi di garofano, in fondo a strade rosse o in mezzo al mare, per tre ore al giorno.",
    vumawimbi: "Vumawimbi",
    vumawimbiBody:
      "Un lungo arco bianco, la foresta a fare da quinta e nessun villaggio sulla sabbia. Il miglior campo da calcio dell’isola, finché non sale la marea.",
    kigomasha: "Kigomasha",
    kigomashaBody:
      "Il lato ovest della punta nord: calmo con l’alta marea, la barriera corallina vicina e il tramonto dalla parte giusta.",
    misali: "Misali",
    misaliBody:
      "A un’ora di barca, un isolotto coperto di foresta: qualche guardaparco, una sola spiaggia di sabbia, nessun negozio. Nelle mattine buone, delfini nel canale.",
    sandbanks: "Le lingue di sabbia che spariscono",
    sandbanksBody: "Con la bassa marea ci sono, a pranzo non più. Il tuo capitano conosce l’orario: lo fa la luna.",
    wambaa: "Wambaa",
    wambaaBody:
      "Una lunga spiaggia rivolta a ovest, a nord di Mkoani. Porta della manioca arrostita e guarda rientrare le barche.",
    activitiesTitle: "Tre velocità, tutte lente",
    inWater: "In acqua",
    snorkel: "Snorkeling a Misali, sull’orlo del blu",
    dive: "Immersioni sulla parete di Pemba",
    diveWeek: "Cinque giorni sott’acqua",
    onWater: "Sull’acqua",
    sail: "In dhow fino all’ultima luce",
    dolphins: "Delfini alle prime luci",
    paddle: "In kayak tra le mangrovie",
    onSand: "Sulla sabbia",
    sandbankLunch: "Pranzo su una lingua di sabbia",
    camp: "Una notte in tenda a due passi dalla marea",
    nothing: "Assolutamente niente",
    callTitle: "Scegli la spiaggia, la barca la portiamo noi",
    callBody: "Mezza giornata basta. Una intera è meglio.",
  },
  destinationForest: {
    metaTitle: "La foresta di Pemba: Ngezi, mangrovie e volpi volanti",
    metaDescription:
      "La foresta di Ngezi con una guida, i canali di mangrovie in kayak e tre animali che vivono solo a Pemba: volpe volante, assiolo e piccione verde.",
    title: "Foresta rigogliosa",
    lead: "Pemba è un’isola da milioni di anni. La foresta ne ha approfittato per farsi degli animali tutti suoi.",
    intro:
      "Un tempo quasi tutto l’ovest era così: alberi alti, umidità, uccelli ovunque. Quel che resta è a nord, e chiede una guida, scarpe buone e voce bassa.",
    ngezi: "La foresta di Ngezi",
    ngeziBody:
      "Circa 1440 ettari oltre Konde, più simili a una foresta di montagna che a una spiaggia. L’anello breve richiede un’ora; il sentiero lungo sbuca a Vumawimbi dopo tre o quattro.",
    creeks: "I canali di mangrovie",
    creeksBody:
      "Lungo la costa ovest crescono tutte e dieci le specie di mangrovie della Tanzania. Con l’alta marea si pagaia sotto i rami. Con la bassa, i canali se li riprendono i granchi.",
    wildlifeEyebrow: "Solo qui",
    wildlifeTitle: "Tre vicini con un solo indirizzo",
    flyingFox: "Volpe volante di Pemba",
    flyingFoxBody:
      "Un pipistrello della frutta con più di un metro di apertura alare. Nel 1989 si temeva che fosse quasi estinto; oggi i villaggi ne sorvegliano i dormitori, e gli alberi di Kidike sono di nuovo pieni.",
    owl: "Assiolo di Pemba",
    owlBody:
      "Prima si sente, poi si vede. Di notte, a Ngezi, la guida si ferma, alza la torcia e due occhi guardano giù.",
    pigeon: "Piccione verde di Pemba",
    pigeonBody:
      "Verde su verde, in cima a un albero da frutto. Vai presto, e se la guida ti indica una foglia, credile: è lui.",
    activitiesTitle: "Cammina, aspetta, guarda in su",
    onFoot: "A piedi",
    loop: "Ngezi con una guida forestale",
    kidike: "Le volpi volanti di Kidike",
    baobabs: "Baobab e calette di roccia a Vitongoji",
    byPaddle: "Sull’acqua",
    kayak: "In kayak con l’alta marea",
    birds: "Martin pescatori prima di colazione",
    crabs: "Granchi del cocco a Misali",
    afterDark: "Con il buio",
    nightWalk: "Camminata notturna tra assioli e galagoni",
    stars: "In tenda, con più stelle di quante te ne servano",
    massage: "Olio di chiodi di garofano per gambe stanche",
    callTitle: "Tu porta le scarpe, noi la guida",
    callBody: "Due ore sono un inizio. Meglio se all’alba o all’imbrunire.",
  },
  destinationCulture: {
    metaTitle: "La cultura di Pemba: rovine, porte intagliate e spezie",
    metaDescription:
      "Città di pietra tra le mangrovie, porte intagliate, chiodi di garofano, kanga e barche fatte a occhio: che cosa custodisce Pemba e come vederlo con garbo.",
    title: "Patrimonio culturale",
    lead: "Swahili, omanita, shirazi, e del tutto sé stessa. Qui per salutarsi ci vuole tempo. È proprio a questo che servono i saluti.",
    intro:
      "Mille anni di commerci hanno lasciato città di pietra sui promontori, porte intagliate nelle vie del mercato e chiodi di garofano su una stuoia ogni due.",
    ruins: "Le rovine di Ras Mkumbuu",
    ruinsBody:
      "Una moschea, tombe a pilastro e case in punta a una lunga penisola, quasi tutte del Duecento e del Trecento. Meglio arrivarci in barca.",
    doors: "Mercato e porte di Chake Chake",
    doorsBody:
      "Il mercato nell’ora più rumorosa, il vecchio tribunale con l’orologio e le porte che con i loro intagli raccontano chi ci abitava dietro.",
    cloves: "La raccolta dei chiodi di garofano",
    clovesBody:
      "I boccioli si colgono a mano, intere famiglie li staccano dal gambo, poi si mettono a seccare sulle stuoie. Nelle vecchie piantagioni, fino al 1897, lavoravano persone ridotte in schiavitù; dalla rivoluzione del 1964 molti alberi crescono su appezzamenti familiari di tre acri.",
    traditionsEyebrow: "Vissute, non messe in scena",
    traditionsTitle: "Due tradizioni in cui potresti imbatterti",
    kanga: "Il kanga parla",
    kangaBody:
      "Un telo stampato con una frase in swahili lungo il bordo. Si regala ai matrimoni, si indossa tutti i giorni e dice quello che la proprietaria preferisce non dire a voce.",
    boats: "Barche fatte a occhio",
    boatsBody:
      "I dhow e le ngalawa a bilanciere nascono sulla spiaggia, sbozzati con l’ascia e calafatati a mano. Niente disegni. Nei giorni di regata si vede chi aveva l’occhio migliore.",
    activitiesTitle: "Prima chiedi, poi siediti",
    walk: "Camminare e guardare",
    doorsWalk: "Le porte intagliate di Chake Chake",
    mkumbuuBoat: "Ras Mkumbuu in barca",
    market: "Il mercato prima delle nove",
    taste: "Cucinare e assaggiare",
    cloveLunch: "Pranzo tra i chiodi di garofano",
    kitchen: "Una sera in cucina a Wete",
    spices: "Spezie a occhi chiusi",
    join: "Partecipare",
    bullGame: "Il gioco dei tori, nei mesi secchi",
    race: "Una giornata alle regate di ngalawa",
    bao: "Una partita a bao sulla baraza",
    callTitle: "Dicci che cosa ti incuriosisce",
    callBody: "Sappiamo a quale porta bussare, e quando.",
  },
};
