import type { ExperienceWords } from "#db/seed/demo/experiences/en";

export const it: ExperienceWords = {
  "dhow-sunset": {
    title: "In dhow fino all’ultima luce",
    description:
      "Si parte da Wete un’ora prima del tramonto. Il capitano Juma alza a mano la vela latina, il motore resta a terra e per due ore si sentono solo le cime, l’acqua e il richiamo alla preghiera della sera che arriva dalla città.\n\nA metà strada gettiamo l’ancora davanti a una lingua di sabbia, per uno spuntino di manioca croccante e tè allo zenzero. Poi si torna con l’ultima brezza di mare, mentre il cielo fa la sua parte.",
  },
  "misali-snorkel": {
    title: "Snorkeling a Misali, sull’orlo del blu",
    description:
      "A un’ora di barca da Wesha c’è Misali: foresta, una spiaggia bianca e una barriera corallina che comincia a pochi colpi di pinna dalla riva. Nuoti sopra i coralli tabulari finché il fondale non sprofonda nel blu.\n\nTra un bagno e l’altro, pesce alla griglia all’ombra e una passeggiata con il guardaparco in cerca di granchi del cocco. Le tartarughe sono probabili, ma nessuno le promette.",
  },
  "ngezi-forest": {
    title: "La foresta di Ngezi e le volpi volanti",
    description:
      "Ngezi è l’ultimo grande lembo della foresta che un tempo copriva l’ovest di Pemba: alta, umida e piena di uccelli che non si trovano altrove. Una guida forestale ti accompagna a passo lento tra paludi, felci e i resti di una vecchia segheria.\n\nSulla via del ritorno ci fermiamo a Kidike, dove le volpi volanti di Pemba stanno appese agli alberi di un cimitero nel bosco. Parliamo piano e le lasciamo dormire.",
  },
  "clove-lunch": {
    title: "Chiodi di garofano, spezie e pranzo in fattoria",
    description:
      "Il profumo arriva prima della fattoria. Mwanaidi ti mostra come si colgono i chiodi di garofano ancora in boccio, come si staccano dal gambo e si mettono a seccare sulle stuoie. Poi ti fa indovinare a occhi chiusi cannella, noce moscata e cardamomo.\n\nIl pranzo cuoce su un fuoco di fibra di cocco: polpo al cocco, pilau, mango verde. Si mangia tutti con la mano destra, e il bis non è facoltativo.",
  },
  "carved-doors": {
    title: "Le porte intagliate di Chake Chake",
    description:
      "Una breve passeggiata per Chake Chake con chi ci è cresciuto: il mercato nell’ora più rumorosa, il vecchio tribunale con l’orologio, le porte che con i loro intagli raccontano chi ci abitava dietro.\n\nSi finisce su una baraza, la panca di pietra davanti a ogni casa, con caffè, zenzero e tutto il tempo per le domande che avevi in serbo.",
  },
  "dolphins-dawn": {
    title: "Delfini alle prime luci",
    description:
      "La barca lascia Mkoani quando il mare è ancora grigio e piatto. Al mattino presto i delfini, stenelle e tursiopi, cacciano lungo il canale. Noi spegniamo il motore e li guardiamo dalla distanza che scelgono loro.\n\nLa colazione si fa a bordo: mandazi, frutta, tè ben zuccherato. Da luglio a ottobre passano anche le megattere.",
  },
  "mangrove-kayak": {
    title: "In kayak tra le mangrovie con l’alta marea",
    description:
      "Con l’alta marea i canali sotto Chake Chake diventano un corridoio verde. Pagai tra radici aeree e martin pescatori, con una guida davanti e nessuno che abbia fretta.\n\nL’ora la decide la marea, perciò te la comunichiamo il giorno prima. Va bene anche se è la tua prima volta: l’acqua è calma e quasi ovunque si tocca.",
  },
  "two-tank-dive": {
    title: "Doppia immersione sulla parete di Pemba",
    description:
      "Due immersioni sulle barriere a picco del canale di Pemba: coralli molli, barracuda e una parete che sotto di te continua a scendere. La visibilità è spesso tra i 20 e i 40 metri, e il passaggio lo sceglie la corrente.\n\nPer chi ha il brevetto e un po’ di pratica con le correnti. Bombole, piombi e pranzo sono in barca; dicci la tua taglia e portiamo il resto.",
  },
  "village-kitchen": {
    title: "Una sera in cucina a Wete",
    description:
      "Fatma cucina per la famiglia tutte le sere, e per una volta la aiuti tu: grattugi il cocco sulla panchetta mbuzi, pieghi i chapati, tieni d’occhio il samaki wa kupaka.\n\nPoi ci si siede tutti sulla stuoia e si mangia. Torni a casa con le ricette, scritte in due lingue, e con l’odore della brace addosso.",
  },
  "clove-massage": {
    title: "Olio di chiodi di garofano e aria di mare",
    description:
      "Un massaggio sotto un tetto di foglie di palma, con olio fatto sull’isola: cocco, una punta di chiodi di garofano, una punta di ylang-ylang. Massaggiatrici per le donne, massaggiatori per gli uomini.\n\nDopo ti aspettano un karkadè e un lettino da cui si sente il mare sulla barriera corallina. Nessuno ti manderà via.",
  },
  "three-day-sail": {
    title: "Tre giorni a vela",
    description:
      "Da Wete, in giro per gli isolotti di nord-ovest: Fundo, Njao, il lato deserto di Kigomasha. Di giorno si naviga, si nuota e si pesca; di notte si dorme in tenda sulla spiaggia, con un fuoco e più stelle di quante te ne servano.\n\nTre persone d’equipaggio, compreso chi cucina. Tu porta un cappello, una torcia e nessun programma.",
  },
  "private-sandbank": {
    title: "Una lingua di sabbia tutta per te",
    description:
      "Con la bassa marea il mare scopre una striscia di sabbia bianca a un’ora da Mkoani. Per mezza marea è tua: un dhow, un telo per l’ombra, qualcuno che cucina e nessun altro.\n\nIl prezzo è a persona, da due persone in su. Quando l’acqua torna ripieghiamo il tavolo, issiamo la vela e non lasciamo niente dietro di noi.",
  },
  "five-day-diving": {
    title: "Cinque giorni sulle barriere esterne",
    description:
      "Dieci immersioni in cinque giorni, dai giardini di corallo più riparati ai passaggi di Njao, Fundu e Uvinje. Gruppi di quattro, una guida che si immerge qui da anni e una barca che aspetta la stanca di marea.\n\nIn aprile e maggio le barche riposano. Incontrare le mante è possibile, prometterle no. Porta il brevetto e un’assicurazione che copra l’evacuazione.",
  },
  "ras-mkumbuu": {
    title: "Ras Mkumbuu, la città che il mare si è tenuto",
    description:
      "A Ras Mkumbuu si arriva in barca, come facevano i suoi mercanti. Una moschea, tombe a pilastro e muri di case resistono tra i baobab, in punta a una lunga penisola. Sono quasi tutti del Duecento e del Trecento.\n\nHamad spiega cosa si sa e cosa si racconta soltanto. Si pranza sulla spiaggia lì sotto, con un bagno prima che giri la marea.",
  },
};
