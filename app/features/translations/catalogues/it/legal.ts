import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const legal: CataloguePart<"legal"> = {
  legal: {
    eyebrow: "Scritto in piccolo, ma leggibile",
    contents: "In questa pagina",
    updated: "Ultimo aggiornamento",
    responsible: "Chi gestisce questo sito",
    dataKeptIn: "Dati conservati in",
    address: "Indirizzo",
    email: "E-mail",
    phone: "Telefono",
    form: "Modulo di contatto",
    formLink: "Scrivi",
    readPrivacy: "Leggi che cosa facciamo dei tuoi dati",
    readTerms: "Leggi i termini e le condizioni",
  },
  privacy: {
    metaTitle: "Privacy",
    metaDescription:
      "Quali dati conserva questo sito, perché, per quanto tempo e come farli correggere o cancellare. Niente statistiche, niente pubblicità.",
    title: "Privacy",
    intro:
      "Conserviamo quello che ci mandi, per poterti rispondere. Non ti tracciamo, né qui né altrove. I dettagli sono qui sotto.",
    s1Title: "Titolare del trattamento",
    s1Body:
      "{brand} gestisce questo sito e decide come vengono trattati i dati raccolti qui. I nostri recapiti sono in fondo a questa pagina. Per qualsiasi domanda su questi argomenti scrivici: ti risponderà una persona.",
    s2Title: "I dati che ci mandi",
    s2Body:
      "Per leggere questo sito non devi fornire alcun dato. Non serve un account, e non è possibile crearne uno.\n\nQuando scrivi dal modulo di contatto conserviamo il nome, l’indirizzo e-mail, il numero di telefono se lo indichi, l’argomento e il messaggio. Una domanda su un immobile è conservata allo stesso modo, insieme all’immobile a cui si riferisce.\n\nQuando richiedi un’esperienza, un alloggio o un veicolo conserviamo nome, indirizzo e-mail e numero di telefono, le date, il numero di persone, il luogo in cui alloggi se il modulo lo chiede, le richieste particolari e il prezzo che ti abbiamo mostrato.\n\nInsieme a questi dati conserviamo sempre la lingua della pagina, per risponderti in quella lingua, da quale pagina scrivi, l’ora dell’invio e un numero casuale che impedisce a un modulo inviato due volte di arrivare due volte.\n\nSe chiedi di essere avvisato di nuovi immobili o di prezzi ribassati, conserviamo il tuo indirizzo e-mail, la lingua e la valuta della pagina e ciò che cerchi. Non inviamo nulla finché non premi «Avvia» nel nostro primo messaggio, e ciò che non viene avviato entro sette giorni viene cancellato. Ogni messaggio contiene un link che interrompe tutto.",
    s3Title: "Che cosa conserva il browser",
    s3Body:
      "Due cookie ricordano le tue scelte per un anno: pemba.language contiene l’ultima lingua che hai usato, pemba.currency la valuta che hai scelto. Il browser conserva gli stessi due valori anche nella propria memoria locale. Non contengono altro e puoi cancellarli in qualsiasi momento.\n\nUn cookie ricorda quello che salvi: pemba.saved contiene la lista dei cuori e, se la condividi, la chiave con cui puoi chiudere il link. Dura 400 giorni dall’ultima modifica e viene creato solo quando tocchi un cuore. Le note della lista restano nella memoria del browser finché non le cancelli, e arrivano a noi solo se le invii con una domanda. Se il browser non esegue script, pemba.notice te lo conferma nella pagina successiva.\n\nUn cookie conserva il piano di viaggio: pemba.plan contiene ciò che aggiungi, con i giorni e il numero di persone, e nulla su di te. Dura 400 giorni dall’ultima modifica, viene creato solo quando premi “Aggiungi al piano” e si cancella quando invii il piano.\n\nAltri due cookie durano poco. Nelle pagine con un modulo, pemba.opened annota quando hai aperto la pagina, così distinguiamo le persone dai programmi che inviano un modulo in un secondo. Sparisce quando chiudi il browser. Quando hai proposto un immobile, pemba.notice porta il nostro ringraziamento alla pagina successiva e sparisce entro un minuto.\n\nIl browser conserva anche alcune cose nella scheda aperta: quello che hai scritto in un modulo di contatto, di prenotazione o di annuncio che non hai ancora inviato, il punto a cui eri arrivato in una pagina, un messaggio da mostrare nella pagina successiva e un segno che i nostri script sono già stati caricati. Quello che hai scritto arriva a noi solo quando lo invii, e tutto questo viene cancellato quando chiudi la scheda.\n\nIl resto riguarda solo il nostro personale: un cookie che mantiene l’accesso e scade una settimana dopo l’ultima visita, uno che dura i cinque minuti fra la password e il codice, uno che riconosce un dispositivo da cui è già stato fatto l’accesso, e le impostazioni e i testi non finiti dell’area riservata.\n\nSe tocchi una pagina, ci scrivi qualcosa o ne apri una seconda, il browser conserva una piccola pagina con i numeri di emergenza, per quando non c’è rete. Se apri la guida di viaggio, salvi qualcosa, installi il sito o scegli «Conserva offline», conserva anche la guida, la mappa, la tua lista e le sue pagine, con le foto. Tutto questo resta sul tuo dispositivo e non arriva a nessuno, nemmeno a noi. Si rinnova quando torni, e il browser può cancellarlo se manca spazio. «Elimina tutto ciò che è conservato», nella pagina «Conserva offline», lo cancella subito; pemba.offline ricorda poi questa scelta per un anno.\n\nNon ci sono cookie pubblicitari o statistici: per questo nessun banner ti chiede di accettarli.",
    s4Title: "Il tuo indirizzo di rete",
    s4Body:
      "Ogni sito vede l’indirizzo di rete (indirizzo IP) da cui arriva una richiesta. Lo usiamo per una sola cosa: contare quanto chiede e invia ogni indirizzo, in modo che nessuno possa sommergerci. Il conteggio viene cancellato dopo circa un giorno e non è mai collegato al tuo messaggio.\n\nSe qualcosa smette di funzionare, il registro degli errori annota in quale pagina e quando. Non annota quello che hai scritto.\n\nLe parole cercate qui senza risultato vengono contate per mese e lingua, così sappiamo che cosa manca. Nulla dice chi le ha cercate, da dove o a che ora.",
    s5Title: "A che cosa servono i dati",
    s5Body:
      "A risponderti, a organizzare quello che hai chiesto e a tenere la documentazione che la legge impone a un’impresa. Nient’altro. Non vendiamo dati, non creiamo profili e nessuna decisione che ti riguarda è presa da una macchina.\n\nNon mandiamo newsletter. A una domanda segue una risposta, e al massimo una domanda da parte nostra.",
    s6Title: "Chi vede i tuoi dati",
    s6Body:
      "Il nostro personale, in un’area riservata. E chi deve conoscerli per fare quello che hai chiesto: la guida, chi ti ospita, l’autista o chi possiede un immobile riceve il tuo nome, le date e un recapito, dopo che ne abbiamo parlato con te.\n\nNon ci sono servizi di analisi, reti pubblicitarie né pulsanti dei social network che trasmettono dati. Caratteri e script vengono dal nostro server. Un’immagine o un video che la redazione ha collegato da un altro sito, o una mappa interattiva nelle pagine che la mostrano, vengono caricati dal server che li offre, e quel server vede allora il tuo indirizzo di rete.\n\nI pulsanti di condivisione aprono il tuo programma di posta o WhatsApp. Quello che succede lì riguarda te e quei servizi.",
    s7Title: "Se proponi un immobile",
    s7Body:
      "Il nome, l’indirizzo e-mail e il numero di telefono del proprietario sono riservati al nostro personale. Sul sito non compaiono mai. Quello che pubblichiamo, dopo averlo controllato, è l’immobile: la descrizione, il luogo, il prezzo e le foto.\n\nOgni foto che riceviamo viene rigenerata prima di essere salvata. Tutto ciò che la fotocamera ha scritto nel file, come il luogo e l’ora dello scatto, va così perduto. Quello che si vede nella foto resta: non mandarci immagini di persone che non hanno dato il loro consenso.",
    s8Title: "Dove conserviamo i dati, e per quanto",
    s8Body:
      "Nel database e nella cartella dei file del server su cui funziona questo sito. Le risposte che ti mandiamo restano anche nella nostra casella di posta, come le tue nella tua.\n\nConserviamo un messaggio o una richiesta finché ci serve per occuparcene. {months, plural, one {# mese} other {# mesi}} dopo l’ultimo giorno di ciò che hai richiesto, o dopo l’arrivo di un messaggio, il tuo nome, i tuoi recapiti e ciò che hai scritto vengono cancellati in automatico. Quello che resta non dice più nulla di te: le date, il numero di persone, l’importo e l’esito, che servono alle nostre statistiche. La conferma che il sito ti invia viene cancellata dopo 30 giorni.\n\nI recapiti di un proprietario restano con l’immobile finché lo abbiamo. Le copie di sicurezza del database possono contenere per qualche settimana in più ciò che è stato cancellato. Se non vuoi aspettare, scrivici: il personale può cancellare tutto subito.",
    s9Title: "Che cosa puoi chiedere",
    s9Body:
      "Puoi chiedere quali dati abbiamo su di te, farli correggere o cancellare, riceverne una copia o dirci di non usarli più. Scrivici a uno dei recapiti in fondo a questa pagina, indicando l’indirizzo e-mail che hai usato in precedenza, così sappiamo che sei tu. Rispondiamo entro trenta giorni, di solito molto prima, e non costa nulla.\n\nSe la legge ci obbliga a conservare qualcosa, ti diciamo che cosa e perché. Se la nostra risposta non ti soddisfa, puoi rivolgerti all’autorità per la protezione dei dati della Tanzania o a quella del paese in cui vivi.",
    s10Title: "Quando questa pagina cambia",
    s10Body:
      "Cambia anche la data in alto. Se un giorno volessimo usare per nuovi scopi i dati che ci hai già mandato, prima te lo chiederemo.",
  },
  terms: {
    metaTitle: "Termini e condizioni",
    metaDescription:
      "Che valore ha una richiesta su questo sito, come si leggono i prezzi, che cosa sono e non sono i nostri annunci immobiliari e di che cosa rispondiamo.",
    title: "Termini e condizioni",
    intro:
      "Queste sono le regole fra te e noi quando usi il sito. Sono brevi, perché quasi tutto quello che conta si concorda quando confermiamo la tua richiesta.",
    s1Title: "Che cos’è questo sito",
    s1Body:
      "{brand} presenta esperienze, alloggi, veicoli e immobili a Pemba e inoltra le tue richieste a chi può soddisfarle. Una parte di quello che mostriamo è nostra, molto è di guide, gestori di alloggi e proprietari dell’isola. Quando confermiamo una richiesta ti diciamo con chi concludi il contratto.\n\nUsando il sito accetti questi termini. Se non li accetti va bene lo stesso: scrivici, e ne parliamo.",
    s2Title: "Una richiesta è una richiesta",
    s2Body:
      "Quello che invii con un modulo di questo sito è una richiesta, non una prenotazione. Niente è riservato e nessuno deve niente a nessuno finché non abbiamo confermato per iscritto. Possiamo anche dire di no, per esempio quando la barca è al completo, il mare è mosso o la data non è più libera.\n\nIl messaggio che compare dopo l’invio dice che la richiesta è arrivata. Non è la conferma.\n\nIndica dati corretti: se l’indirizzo e-mail contiene un errore di battitura, non possiamo risponderti.",
    s3Title: "Prezzi e valute",
    s3Body:
      "Tutti i prezzi sono fissati in dollari statunitensi. Gli importi in altre valute sono calcolati con un cambio che viene aggiornato di tanto in tanto. Servono a orientarti e non corrispondono al centesimo a quanto ti verrà chiesto.\n\nIl totale che vedi in un modulo è calcolato sui dati che hai inserito. Fa fede il prezzo indicato nella nostra conferma, che dice anche che cosa è incluso. Se un prezzo sul sito è palesemente errato, te lo diciamo prima di concordare qualsiasi cosa.",
    s4Title: "Pagamenti, modifiche, annullamenti",
    s4Body:
      "Questo sito non riceve pagamenti e non chiede numeri di carta. Come e quando si paga, e che cosa succede se modifichi o annulli, è scritto nella conferma. Se qualcuno ti chiede di pagare con un link che sostiene di venire da questo sito, non farlo e avvisaci.\n\nSe dobbiamo annullare noi, per il maltempo o per qualsiasi altro motivo, ti proponiamo un’altra data o ti restituiamo quanto hai pagato.",
    s5Title: "In giro per l’isola",
    s5Body:
      "Il mare, la foresta e le strade sono veri. Ascolta la guida, segnalaci per tempo i problemi di salute di cui tenere conto e stipula un’assicurazione di viaggio che copra quello che intendi fare. Una guida può tornare indietro o lasciare qualcuno a terra quando è la scelta più sicura.\n\nChi guida un veicolo a noleggio deve avere la patente e il permesso valido a Zanzibar, e rispettare le condizioni di noleggio.",
    s6Title: "Annunci immobiliari",
    s6Body:
      "Un annuncio è un invito a chiedere informazioni, non un’offerta vincolante. Controlliamo con cura quello che pubblichiamo, ma superfici, confini, disegni e documenti vengono dai proprietari e possono essere errati o non aggiornati. Le immagini di edifici non ultimati mostrano un progetto.\n\nNulla di quanto si trova su questo sito costituisce consulenza legale, fiscale o d’investimento. Le cifre su crescita, rendimenti o costi sono stime e proiezioni, non una promessa.",
    s7Title: "Terra e concessioni",
    s7Body:
      "A Zanzibar la terra è pubblica. Di regola chi non è di Zanzibar non può averla allo stesso titolo di chi lo è: prende una concessione a lungo termine (leasehold) o compra un’unità in un edificio, secondo le leggi in vigore e i termini della concessione. A chi investe possono essere concessi permessi e agevolazioni. Non sono automatici, e le regole cambiano.\n\nPrima di ogni altra cosa fai controllare il titolo, il rilievo e la concessione. Consulta un avvocato di Zanzibar prima di firmare o pagare.",
    s8Title: "Se proponi un immobile",
    s8Body:
      "Dichiari che l’immobile è tuo o che hai il diritto di proporlo, che quanto scrivi è vero e che puoi disporre delle immagini. Ci autorizzi a pubblicare la descrizione e le immagini su questo sito, e a tradurre e abbreviare il testo, finché l’annuncio è attivo. Se e quando pubblicare lo decidiamo noi; puoi far ritirare l’annuncio in qualsiasi momento.",
    s9Title: "Testi, immagini, link",
    s9Body:
      "I testi, i disegni e le immagini di questo sito appartengono a noi o a chi ci permette di usarli. Puoi mettere un link a qualsiasi pagina. Prima di copiare più di qualche riga, chiedi.\n\nNon tentare di compromettere il sito, di inviare moduli in modo automatico o di accedere a dati che non sono tuoi. I link che portano altrove conducono a pagine che non controlliamo.",
    s10Title: "Di che cosa rispondiamo",
    s10Body:
      "Rispondiamo di quello che promettiamo in una conferma e dei danni che causiamo con dolo o colpa grave, senza limiti nei casi previsti dalla legge. Nulla in questi termini esclude tale responsabilità.\n\nPer il resto rispondiamo solo dei danni prevedibili; di quello che guide, gestori di alloggi e proprietari fanno in base al loro contratto con te rispondono loro. Ti aiutiamo a contattarli. Il sito è offerto così com’è: non possiamo promettere che sia sempre raggiungibile o privo di errori, e correggiamo quelli che ci segnali.",
    s11Title: "Legge, controversie, modifiche",
    s11Body:
      "Si applica la legge in vigore a Zanzibar, nella Repubblica Unita di Tanzania. Restano salvi i diritti che ti tutelano come consumatore nel paese in cui vivi e che nessun contratto può toglierti. Prima di andare in tribunale vorremmo provare a parlarne con franchezza. Se non basta, decidono i tribunali di Zanzibar.\n\nSe una di queste regole risulta priva di effetto, le altre restano valide. Possiamo modificare questa pagina, e allora cambia anche la data in alto. A una richiesta già confermata si applicano i termini in vigore il giorno della conferma.",
  },
};
