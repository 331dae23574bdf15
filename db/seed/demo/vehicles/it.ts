import type { VehicleWords } from "#db/seed/demo/vehicles/en";

export const it: VehicleWords = {
  "island-4x4": {
    name: "Fuoristrada 4x4 dell’isola",
    description:
      "Alto, squadrato, non si arrende facilmente. Ci stanno cinque persone con le loro pinne, l’altezza da terra basta per il tratto sabbioso di Kigomasha e la ruota di scorta l’abbiamo controllata noi. Lo guidi tu, con il permesso di Zanzibar che si fa al momento del noleggio, oppure lasci che alle capre pensi un autista.",
  },
  "teal-scooter-125": {
    name: "Scooter 125 verde petrolio",
    description:
      "Il mezzo da città, con una cassetta per il mercato. Leggero, automatico e facile da parcheggiare a Chake Chake, dove il marciapiede è solo un suggerimento. I due caschi sono compresi. Dopo la pioggia resta sull’asfalto: con l’argilla bagnata non si discute.",
  },
  "coast-motorbike-150": {
    name: "Moto della costa 150",
    description:
      "Serbatoio capiente, sella morbida, a suo agio sulla terra rossa. È la moto che mezza Pemba sceglierebbe per andare in giornata da Mkoani a Konde e ritorno. Portapacchi dietro, due caschi, benzina solo nelle città. Porta la patente per la moto e qualcosa contro la polvere.",
  },
  "farm-track-quad": {
    name: "Quad di campagna",
    description:
      "Per le colline dei chiodi di garofano e per il punto in cui ogni strada diventa sabbia. Stabile, lento quanto basta per sentire il profumo del raccolto; a guidarlo s’impara in fretta, nel nostro cortile. Una guida può venire con te e mostrarti la strada: dicci dove vuoi andare e ci accordiamo prima sul prezzo.",
  },
  "basket-bicycle": {
    name: "Bicicletta con cestino",
    description:
      "Sette marce, un campanello, nessuna fretta. Nel cestino stanno un boccaglio, un ananas e poco altro. Va bene per Wete e per le stradine ombrose dei dintorni; le salite sono brevi e si può spingere senza vergogna.",
  },
  "town-hatch-with-driver": {
    name: "Utilitaria con autista",
    description:
      "Siediti e guarda fuori: Hamad conosce tutte le curve e quasi tutte le capre. Un’auto piccola e fresca per le strade asfaltate tra Mkoani, Chake Chake, Wete e Konde. Lui aspetta mentre fai il bagno, parla inglese e swahili e sui manghi ha le sue idee.",
  },
  "ridge-mountain-bicycle": {
    name: "Mountain bike da crinale",
    description:
      "Ventuno rapporti e gomme larghe per gli sterrati tra le fattorie dei chiodi di garofano. Regoliamo la sella alla tua altezza e aggiungiamo una pompa, un kit di riparazione e una mappa con i tratti ripidi segnati. Di solito chi li ignora lo fa una volta sola.",
  },
  "suzuki-jimny": {
    name: "Suzuki Jimny",
    description:
      "Piccola, squadrata, nella sabbia alta se la cava meglio di auto grandi il doppio. In due si viaggia comodi, in quattro se ci si vuole bene. La strada per Vumawimbi è il suo mestiere. C’è anche un autista, per chi preferisce guardare dal finestrino.",
  },
  "honda-dio-110": {
    name: "Honda Dio 110",
    description:
      "Uno scooter silenzioso con una sella per due, un piccolo portapacchi e una presa che tiene in vita il telefono mentre indica la strada. Dà il meglio entro trenta chilometri da Wete e prima di sera, quando le mucche rientrano per la stessa via.",
  },
  "honda-xl-200": {
    name: "Honda XL 200",
    description:
      "Alta, leggera, fatta per le piste peggiori. È la moto giusta per Ngezi, Ras Kigomasha e i villaggi dove la strada si arrende. Per chi ha esperienza: servono gambe lunghe, patente per la moto e un certo rispetto per la sabbia. Casco, guanti e portapacchi sono inclusi.",
  },
  "two-seat-quad-400": {
    name: "Quad 400 a due posti",
    description:
      "Due posti, uno schienale vero e abbastanza motore per le ripide strade di campagna sopra Chake Chake. Al manubrio può mettersi un autista, mentre tu tieni la macchina fotografica. Sulle spiagge non andiamo: lì hanno la precedenza tartarughe, reti e partite di calcio.",
  },
  "toyota-noah": {
    name: "Toyota Noah, sette posti",
    description:
      "Sette posti, porte scorrevoli e spazio per i bagagli di una famiglia che ha fatto le valigie due volte. Va bene per l’aeroporto, per il traghetto e per le lunghe giornate sull’asfalto. La guidi tu o prendi il nostro autista, che di valigie ne ha sollevate di ogni tipo.",
  },
};
