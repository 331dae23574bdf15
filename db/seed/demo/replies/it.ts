import type { ReplyWords } from "#db/seed/demo/replies/en";

export const it: ReplyWords = {
  airport: {
    text: "Ciao {name},\n\nPossiamo venirti a prendere all’aeroporto di Pemba. Chake Chake è a circa 6\u00a0km, un quarto d’ora in auto. Mandaci il numero del volo, l’ora di arrivo e quanti bagagli porti. Sui piccoli aerei il bagaglio è di solito limitato a circa 15\u00a0kg, in borse morbide.\n\nA presto,\n{staff}",
  },
  deposit: {
    text: "Ciao {name},\n\nGrazie per la tua prenotazione: {item}, {days}, {total} in totale. Prima di confermarla chiediamo un acconto. Dicci come preferisci pagarlo e ti mandiamo i dettagli. Per favore indica il riferimento {reference} con il pagamento.\n\nUn caro saluto,\n{staff}",
  },
  full: {
    text: "Ciao {name},\n\nCi dispiace: {item} è già al completo nei giorni che hai chiesto ({days}). Potresti venire un po’ prima o un po’ dopo? Dicci quali giorni ti vanno bene e guardiamo che cosa è libero.\n\nUn caro saluto,\n{staff}",
  },
  directions: {
    text: "Ciao {name},\n\nDa Chake Chake ci sono circa 30\u00a0km fino a Mkoani o a Wete, 45 minuti in auto, e dai 40 ai 45\u00a0km fino a Konde, un’ora o poco più. La strada principale è asfaltata. Le piste per le spiagge sono di sabbia o argilla, e lente dopo la pioggia. Si guida a sinistra, il carburante si trova solo nelle cittadine, e con il buio è meglio un autista.\n\nBuon viaggio,\n{staff}",
  },
  thanks: {
    text: "Ciao {name},\n\nGrazie per la tua visita. Speriamo che Pemba ti abbia fatto bene. Se possiamo migliorare qualcosa, scrivici: leggiamo ogni parola. E se torni tra luglio e dicembre circa, sentirai dalla strada il profumo del raccolto dei chiodi di garofano.\n\nKwaheri,\n{staff}",
  },
};
