import type { ArticleWords } from "#db/seed/demo/articles/en";

export const it: ArticleWords = {
  "how-the-tide-rules-the-day": {
    title: "L’agenda la tiene la marea",
    description:
      "Due alte, due basse e fino a quattro metri di differenza: come organizzare una giornata a Pemba in modo che il mare ci sia quando lo vuoi.",
    content: `<p>A Pemba, se chiedi a un capitano quando parte la barca, ti parlerà d’acqua e non di ore. Non è un modo per restare sul vago: è la risposta più precisa che ha.</p>
<p>Qui il mare sale due volte al giorno e due volte scende, all’incirca sei ore ogni volta. Intorno alla luna nuova e alla luna piena, con le maree vive, il dislivello può arrivare a circa quattro metri; nei giorni di mezzo è parecchio minore. E tutto si sposta di una cinquantina di minuti al giorno, per cui la spiaggia dove lunedì alle dieci facevi il bagno, domenica alle dieci può essere una distesa di sabbia bagnata.</p>
<h2>A cosa serve ciascuna metà</h2>
<p>L’acqua alta è per nuotare. L’acqua bassa è per camminare e guardare. Nessuna delle due è la metà sbagliata, basta non confonderle.</p>
<ul>
<li><strong>Alta marea:</strong> una nuotata a Verani o a Panga ya Watoro, un bagno nelle calette vicino a Vitongoji, il kayak su per i canali di mangrovie, che sei ore dopo sono soprattutto fango e granchi.</li>
<li><strong>Bassa marea:</strong> le lingue di sabbia, che esistono solo allora, una lunga camminata a Vumawimbi e le secche dove le donne curano i filari di alghe.</li>
<li><strong>Stanca di marea:</strong> la pausa tra l’una e l’altra, quando la corrente nei passaggi della barriera corallina riprende fiato. Chi si immerge aspetta quella.</li>
</ul>
<h2>Una giornata costruita intorno all’acqua</h2>
<p>Mettiamo che l’alta marea sia alle sette del mattino. La giornata potrebbe andare così:</p>
<ol>
<li><strong>6:30.</strong> Bagno prima di colazione, finché c’è qualcosa in cui farlo.</li>
<li><strong>9:00.</strong> Il mare si ritira e tu vai nell’interno: il mercato di Chake Chake, o l’anello breve nella foresta di Ngezi, circa un’ora con una guida.</li>
<li><strong>13:00.</strong> Bassa marea. Una lingua di sabbia, un cappello, il pranzo. È anche l’ora in cui il sole fa sul serio.</li>
<li><strong>15:30.</strong> Ombra. Il mare sta tornando e non ha bisogno di aiuto.</li>
<li><strong>18:00.</strong> L’acqua è di nuovo lì per il tramonto, sulla costa ovest, dove il sole scende.</li>
</ol>
<p>Domani sposta tutto di cinquanta minuti. Dopo una settimana farai il bagno a ora di pranzo e camminerai all’alba.</p>
<blockquote><p>L’orologio ti dice quando si pranza. La marea ti dice dove.</p></blockquote>
<h2>Piccole regole che salvano i piedi</h2>
<p>Metti le scarpette da scoglio: la maggior parte dei guai, qui, viene dai ricci di mare e dal sole. Prima di nuotare informati sulle correnti, soprattutto vicino ai passaggi della barriera. Prima di allontanarti sulle secche chiedi a che ora gira la marea: l’acqua torna in silenzio, e non sempre dal lato che stai guardando. I filari di alghe aggirali, perché sono il campo di qualcuno. Lascia conchiglie e coralli dove sono e non viaggiare di notte su barche piccole.</p>
<p>Nelle <a href="/experiences">esperienze</a> in cui l’ora la decide la marea, te la comunichiamo il giorno prima. Piogge, venti e mesi migliori sono nella <a href="/travel">guida di viaggio</a>.</p>`,
  },
  "what-a-plot-costs-besides-the-price": {
    title: "Quanto costa un lotto, oltre al prezzo",
    description:
      "Il prezzo al metro quadrato è la parte facile. Che cos’altro chiede un lotto a Pemba: visure, alberi, imposte, canone, una strada.",
    content: `<p>A Pemba si trovano terreni a partire da 10\u00a0$/m², nell’interno e senza vista. Più vicino al mare costano di più, e sul mare di più ancora. Poi comincia il secondo elenco, quello che sul cartello lungo la strada non c’è. Non contiene niente di insolito, ma conviene leggerlo prima di innamorarsi di un mango.</p>
<p>Una premessa. Quello che un acquirente straniero paga, qui, è una <strong>concessione a lungo termine</strong> (leasehold), non il suolo. A Zanzibar tutta la terra è pubblica, quindi dove leggi “prezzo” intendi il prezzo della concessione.</p>
<h2>Prima di pagare: informarsi</h2>
<p>Sono i soldi meglio spesi di tutta la faccenda, ed è la parte che molti saltano.</p>
<ul>
<li><strong>Un avvocato</strong> di Zanzibar che lavori per te e non per chi vende.</li>
<li><strong>Una visura ufficiale</strong> al registro fondiario: chi ha oggi il diritto o la concessione, e per quanto tempo ancora.</li>
<li><strong>Un rilievo</strong>, con i cippi piantati nel terreno. Percorri il confine insieme ai vicini: loro sanno dove passa.</li>
<li><strong>Gli alberi.</strong> Possono appartenere a una persona diversa da chi ha il terreno. Palme da cocco e alberi di chiodi di garofano sono un reddito, quindi metti in conto un accordo con i proprietari.</li>
<li><strong>Il villaggio.</strong> Il consenso della shehia, la più piccola unità dell’amministrazione locale, fa parte della procedura. Dedicale tempo, e togliti le scarpe.</li>
</ul>
<h2>Quando firmi: imposte e permessi</h2>
<p>Chiedi al tuo avvocato un foglio unico con tutte le imposte, le tasse e le spese, chi le paga e quando. L’imposta di bollo (stamp duty) deve esserci. Nei progetti approvati dalla ZIPA, la Zanzibar Investment Promotion Authority, a chi compra può attualmente essere concessa un’esenzione parziale; le parole importanti sono “può” e “approvati”.</p>
<p>Se intendi costruire, aggiungi i progetti, l’autorizzazione ambientale e la distanza di rispetto dalla spiaggia. Questa fattela mettere per iscritto per il tuo lotto: la vista mare si accorcia in fretta, quando sui primi metri non si può costruire.</p>
<h2>Dopo: gli anni</h2>
<p>Una concessione comporta un canone del terreno. E un lotto ha bisogno anche di cose che le brochure disegnano con la matita verde:</p>
<ol>
<li>una pista che un camion possa affrontare dopo la pioggia, visto che le strade per le spiagge sono di sabbia o argilla;</li>
<li>l’acqua, e un posto dove conservarla;</li>
<li>una linea elettrica, e qualcosa per le ore in cui non va;</li>
<li>un custode, perché la terra che nessuno visita tende a trovarsi altre occupazioni.</li>
</ol>
<blockquote><p>Se un lotto costa poco, chiedi che cosa gli manca. Se la risposta è “niente”, chiedilo di nuovo.</p></blockquote>
<p>Nei nostri <a href="/real-estate">annunci</a> trovi prezzo e superficie. Per il secondo elenco <a href="/contact">scrivici</a>: ti diremo quello che di un lotto sappiamo e quello che non sappiamo.</p>
<p><em>Le cifre sono stime e proiezioni, non un’offerta né una promessa. Chiedi un parere indipendente. Consulta un avvocato di Zanzibar prima di firmare o pagare.</em></p>`,
  },
  "a-season-of-cloves": {
    title: "La stagione dei chiodi di garofano",
    description:
      "Da luglio a dicembre circa l’isola ha un solo profumo. Come si colgono e si seccano i chiodi di garofano, chi un tempo ne pagò il prezzo, come vederli.",
    content: `<p>A Pemba la raccolta dei chiodi di garofano non si va a cercare. Si abbassa il finestrino. Da luglio o agosto fino a novembre o dicembre, più o meno, l’odore dei <em>karafuu</em> messi a seccare scavalca i crinali, dolce e con qualcosa dello studio del dentista.</p>
<h2>Dall’albero alla stuoia</h2>
<p>Il chiodo di garofano è un fiore a cui non hanno permesso di aprirsi. I boccioli si colgono a mano, dalle scale e in alto fra i rami, finché sono chiusi. La sera intere famiglie si siedono insieme a staccarli dai gambi, un lavoro che lascia le dita brune e la lingua libera.</p>
<p>Poi i boccioli stanno sulle stuoie dai tre ai cinque giorni circa, e da verdi e rosa diventano i chiodi scuri che hai in cucina. Se piove, corrono tutti. Una volta secchi si vendono all’ente statale che li compra; nemmeno i gambi vanno sprecati, perché vicino a Chake Chake se ne distilla l’olio.</p>
<p>Non c’è un anno uguale all’altro. Una volta ogni pochi anni gli alberi danno moltissimo, negli altri meno: la fattoria che lo scorso settembre era piena di gente, questo settembre può essere silenziosa.</p>
<h2>Come sono arrivati, e chi ha pagato</h2>
<p>I chiodi di garofano raggiunsero Zanzibar intorno al 1818, passando per le isole francesi, e si diffusero sotto Sayyid Said. Nel 1872 un ciclone abbatté gli alberi di Unguja. Pemba fu in gran parte risparmiata e da allora dà la maggior parte del raccolto dell’arcipelago.</p>
<p>Nelle prime piantagioni lavoravano persone ridotte in schiavitù. Nel 1897 la schiavitù perse ogni valore legale; dopo la rivoluzione del 1964 la terra fu ridistribuita in appezzamenti di tre acri. Quando un contadino ti mostra “i miei alberi”, nella parola <em>miei</em> c’è della storia.</p>
<blockquote><p>L’odore è gradevole. La storia non sempre, e la visita comprende l’uno e l’altra.</p></blockquote>
<h2>Se vuoi vederla</h2>
<ul>
<li><strong>Quando:</strong> chiedici qualche settimana prima. Fra agosto e ottobre le probabilità di solito sono buone, ma a un albero nessuno fissa un appuntamento.</li>
<li><strong>Per strada:</strong> le stuoie stanno nei cortili e a volte vicino al ciglio. Rallenta, e non calpestarle mai.</li>
<li><strong>Fotografie:</strong> prima chiedi. Chi lavora non fa parte del panorama.</li>
<li><strong>Da portare a casa:</strong> il raccolto va all’ente statale, quindi non chiederne un sacco al cancello della fattoria. Il sapone ai chiodi di garofano e gli oli profumati si fanno sull’isola, pesano meno e sopravvivono alla valigia.</li>
<li><strong>Fuori stagione:</strong> qui crescono anche cannella, noce moscata, pepe nero, cardamomo e vaniglia. Si possono strofinare, grattare e indovinare tutto l’anno.</li>
</ul>
<p>La visita a una fattoria, con pranzo, è tra le nostre <a href="/experiences">esperienze</a>. Se vuoi saperne di più sul passato dell’isola, leggi del suo <a href="/why-pemba/cultural-heritage">patrimonio culturale</a>. Mettiti qualcosa che possa sapere di Natale per una settimana.</p>`,
  },
  "where-to-stay-by-what-you-want": {
    title: "Dove dormire, a seconda di cosa cerchi",
    description:
      "Il crinale in città, le spiagge del nord, un porto quieto, la costa ovest: quattro angoli di Pemba, i loro pregi e cosa chiedere prima di prenotare.",
    content: `<p>Pemba è lunga 67 chilometri, e da Mkoani alla punta nord in auto ci vogliono ben più di due ore. Quindi la prima domanda non è quale camera, ma quale estremità. Se sbagli, vedrai molta strada. È una bella strada, ma insomma.</p>
<h2>Quattro angoli, quattro tipi di giornate</h2>
<ul>
<li><strong>Chake Chake e dintorni.</strong> Il centro pratico dell’isola: a circa quindici minuti dall’aeroporto, con il mercato, i bancomat e le barche di Wesha a portata di mano. Va bene per la prima notte, per chi ha commissioni da fare e per chi ama sentire una città che si sveglia. Per le spiagge ci vuole l’auto.</li>
<li><strong>Wete.</strong> Un porto quieto sotto manghi e jackfruit, con le volpi volanti in città e gli isolotti di nord-ovest di fronte. Va bene per andare a vela e per fare poco.</li>
<li><strong>Kigomasha, a nord.</strong> Sabbia bianca da entrambi i lati, la foresta di Ngezi alle spalle, la barriera corallina vicina. È il posto per chi vuole spiagge e immersioni. È anche lontano da tutto il resto, in fondo a una pista malmessa: porta il libro che hai intenzione di finire.</li>
<li><strong>Wambaa e il sud-ovest.</strong> Una lunga spiaggia rivolta a ovest, barche comode per Misali, tramonti senza alzarsi dalla sedia. Pratico se arrivi o riparti in traghetto da Mkoani.</li>
</ul>
<p>Se hai una settimana, dividila: tre notti al centro o a sud, quattro a nord. Se hai tre notti, resta in un posto solo.</p>
<h2>Che tipo di tetto</h2>
<p>Una pensione in città è semplice, cordiale e sveglia di buon’ora. Un appartamento è adatto a chi si ferma di più, perché ha la cucina e al mercato si spende poco. Una villa ha senso per le famiglie e per gli amici che si sopportano ancora. Un resort risolve in un colpo pasti, barche e serate, e questo conta, dove a piedi non si arriva da nessun’altra parte.</p>
<h2>Da chiedere prima di prenotare</h2>
<ol>
<li>Com’è la spiaggia con la bassa marea? Molte si svuotano due volte al giorno.</li>
<li>C’è un generatore o l’energia solare? La corrente ogni tanto manca.</li>
<li>Come va la connessione del telefono? In città bene, sulle spiagge si prende poco.</li>
<li>Chi cucina la sera, e quanto dista la cucina più vicina?</li>
<li>Si servono alcolici? Solo in alcuni posti per turisti.</li>
<li>Dopo la pioggia, un’auto normale arriva fino alla porta?</li>
<li>Come si paga? Le carte funzionano in pochi posti, e i bancomat non sempre.</li>
</ol>
<blockquote><p>Un padrone di casa onesto, alla domanda sulla marea, risponde senza esitare.</p></blockquote>
<p>In aprile e maggio molte barche per le immersioni riposano e alcuni alloggi possono approfittarne per i lavori: meglio verificare. Il periodo migliore va da giugno a ottobre, quindi chiedi per tempo.</p>
<p>Poi dai un’occhiata ai nostri <a href="/stays">alloggi</a>. Se due angoli ti tentano ancora allo stesso modo, <a href="/contact">raccontaci</a> com’è la tua giornata ideale e te ne indicheremo uno.</p>`,
  },
  "getting-to-pemba-by-air-and-ferry": {
    title: "Arrivare a Pemba, in volo o per mare",
    description:
      "Mezz’ora su un piccolo aereo o mezza giornata in nave: come funziona l’ultima tratta per Pemba, quanto costa di solito e cosa mettere in borsa.",
    content: `<p>A Pemba nessuno passa per caso. Il volo lungo finisce a Unguja, l’isola che la maggior parte delle mappe chiama Zanzibar, oppure a Dar es Salaam. Da lì ci sono due modi per superare l’ultimo tratto di mare: sorvolarlo o navigarlo.</p>
<h2>In aereo</h2>
<p>Piccoli aerei a elica partono da Unguja più volte al giorno e ci mettono dai 20 ai 30 minuti. Da Dar es Salaam ci vuole circa un’ora, di solito passando per Unguja. La sola andata costa in genere fra 70 e 130 dollari statunitensi; controlla prima di partire, perché qui anche gli orari hanno le loro stagioni.</p>
<p>Due cose da sapere. Il bagaglio è di solito limitato a circa 15 chili, in borse morbide: la valigia rigida litiga con la stiva e perde. E siediti al finestrino. Con il cielo limpido, i coralli là sotto valgono il biglietto.</p>
<p>L’aeroporto di Pemba si trova a circa sei chilometri da Chake Chake, a sud-est, un quarto d’ora d’auto. Non fotografarlo. Lo stesso vale per porti, polizia e militari.</p>
<h2>Per mare</h2>
<p>I traghetti da Unguja a Mkoani viaggiano diversi giorni alla settimana. Quando è in servizio un mezzo veloce, la traversata dura circa due ore e mezza o tre; con una nave più grande, dalle quattro alle sei. Metti in conto più o meno da 25 a 40 dollari statunitensi. I giorni cambiano: chiedi nella settimana in cui viaggi, non il mese prima.</p>
<ul>
<li>Tieni il <strong>passaporto</strong> a portata di mano. Lo controllano anche a chi arriva da Unguja.</li>
<li>Il canale può essere mosso quando soffia il <em>kusi</em>, il vento di sud-est, da aprile a ottobre circa. Se conosci il tuo stomaco, prendi qualcosa prima che la nave prenda il largo.</li>
<li>Porta acqua, uno spuntino e una giacca leggera.</li>
<li>Se vieni da Dar es Salaam, cambia a Unguja e lasciati un margine generoso.</li>
</ul>
<h2>Dal molo o dall’aeroporto</h2>
<p>Da Mkoani a Chake Chake sono circa 30 chilometri, 45 minuti su strada asfaltata. Da lì a Wete, altrettanto. Per le spiagge del nord calcola ben più di due ore dal traghetto; l’ultima parte è malmessa. I dala-dala, camioncini e minibus collettivi, sono economici, lenti e viaggiano di giorno. Dopo il tramonto prendi un autista. Se vuoi guidare tu, ti serve un permesso di Zanzibar, che di solito si fa insieme al <a href="/transportation">noleggio</a>.</p>
<blockquote><p>Prima del volo di ritorno tieni un giorno libero. Se non ti serve, saprai cosa farne.</p></blockquote>
<h2>I documenti, in breve</h2>
<p>Il visto turistico costa 50 dollari statunitensi, per un solo ingresso fino a tre mesi. Le tariffe dipendono dalla nazionalità; l’ultima parola spetta al sito del servizio immigrazione. Zanzibar richiede inoltre ai visitatori stranieri un’apposita assicurazione locale: verifica la regola in vigore. Tutto il resto, dalle prese alle maree, è nella nostra <a href="/travel">guida di viaggio</a>.</p>`,
  },
  "flying-foxes-at-kidike": {
    title: "Le volpi volanti di Kidike",
    description:
      "Un pipistrello col muso di volpe che vive solo a Pemba, quasi scomparso e salvato dai villaggi. Come vederlo a Kidike senza svegliarlo.",
    content: `<p>Dal sentiero sembrano frutti: scuri, a forma di pera, troppi per un albero solo. Poi una delle pere allunga un braccio, si gratta e ti guarda dall’alto con il muso di una piccola volpe rossiccia. È il <em>popo wa Pemba</em>, la volpe volante di Pemba, e non vive in nessun altro posto.</p>
<h2>Un pipistrello che c’è solo qui</h2>
<p>Un canale profondo circa 800 metri separa Pemba dall’Africa, e Pemba è un’isola da milioni di anni. Abbastanza perché gli animali diventino sé stessi. La volpe volante l’ha fatto in grande, con un’apertura alare di più di un metro. Mangia frutta, fiori e foglie, di notte porta semi e polline in giro per l’isola e passa il giorno appesa, a litigare e a farsi vento.</p>
<h2>Quasi scomparsa, poi tornata</h2>
<p>Nel 1989 si temeva che stesse per sparire: cacciata per la carne, con gran parte della sua foresta già abbattuta. Nel 1995 se ne contarono da 4600 a 5500. Un censimento pubblicato nel 2010 ne trovò come minimo fra 18.200 e 22.100. Nel frattempo non era successo niente di spettacolare. I villaggi avevano cominciato a sorvegliare gli alberi in cui i pipistrelli dormono, e non hanno più smesso.</p>
<p>Kidike è il più noto di questi dormitori. Gli alberi erano ancora in piedi perché fanno ombra a un cimitero nel bosco, e nessuno abbatte un albero sopra i propri nonni. I pipistrelli avevano semplicemente scelto bene. La specie è tuttora classificata come Vulnerabile, quindi la sorveglianza continua.</p>
<blockquote><p>Il bosco tutt’intorno era legname. Questa parte era un cimitero, e così è rimasta un bosco.</p></blockquote>
<h2>Come visitarli</h2>
<p>Da Chake Chake sono 12–14 chilometri, circa 25 minuti d’auto. Il tardo pomeriggio va bene a entrambe le parti: il caldo è passato, la colonia si sveglia e verso l’imbrunire i primi animali vanno a mangiare.</p>
<ul>
<li>Vai con qualcuno del villaggio e paga quanto ti chiedono. Se ci sono pipistrelli da guardare, è grazie alla loro pazienza.</li>
<li>Ricordati dove sei. È un luogo di sepoltura: copri spalle e ginocchia e resta sul sentiero.</li>
<li>Parla piano. Non battere le mani, non gridare e non lanciare niente per farli volare. Un pipistrello che vola a mezzogiorno la paga cara.</li>
<li>Niente droni vicino a un dormitorio, qualunque permesso tu abbia.</li>
<li>Porta un binocolo e mettiti un cappello. Guarda in su a bocca chiusa.</li>
</ul>
<h2>Se non riesci ad arrivarci</h2>
<p>Le volpi volanti stanno appese anche agli alberi in mezzo a Wete, sopra il traffico, se così si può chiamare. E sono un buon motivo per leggere anche della <a href="/why-pemba/lush-forest">foresta</a>, dove vivono quattro uccelli che non vedrai su nessun’altra isola: un assiolo, un piccione verde, un occhialino e una nettarinia. Una camminata guidata a Ngezi, con sosta a Kidike, è una delle nostre <a href="/experiences">esperienze</a>.</p>`,
  },
  "how-a-foreigner-can-hold-land-in-zanzibar": {
    title: "Avere un terreno a Zanzibar, da stranieri",
    description:
      "Concessioni, unità e progetti approvati in parole semplici: che cosa può avere uno straniero a Pemba, che cosa no, e chi deve controllare le carte.",
    content: `<p>La risposta breve: in concessione, con un avvocato e con calma. Quella più lunga viene adesso. Non è una consulenza legale, le leggi cambiano e questa pagina non sa nulla del lotto che hai in mente.</p>
<h2>La piena proprietà non ce l’ha nessuno</h2>
<p>Secondo il Land Tenure Act del 1992, a Zanzibar tutta la terra è pubblica e attribuita al Presidente. Chi è di Zanzibar può avere un <strong>diritto di occupazione</strong> (right of occupancy). Gli stranieri no, e nemmeno i tanzaniani della terraferma. Se qualcuno ti offre una “piena proprietà sulla spiaggia”, ringrazia per il tè e torna a casa.</p>
<p>Restano due possibilità, e sono reali:</p>
<ul>
<li><strong>Una concessione a lungo termine</strong> (leasehold). Di solito si parla di un massimo di 99 anni, spesso a scaglioni di 33. Si può rinnovare e lasciare in eredità secondo i termini del contratto: per questo i termini si leggono.</li>
<li><strong>Un’unità in un condominio.</strong> In base al Condominium Act n. 10 del 2010 gli stranieri possono essere proprietari di singole unità, per esempio un appartamento in un complesso più grande. Chiedi la prova che la tua vi rientri.</li>
</ul>
<h2>Che cosa fa la ZIPA</h2>
<p>I progetti d’investimento passano dalla Zanzibar Investment Promotion Authority, in breve ZIPA, secondo lo Zanzibar Investment Act n. 10 del 2023. A un acquirente che investe almeno 100.000 dollari statunitensi in un progetto approvato può attualmente essere concesso un permesso di soggiorno, anche per il coniuge e fino a quattro figli sotto i 20 anni. Può essere abbuonata metà dell’imposta di bollo (stamp duty), e i proventi possono essere trasferiti all’estero dopo le imposte.</p>
<blockquote><p>“Può”, “approvato” e “attualmente” sono le tre parole più costose di quel paragrafo.</p></blockquote>
<p>Fatti mostrare l’approvazione vera e propria, non la brochure che ne parla. A Pemba, Micheweni, nel nord-est, è stata dichiarata zona economica franca; che cosa significhi per un dato progetto è, di nuovo, una domanda per la ZIPA.</p>
<h2>Un ordine sensato</h2>
<ol>
<li>Vieni a vedere, in due mesi diversi se puoi. Una volta con la pioggia.</li>
<li>Scegli un avvocato di Zanzibar che non ti abbia consigliato nessuna delle persone coinvolte nell’affare.</li>
<li>Fai fare la visura al registro: chi ha il diritto o la concessione, e quanto ne resta?</li>
<li>Fai rilevare il lotto e fai il giro dei cippi.</li>
<li>Sistema la questione degli alberi, che possono essere di qualcun altro, e il consenso della shehia.</li>
<li>Informati su autorizzazione ambientale, distanza di rispetto dalla spiaggia, canone del terreno e imposte.</li>
<li>Solo allora firma, e solo allora paga.</li>
</ol>
<p>La maggior parte dei guai nasce quando si comincia dal numero sette. Anche un venditore che ha fretta è un’informazione.</p>
<h2>Che cosa possiamo fare noi</h2>
<p>Possiamo mostrarti <a href="/real-estate">ville in concessione, unità e lotti</a>, spiegarti come vediamo il mercato nella <a href="/invest">pagina sugli investimenti</a> e dirti con franchezza quando una cosa non la sappiamo. Non possiamo controllare il tuo contratto, e non faremo finta di poterlo fare.</p>
<p><em>Consulta un avvocato di Zanzibar prima di firmare o pagare.</em></p>`,
  },
  "pemba-in-the-rains": {
    title: "Pemba sotto la pioggia",
    description:
      "Aprile è piovoso, verde e quasi senza visitatori. Cosa si può fare nei mesi di pioggia, cosa si ferma e come fare la valigia per un acquazzone vero.",
    content: `<p>C’è un motivo se Pemba è detta l’isola verde, e cade soprattutto in aprile. Se puoi scegliere, vieni fra giugno e ottobre. Se non puoi, o se un posto ti piace di più quando non c’è nessun altro, continua a leggere.</p>
<h2>Quando, e quanto</h2>
<p>Le stagioni delle piogge sono due. Le grandi piogge, <em>masika</em>, vanno da marzo a maggio: circa 130, 300 e 190 millimetri nei tre mesi. Le piccole piogge, <em>vuli</em>, ne portano circa 110 a novembre e 120 a dicembre. Tutti gli altri mesi restano intorno ai 50 o meno.</p>
<p>Fa comunque caldo, da 29 a 31\u00a0°C di giorno. Spesso la pioggia viene a scrosci violenti, con schiarite in mezzo. Certi giorni delle schiarite si dimentica.</p>
<h2>Che cosa si ferma</h2>
<p>In aprile e maggio molte barche per le immersioni restano a terra e alcuni alloggi possono chiudere per lavori. Le piste d’argilla verso le spiagge diventano prima lente, poi comiche. Piccoli aerei e traghetti possono dover aspettare il tempo buono: tieni un giorno di riserva prima di ogni volo che non aspetterà te.</p>
<p>Novembre e dicembre sono più miti: di solito ci si immerge ancora bene, e un rovescio è una scusa per un tè.</p>
<h2>Che cosa funziona</h2>
<ul>
<li><strong>La foresta.</strong> Ngezi è una foresta umida e dà il meglio quando lo è davvero. Le rane si fanno sentire, i sentieri sono morbidi e la guida avrà un’opinione sulle tue scarpe.</li>
<li><strong>Le cucine.</strong> Una sera a grattugiare cocco sotto un tetto di lamiera, mentre fuori diluvia: difficile chiedere di meglio.</li>
<li><strong>Chake Chake.</strong> Il mercato, il piccolo museo in quel che resta del vecchio forte, un caffè allo zenzero.</li>
<li><strong>Le tartarughe.</strong> Tartarughe verdi ed embricate nidificano a Misali, con un picco in marzo e aprile. Se la barca parte o no, lo decide il mare. Se ne vedi una, mantieni le distanze e tieni la torcia spenta.</li>
<li><strong>Leggere.</strong> Diciamo sul serio. Pochi posti ti tengono su una sedia con tanta dolcezza.</li>
</ul>
<h2>Che cosa mettere in valigia</h2>
<ol>
<li>Una giacca impermeabile leggera. L’ombrello serve per arrivare all’auto.</li>
<li>Sandali che si possano sciacquare. Le scarpe da ginnastica bianche non resteranno bianche.</li>
<li>Una sacca stagna per telefono e passaporto, soprattutto in barca.</li>
<li>Una torcia, perché ai blackout piacciono i temporali.</li>
<li>Repellente e maniche lunghe per la sera. Il rischio di malaria è basso ma c’è; per le compresse chiedi a un centro di medicina dei viaggi.</li>
<li>Un libro in più di quanti pensi.</li>
</ol>
<blockquote><p>Quando piove non si organizza una giornata. Se ne organizzano due, e sceglie il cielo.</p></blockquote>
<p>Chiedi un <a href="/transportation">4x4</a>, meglio se con un autista che sappia quale pista è diventata un torrente. E <a href="/contact">scrivici</a> prima di prenotare barche per aprile: preferiamo dirtelo adesso che sul molo. I dati mese per mese sono nella <a href="/travel">guida di viaggio</a>.</p>`,
  },
  "working-with-island-suppliers": {
    title: "Lavorare con i fornitori dell’isola",
    description:
      "Pesce, stuoie, sapone, legname, una barca: cosa sapere su tempi, soldi e buone maniere prima del primo ordine a un fornitore di Pemba.",
    content: `<p>Prima o poi chiunque mandi avanti qualcosa a Pemba, una pensione, una cucina, un cantiere, ha bisogno di quaranta pezzi di una certa cosa entro giovedì. Qui si spiega come averli, e perché potrebbe essere sabato.</p>
<h2>Che cosa produce l’isola</h2>
<p>Più di quanto pensi chi la visita. Il pesce degli approdi, con una grande asta mattutina a Tumbe. Riso, manioca, banane, noci di cocco e spezie dei piccoli poderi. Stuoie e cesti di <em>ukili</em> intrecciato, berretti ricamati, cassapanche e porte intagliate, sapone e oli di chiodi di garofano. Barche, costruite a occhio con l’ascia. Alghe, coltivate soprattutto dalle donne. Quello che l’isola non produce arriva per mare, perciò cemento e lampadine dipendono dalle navi e dal tempo.</p>
<p>Per lo più il fornitore è una famiglia. Fa cose buone in piccole quantità, e un ordine da duecento cesti non è un ordine da dieci fatto più in grande. È un altro discorso.</p>
<h2>Si comincia dal saluto</h2>
<p>La prima volta vai di persona. Chiedi come stanno, come sta la famiglia, come va il lavoro, e ascolta le risposte. Il prezzo viene dopo il tè. Poi metti tutto per iscritto, in swahili e nella tua lingua: quantità, misura, giorno, prezzo, chi trasporta. Se puoi, fai un disegno. Un campione sul tavolo chiarisce più di una pagina di aggettivi.</p>
<blockquote><p>La prima visita ti costa una mattina. Ti risparmia le dieci telefonate successive.</p></blockquote>
<h2>I soldi</h2>
<ul>
<li><strong>Valuta:</strong> accordati in scellini. Da marzo 2025 le norme tanzaniane richiedono che prezzi e pagamenti all’interno del paese siano in scellini, con eccezioni elencate. Chiedi al tuo commercialista quali, se ce ne sono, valgono per te.</li>
<li><strong>Acconti:</strong> chi produce deve comprare i materiali prima di poter cominciare. Paga una parte all’inizio, una a metà e il resto alla consegna.</li>
<li><strong>Come pagare:</strong> il pagamento via telefono (mobile money) è comune; conserva le ricevute. I bancomat non sempre funzionano il giorno in cui servono.</li>
<li><strong>Trattare:</strong> con garbo. Se vinci troppo, probabilmente hai perso in qualità.</li>
</ul>
<h2>Un calendario per gli ordini</h2>
<ol>
<li><strong>Il venerdì:</strong> a mezzogiorno si prega. Non fissare consegne a quell’ora.</li>
<li><strong>Il Ramadan:</strong> giornate più corte, mattine stanche, notti vivaci. Ordina con largo anticipo. Nelle due feste di Eid non si lavora.</li>
<li><strong>Da marzo a maggio:</strong> piove sulle piste e non si asciuga niente, né il legno né la vernice.</li>
<li><strong>La raccolta dei chiodi di garofano,</strong> da luglio a dicembre circa: nelle buone annate ogni mano libera è su un albero.</li>
</ol>
<p>E tre cose da non ordinare: oggetti di conchiglia, oggetti di corallo e sacchetti di plastica, che sono vietati.</p>
<p>Se produci qualcosa a Pemba, o cerchi qualcuno che lo faccia, <a href="/contact">scrivici</a> e scegli Collaborazione. Gli spazi, dal negozio al laboratorio, sono tra gli <a href="/real-estate">immobili</a>.</p>`,
  },
  "how-to-greet-and-dress": {
    title: "Prima saluta, poi chiedi la strada",
    description:
      "Cinque saluti, una regola sulle ginocchia e due parole sul Ramadan: come essere ospiti graditi a Pemba senza dover imparare tutto sbagliando.",
    content: `<p>A Pemba quasi tutto si può fare con calma e nessuno ci farà caso. L’eccezione è il saluto, che va fatto subito. Avvicinarsi a qualcuno e chiedere dov’è la banca, senza un buongiorno, è educato più o meno come entrare dalla finestra.</p>
<h2>Cinque parole che aprono le porte</h2>
<ul>
<li><strong>Shikamoo</strong>, a chiunque sia chiaramente più anziano di te. La risposta è <em>Marahaba</em>. Niente di ciò che imparerai ti farà guadagnare più sorrisi per sillaba.</li>
<li><strong>Habari?</strong> Come va? Rispondi <em>Salama</em> o <em>Nzuri</em>, anche se i tuoi bagagli sono ancora a Unguja.</li>
<li><strong>Assalamu alaykum</strong>, la pace sia con te. Rispondi <em>Wa alaykum assalam</em>.</li>
<li><strong>Karibu</strong>, benvenuto o benvenuta. Lo sentirai tutto il giorno. Di’ <em>Asante</em>, grazie.</li>
<li><strong>Hodi</strong>, detto ad alta voce davanti a una porta prima di entrare. Aspetta il <em>karibu</em>.</li>
</ul>
<p>Qui i saluti sono lunghi: tu, la famiglia, il lavoro, il viaggio. Nessuno sta prendendo tempo. La conversazione è questa; la domanda sulla banca è il poscritto. Fra uomo e donna, aspetta di vedere se ti porgono la mano. Una mano sul cuore va altrettanto bene.</p>
<h2>Spalle e ginocchia</h2>
<p>L’isola è in larghissima maggioranza musulmana e si veste con cura. Fuori dalla spiaggia spalle e ginocchia vanno coperte, anche dagli uomini; per le donne, più gli abiti sono larghi, meglio è. Il costume da bagno va bene in spiaggia o in barca, e in nessun punto fra le due. Un kanga, il telo di cotone stampato con un proverbio lungo il bordo, risolve quasi tutto e costa poco. Prima di metterlo a un matrimonio, chiedi che cosa dice il proverbio.</p>
<h2>Alla porta e a tavola</h2>
<ol>
<li>In casa ci si toglie le scarpe.</li>
<li>Si mangia e si porge con la mano destra.</li>
<li>Chiedi prima di fotografare qualcuno. Polizia, militari, porti e aeroporto: mai.</li>
<li>Di solito chi non è musulmano guarda le moschee da fuori. Chiedi, e accetta la risposta.</li>
<li>Niente baci in pubblico, per quanto bello sia il tramonto.</li>
<li>Niente dolci o monete ai bambini: a darne, si insegna a chiedere.</li>
</ol>
<h2>Se vieni durante il Ramadan</h2>
<p>Segue la luna e ogni anno cade circa undici giorni prima: controlla le date prima di prenotare. Di giorno non mangiare, non bere e non fumare in pubblico. In città la maggior parte dei posti dove si mangia resta chiusa fino al tramonto, mentre le cucine per i visitatori continuano a servire i loro ospiti. Nel pomeriggio abbi pazienza con gli autisti: non bevono acqua da prima dell’alba. Dopo il tramonto le strade si riempiono e il cibo vale l’attesa. Se ti invitano, vai.</p>
<blockquote><p>Farai degli errori. Se prima hai salutato, te li perdoneranno ancora prima che tu te ne accorga.</p></blockquote>
<p>Di porte, di bao e del gioco dei tori si parla ancora nella pagina sul <a href="/why-pemba/cultural-heritage">patrimonio culturale</a>, e per fare pratica va bene una qualsiasi delle nostre <a href="/experiences">esperienze</a>.</p>`,
  },
};
