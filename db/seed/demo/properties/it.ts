import type { PropertyWords } from "#db/seed/demo/properties/en";

export const it: PropertyWords = {
  "makuti-beachfront-villa": {
    title: "Villa fronte mare con tetto di makuti",
    description:
      "Due padiglioni affacciati sulla laguna, uniti da una corte ombreggiata. Il grande soggiorno sta sotto un tetto di makuti legato a mano; le camere da letto occupano, dietro, l’ala fresca in pietra corallina. Al giorno pensa il solare, ai mesi secchi una cisterna piena.\n\nLa villa si cede arredata, con piscina, giardino cintato e un sentiero fino alla sabbia di Vumawimbi, dove alle spalle c’è la foresta e non si vede nessun villaggio. È offerta in concessione a lungo termine (leasehold). Fatti mostrare prima il contratto, il rilievo e il canone del terreno, e solo dopo l’alba.",
  },
  "coral-coast-plot-no-3": {
    title: "Costa dei Coralli, lotto n. 3",
    description:
      "Il terzo di cinque lotti tracciati dietro la spiaggia vicino a Ras Kigomasha: 2100\u00a0m² di terreno corallino in piano, con palme da cocco, confini rilevati e un sentiero di sabbia che porta all’acqua in circa quattro minuti.\n\nIl disegno della lottizzazione c’è, la strada d’accesso ancora no: per questo il lotto è proposto su carta. Quello che compri è la concessione, non il suolo. Verifica i cippi, la distanza di rispetto dalla spiaggia e gli alberi, che possono essere di qualcun altro, e consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
  "garden-house-teal-door": {
    title: "Casa con giardino e porta verde petrolio",
    description:
      "Una casa di famiglia con il tetto rosso, in un giardino di buganvillee, manghi e un jackfruit molto determinato, a dieci minuti a piedi dal mercato di Chake Chake. Tre camere da letto, due bagni, una veranda per le ore calde e la porta verde petrolio che tutti usano per dare indicazioni.\n\nSi affitta arredata, mese per mese, per sei mesi o più. Con la casa c’è Bakari, il giardiniere, che sa dov’è la valvola dell’acqua. Cisterna e batterie coprono le interruzioni abituali. I gatti sono benvenuti; le capre si invitano da sole.",
  },
  "wete-terraces-two-bed": {
    title: "Terrazze di Wete, trilocale",
    description:
      "Le Terrazze di Wete sono edifici bassi, di tre piani, sulla collina sopra il porto, con balconi profondi e scale che prendono il vento. Questo è un appartamento con due camere da letto al piano intermedio del secondo edificio: 118\u00a0m², balcone compreso.\n\nIl primo edificio è in piedi, quindi prima di decidere puoi girare per un appartamento finito con la stessa pianta. Le unità sono offerte ai sensi del Condominium Act del 2010 e i pagamenti seguono l’avanzamento dei lavori. La data di consegna è una stima del costruttore. Consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
  "palm-road-corner-plot": {
    title: "Lotto d’angolo sulla strada delle palme",
    description:
      "L’angolo fra due strade vicino a Konde, palme da una parte e manioca dall’altra. 1450\u00a0m² di terra rossa in piano, la corrente a bordo strada e asfalto fino a Wete, a circa mezz’ora.\n\nVa bene per una casa di famiglia, o per un negozio con la famiglia di sopra, che a Konde è un modo molto comune di costruire. Il lotto è nell’interno e il prezzo ne tiene conto. Si cede in concessione a lungo termine, con un rilievo recente; prima di accordarti fai il giro dei quattro cippi con qualcuno della shehia.",
  },
  "old-town-shopfront": {
    title: "Negozio nella città vecchia",
    description:
      "Un negozio di 110\u00a0m² al piano terra, dietro una delle più belle porte intagliate di Chake Chake. Muri di pietra, soffitto alto, un retrobottega con l’acqua e, fuori, una baraza dove i clienti si siedono prima di diventare clienti.\n\nHa venduto stoffe, poi radio, poi telefoni; oggi sarebbe un buon caffè, una bottega di artigianato o un piccolo ufficio. Contratto annuale, affitto pagato mese per mese. Le pareti puoi dipingerle del colore che vuoi. La porta resta com’è: se ne accorgerebbe tutta la strada.",
  },
  "mawe-matatu-villa-above-verani": {
    title: "Villa Mawe Matatu sopra Verani",
    description:
      "Sul terreno c’erano tre massi di corallo e la villa è stata disegnata intorno: mawe matatu, tre pietre. Cinque camere da letto, una lunga piscina e una terrazza guardano a ovest, oltre il canale, dove il sole scende dietro le barche dei sub.\n\nCemento sotto, legno e makuti sopra, solare con batterie e una guardiola con una vista migliore di quella di tanti hotel. La villa è in concessione: il contratto passerebbe a chi compra, con i consensi che richiede. Gli ultimi chilometri di pista sono malmessi, e noi li facciamo piano perché tu te ne accorga.",
  },
  "lime-washed-house-above-wete-harbour": {
    title: "Casa imbiancata a calce sopra il porto di Wete",
    description:
      "Muri spessi, intonaco a calce, persiane blu e un tetto piano per asciugare i chiodi di garofano, o per asciugarsi. La casa sta sopra il porto: tre camere da letto su due piani e una scala levigata dai passi della famiglia che l’ha costruita.\n\nOra si trasferiscono a Chake Chake e vorrebbero lasciarla a qualcuno che apra le persiane. Tetto e impianto elettrico sono stati rifatti nel 2019. Chi è di Zanzibar può subentrare nel diritto di occupazione; a un acquirente straniero serve una concessione a lungo termine. Consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
  "mkarafuu-court-corner-three-bed": {
    title: "Corte Mkarafuu, quadrilocale d’angolo",
    description:
      "L’appartamento d’angolo all’ultimo piano di Corte Mkarafuu, con finestre su tre lati e, giù in cortile, l’albero dei chiodi di garofano che le dà il nome. Tre camere da letto, due bagni e una cucina che si usa in due senza dover regolare il traffico.\n\nLa palazzina è stata finita nel 2021 e ha batterie, una palestra comune e un custode che si ricorda di ogni pacco. L’appartamento è offerto come unità in condominio. A un acquirente straniero che spende questa cifra in un progetto approvato può essere concesso, attualmente, un permesso di soggiorno; se questo rientri fra quelli è una domanda per la ZIPA e per un avvocato di Zanzibar.",
  },
  "ngezi-edge-smallholding": {
    title: "Piccolo podere ai margini di Ngezi",
    description:
      "5100\u00a0m² di frutteto vicino a Tondooni, fuori dal confine della riserva di Ngezi: chiodi di garofano, alberi del pane, palme da cocco e pepe che si arrampica su tutto ciò che sta fermo. Gli uccelli della foresta ci passano sopra mattina e sera, da pendolari.\n\nCi sono un pozzo, un deposito e, accanto, una famiglia che continuerebbe a curare gli alberi in cambio di una quota. Gli alberi sono elencati uno per uno, perché a Pemba un albero può avere un proprietario tutto suo. Offerto in concessione a lungo termine. Il confine della foresta, il consenso della shehia e il rilievo sono le tre cose da verificare per prime.",
  },
  "twelve-room-lodge-on-wambaa-beach": {
    title: "Lodge di dodici camere sulla spiaggia di Wambaa",
    description:
      "Un lodge in attività sulla costa ovest: dodici camere, a coppie, sotto tetti di makuti, una terrazza ristorante, una piscina, gli alloggi del personale e un approdo comodo per le barche dirette a Misali. Il nome te lo diciamo quando sappiamo il tuo.\n\nSi vende la società, con la sua concessione, le sue due barche e una squadra di ventitré persone che vorrebbe restare. A chi è davvero interessato mostriamo tre anni di bilanci. Permessi, condizioni della concessione e imposte vanno verificati a parte, e gli investimenti di questo tipo passano dalla ZIPA. Sui ricavi non facciamo promesse; il mare non ne fa sui martedì.",
  },
  "jackfruit-house-with-deep-veranda": {
    title: "Casa del jackfruit con veranda profonda",
    description:
      "Tetto di lamiera, muri spessi e una veranda profonda tre metri, dove si svolge gran parte della vita di questa casa. Tre camere da letto e un grande bagno in una via tranquilla di Wete, sotto un jackfruit che lascia cadere i frutti senza preavviso. Non parcheggiare lì.\n\nSi affitta non arredata, mese per mese, a chi conta di restare un anno. La cucina è stata rifatta nel 2022 e la cisterna basta per una settimana. Scuola, mercato e moschea sono a meno di dieci minuti, e i vicini ti saluteranno ogni mattina finché non risponderai come si deve.",
  },
  "three-plots-at-konde-crossroads": {
    title: "Tre lotti all’incrocio di Konde",
    description:
      "Tre lotti da 2000\u00a0m², già rilevati, uno accanto all’altro all’incrocio di Konde, dove si incontrano le strade da Wete, Tumbe e Ngezi e si fermano tutti i dala-dala. Si vendono insieme; la domanda, a chi vende, l’hanno già fatta.\n\nLa posizione è più adatta a una pensione, a un mercato coperto o a un distributore che a una vita tranquilla. Corrente e acqua passano lungo la strada. Si subentra in tre concessioni distinte che scadono lo stesso giorno: chiedi la visura al registro fondiario per tutte e tre e consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
  "long-let-villa-near-wambaa-beach": {
    title: "Villa per lunghi periodi vicino a Wambaa",
    description:
      "Una villa arredata con quattro camere da letto, a due minuti dalla spiaggia di Wambaa, in affitto mensile per chi ha smesso di contare i giorni. Terrazza a ovest, piscina a nord e uno studio con una porta che si chiude.\n\nGovernante e guardiano notturno sono inclusi; la corrente, oltre una quota ragionevole, no. Minimo tre mesi. Mkoani, con il traghetto, il mercato e l’ospedale, è la città più vicina, e quando la marea lo permette una barca per Misali viene a prenderti sulla spiaggia.",
  },
  "old-clove-store-near-mkoani-port": {
    title: "Ex magazzino di chiodi di garofano a Mkoani",
    description:
      "Un magazzino di pietra e legno del 1962, che odora ancora di quello che conteneva. 640\u00a0m² su un solo piano, undici colonne di ferro, porte larghe su due lati e un piazzale per i camion, a pochi passi dal traghetto.\n\nÈ asciutto, semplice e utile, cosa rara in un edificio con questa luce. Noi ci vedremmo un’officina per barche, un magazzino frigorifero o una cucina da mercato; i chiodi di garofano, quelli, vanno all’ente statale che li compra. Alla concessione restano cinquantotto anni, dice chi vende. Fallo dire anche al registro fondiario, prima di metterti a prendere le misure.",
  },
  "lagoon-bungalow-phase-two": {
    title: "Bungalow sulla laguna, seconda fase",
    description:
      "La seconda fase di una piccola fila di bungalow a Kigomasha: due camere da letto, due bagni, una pedana di legno rivolta alla laguna e un tetto di palma abbastanza spesso da tenere il fresco a mezzogiorno. I disegni ci sono, i permessi no: per ora è una buona intenzione sulla carta.\n\nLe unità verrebbero offerte in condominio, con rimessa per le barche, impianto dell’acqua e campo solare in comune. Quante saranno e a che distanza dalla spiaggia lo decide l’autorizzazione ambientale. Consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
  "hillside-villa-at-misumi-ridge": {
    title: "Villa in pendio sul crinale di Misumi",
    description:
      "Sul crinale di Misumi, sopra l’insenatura di Wesha, sono previste quattro ville; questa è la seconda dall’alto. Quattro camere da letto su due livelli, incassate nel pendio in modo che nessuno guardi il tetto del vicino. La struttura è in piedi; la piscina è un disegno e una buca.\n\nIl costruttore conta su un altro anno e mezzo di lavori e i pagamenti seguono ciò che è stato costruito. Il lotto è in concessione, con un rilievo e un’autorizzazione ambientale agli atti: chiedine copia, fai controllare la struttura a un ingegnere e consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
  "one-bed-apartment-above-the-market": {
    title: "Bilocale sopra il mercato",
    description:
      "Una camera da letto, un bagno e una cucina dalla cui finestra si vede tutto il mercato di Chake Chake. Saprai il prezzo dei pomodori prima ancora di vestirti. Terzo piano, buona brezza, balcone piccolo, niente ascensore.\n\nSi affitta arredato, mese per mese, da tre mesi in su. Va bene per un medico con contratto a termine, per un’insegnante o per chiunque scriva: le mattine sono rumorose, i pomeriggi no. Il venerdì a mezzogiorno c’è un silenzio tale che ti accorgi dell’orologio del tribunale.",
  },
  "courtyard-house-near-pujini": {
    title: "Casa a corte vicino a Pujini",
    description:
      "Una casa nuova su una pianta antica: le stanze intorno a una corte, la cisterna sotto, grate di legno intagliato che fanno passare l’aria e tengono fuori il pomeriggio. Quattro camere da letto, tre bagni e un lungo soggiorno con nicchie per le lampade e per i souvenir degli altri.\n\nSta tra le risaie, sulla strada per Pujini, a meno di mezz’ora da Chake Chake, con pannelli solari e un proprio pozzo trivellato. Si compra la concessione, che è lunga ed ereditabile secondo i suoi termini. Quando vieni a vederla porta la mappa del rilievo: a parole, i confini dei campi si spostano.",
  },
  "six-shop-arcade-with-flats-above": {
    title: "Sei negozi sotto i portici, con appartamenti",
    description:
      "Un edificio a due piani in progetto sulla strada che entra a Chake Chake: sei negozi sotto un portico e, sopra, sei piccoli appartamenti con i balconi traforati. Il disegno segue la vecchia strada, l’impianto elettrico no.\n\nLe fondamenta ci sono. Chi compra subentra nella concessione, nel permesso di costruire e nel contratto con il costruttore, oppure può chiedere l’edificio finito. Gli affitti indicati nei nostri documenti sono stime, non un’offerta né una promessa. Chiedi un parere indipendente e consulta un avvocato di Zanzibar prima di firmare o pagare.",
  },
};
