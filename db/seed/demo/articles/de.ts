import type { ArticleWords } from "#db/seed/demo/articles/en";

export const de: ArticleWords = {
  "how-the-tide-rules-the-day": {
    title: "Den Kalender führt die Tide",
    description:
      "Zweimal Flut, zweimal Ebbe und bis zu vier Meter dazwischen: wie Sie einen Tag auf Pemba so planen, dass das Meer da ist, wenn Sie es brauchen.",
    content: `<p>Fragen Sie auf Pemba einen Kapitän, wann das Boot ablegt, und die Antwort handelt vom Wasser, nicht von der Uhr. Er weicht Ihnen nicht aus. Genauer lässt es sich nicht sagen.</p>
<p>Das Meer steigt hier zweimal am Tag und fällt zweimal am Tag, jeweils etwa sechs Stunden lang. Um Neumond und Vollmond, bei Springtide, kann der Unterschied rund vier Meter erreichen; an den Tagen dazwischen ist er um einiges kleiner. Und alles verschiebt sich täglich um etwa fünfzig Minuten. Wo Sie am Montag um zehn geschwommen sind, liegt am Sonntag um zehn vielleicht ein Feld aus nassem Sand.</p>
<h2>Wofür welche Hälfte gut ist</h2>
<p>Bei Flut wird geschwommen. Bei Ebbe wird gelaufen und geschaut. Keine der beiden ist die schlechtere Hälfte, solange Sie sie nicht verwechseln.</p>
<ul>
<li><strong>Flut:</strong> schwimmen vor Verani oder Panga ya Watoro, ein Bad in den kleinen Buchten bei Vitongoji, im Kajak die Mangrovenarme hinauf, die sechs Stunden später vor allem aus Schlamm und Krabben bestehen.</li>
<li><strong>Ebbe:</strong> Sandbänke, die es nur dann gibt, ein langer Spaziergang am Strand von Vumawimbi und das Watt, in dem Frauen ihre Algenleinen pflegen.</li>
<li><strong>Stauwasser:</strong> die Pause zwischen beiden, wenn die Strömung in den Riffdurchlässen Atem holt. Wer taucht, wartet darauf.</li>
</ul>
<h2>Ein Tag nach dem Wasser</h2>
<p>Angenommen, das Hochwasser kommt um sieben Uhr früh. Dann könnte der Tag so aussehen:</p>
<ol>
<li><strong>6:30 Uhr.</strong> Schwimmen vor dem Frühstück, solange Wasser da ist.</li>
<li><strong>9 Uhr.</strong> Ins Inselinnere, während das Meer sich zurückzieht: auf den Markt in Chake Chake oder auf die kurze Runde im Ngezi-Wald, etwa eine Stunde mit Guide.</li>
<li><strong>13 Uhr.</strong> Niedrigwasser. Eine Sandbank, ein Hut, Mittagessen. Um diese Zeit meint es auch die Sonne ernst.</li>
<li><strong>15:30 Uhr.</strong> Schatten. Das Meer ist unterwegs und braucht keine Hilfe.</li>
<li><strong>18 Uhr.</strong> Das Wasser ist zurück, rechtzeitig zum Sonnenuntergang. Den sehen Sie an der Westküste.</li>
</ol>
<p>Am nächsten Tag verschieben Sie die Liste um fünfzig Minuten. Nach einer Woche schwimmen Sie mittags und gehen im Morgengrauen spazieren.</p>
<blockquote><p>Die Uhr sagt, wann es Mittagessen gibt. Die Tide sagt, wo.</p></blockquote>
<h2>Kleine Regeln, die Ihre Füße schonen</h2>
<p>Tragen Sie Badeschuhe: Den meisten Ärger machen hier Seeigel und Sonne. Fragen Sie vor dem Schwimmen nach Strömungen, vor allem in der Nähe von Riffdurchlässen. Fragen Sie auch, wann die Tide kippt, bevor Sie weit ins Watt hinauslaufen; das Wasser kommt leise zurück und nicht immer von der Seite, auf die Sie schauen. Gehen Sie um die Algenleinen herum, denn sie sind jemandes Acker. Lassen Sie Muscheln und Korallen liegen, und fahren Sie nachts nicht mit kleinen Booten.</p>
<p>Bei allen <a href="/experiences">Erlebnissen</a>, die sich nach der Tide richten, schicken wir Ihnen die Uhrzeit am Tag davor. Regen, Wind und die besten Monate finden Sie im <a href="/travel">Reiseführer</a>.</p>`,
  },
  "what-a-plot-costs-besides-the-price": {
    title: "Was ein Grundstück außer dem Preis kostet",
    description:
      "Der Quadratmeterpreis ist der einfache Teil. Was ein Grundstück auf Pemba sonst noch verlangt: Auskünfte, Bäume, Steuern, Pachtzins, eine Straße.",
    content: `<p>Grundstücke auf Pemba werden ab 10\u00a0$/m² angeboten, im Inselinneren und ohne Aussicht. Näher am Meer kosten sie mehr, direkt am Meer noch einmal mehr. Dann beginnt die zweite Liste, die nicht auf dem Schild an der Straße steht. Nichts darauf ist ungewöhnlich, aber Sie sollten sie kennen, bevor Sie sich in einen Mangobaum verlieben.</p>
<p>Eines vorweg. Was ausländische Käufer hier erwerben, ist ein <strong>langfristiges Pachtrecht</strong>, nicht der Boden selbst. Aller Grund und Boden auf Sansibar ist in öffentlicher Hand. Lesen Sie „Preis“ also als Preis des Pachtrechts.</p>
<h2>Vor dem Zahlen: nachforschen</h2>
<p>Nirgends ist Ihr Geld besser angelegt, und gerade diesen Teil lassen viele aus.</p>
<ul>
<li><strong>Ein Anwalt</strong> aus Sansibar, der für Sie arbeitet und nicht für den Verkäufer.</li>
<li><strong>Eine amtliche Auskunft</strong> des Grundbuchamts: Wer hält heute das Nutzungsrecht oder die Pacht, und wie lange noch?</li>
<li><strong>Eine Vermessung</strong> mit Grenzsteinen im Boden. Gehen Sie die Grenze zusammen mit den Nachbarn ab; sie wissen, wo sie verläuft.</li>
<li><strong>Die Bäume.</strong> Sie können jemand anderem gehören als der Person, die das Recht am Grundstück hat. Kokospalmen und Gewürznelkenbäume bringen Einkommen. Rechnen Sie also damit, dass Sie sich mit den Besitzern einigen müssen.</li>
<li><strong>Das Dorf.</strong> Die Zustimmung der Shehia, der kleinsten Verwaltungseinheit, gehört zum Verfahren. Nehmen Sie sich Zeit dafür, und ziehen Sie die Schuhe aus.</li>
</ul>
<h2>Beim Unterschreiben: Abgaben und Genehmigungen</h2>
<p>Bitten Sie Ihren Anwalt um ein Blatt, auf dem jede Abgabe, Steuer und Gebühr steht, und dazu, wer sie wann zahlt. Die Stempelsteuer gehört darauf. In Projekten, die von der Zanzibar Investment Promotion Authority (ZIPA) genehmigt sind, kann Käufern derzeit ein Teil davon erlassen werden; die wichtigen Wörter sind „kann“ und „genehmigt“.</p>
<p>Wenn Sie bauen wollen, kommen Pläne, Umweltgenehmigung und der Mindestabstand zum Strand hinzu. Lassen Sie sich diesen Abstand für Ihr Grundstück schriftlich geben: Ein Meerblick schrumpft schnell, wenn die ersten Meter nicht bebaut werden dürfen.</p>
<h2>Danach: die Jahre</h2>
<p>Wer pachtet, zahlt Pachtzins. Ein Grundstück braucht außerdem Dinge, die in Broschüren mit grünem Stift eingezeichnet sind:</p>
<ol>
<li>eine Zufahrt, die ein Lastwagen auch nach Regen übersteht, denn die Wege zum Strand sind aus Sand oder Lehm;</li>
<li>Wasser und einen Ort, um es zu speichern;</li>
<li>eine Stromleitung und etwas für die Stunden, in denen nichts aus ihr kommt;</li>
<li>jemanden, der nach dem Rechten sieht, denn ein Grundstück, das niemand besucht, findet gern andere Verwendung.</li>
</ol>
<blockquote><p>Ist ein Grundstück billig, fragen Sie, was ihm fehlt. Lautet die Antwort „nichts“, fragen Sie noch einmal.</p></blockquote>
<p>In unseren <a href="/real-estate">Angeboten</a> stehen Preis und Größe. Wegen der zweiten Liste <a href="/contact">schreiben Sie uns</a>: Wir sagen Ihnen, was wir über ein Grundstück wissen und was nicht.</p>
<p><em>Alle Zahlen sind Schätzungen und Prognosen, kein Angebot und kein Versprechen. Holen Sie unabhängigen Rat ein. Fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.</em></p>`,
  },
  "a-season-of-cloves": {
    title: "Die Zeit der Gewürznelken",
    description:
      "Von etwa Juli bis Dezember riecht die ganze Insel nach Gewürznelken. Wie man sie pflückt und trocknet, wer einst den Preis zahlte und wie Sie dabei sein können.",
    content: `<p>Die Ernte der Gewürznelken müssen Sie auf Pemba nicht suchen. Sie machen einfach das Autofenster auf. Von etwa Juli oder August bis November oder Dezember zieht der Geruch der trocknenden <em>karafuu</em> über die Hügel, süß und ein wenig nach Zahnarzt.</p>
<h2>Vom Baum auf die Matte</h2>
<p>Eine Gewürznelke ist eine Blüte, die nicht aufgehen durfte. Die Knospen werden von Hand gepflückt, solange sie noch geschlossen sind, von Leitern aus und hoch oben in den Ästen. Abends setzen sich ganze Familien zusammen und brechen sie von den Stielen. Das macht braune Finger und lässt Zeit zum Reden.</p>
<p>Dann liegen die Knospen etwa drei bis fünf Tage auf Matten und werden aus Grün und Rosa zu den dunklen Nägeln, die Sie aus der Küche kennen. Wenn es regnet, rennen alle. Die trockenen Nelken gehen an den staatlichen Aufkäufer. Auch die Stiele bleiben nicht liegen: Aus ihnen wird bei Chake Chake Öl destilliert.</p>
<p>Kein Jahr gleicht dem anderen. Alle paar Jahre tragen die Bäume sehr viel, dazwischen weniger. Eine Farm, auf der letzten September viel los war, kann in diesem still sein.</p>
<h2>Wie sie kamen und wer den Preis zahlte</h2>
<p>Um 1818 gelangten die Gewürznelken über die französischen Inseln nach Sansibar, unter Sayyid Said breiteten sie sich aus. 1872 warf ein Zyklon die Bäume auf Unguja um. Pemba blieb weitgehend verschont und liefert seither den größten Teil der Ernte des Archipels.</p>
<p>Auf den frühen Plantagen arbeiteten versklavte Menschen. 1897 verlor die Sklaverei ihren rechtlichen Status; nach der Revolution von 1964 wurde der Boden in Stücken zu drei Acres, gut 1,2 Hektar, neu verteilt. Wenn Ihnen ein Bauer „meine Bäume“ zeigt, steckt in dem Wort <em>meine</em> viel Geschichte.</p>
<blockquote><p>Der Geruch ist angenehm. Die Geschichte ist es nicht immer, und beides gehört zum Besuch.</p></blockquote>
<h2>Wenn Sie dabei sein wollen</h2>
<ul>
<li><strong>Wann:</strong> Fragen Sie uns ein paar Wochen vorher. Von August bis Oktober stehen die Chancen meist gut, aber mit einem Baum macht niemand einen Termin aus.</li>
<li><strong>Unterwegs:</strong> Die Matten liegen in den Höfen und manchmal dicht am Straßenrand. Fahren Sie langsam, und treten Sie nie darauf.</li>
<li><strong>Fotos:</strong> Fragen Sie vorher. Menschen bei der Arbeit sind keine Kulisse.</li>
<li><strong>Mitnehmen:</strong> Die Ernte geht an den staatlichen Aufkäufer, fragen Sie also nicht am Hoftor nach einem Sack. Nelkenseife und Duftöle werden auf der Insel hergestellt, wiegen weniger und überstehen den Koffer.</li>
<li><strong>Außerhalb der Saison:</strong> Auch Zimt, Muskat, schwarzer Pfeffer, Kardamom und Vanille wachsen hier und lassen sich das ganze Jahr über zerreiben, ankratzen und erraten.</li>
</ul>
<p>Ein Farmbesuch mit Mittagessen gehört zu unseren <a href="/experiences">Erlebnissen</a>. Mehr über die Vergangenheit der Insel lesen Sie unter <a href="/why-pemba/cultural-heritage">Kulturerbe</a>. Ziehen Sie etwas an, das eine Woche lang nach Weihnachten riechen darf.</p>`,
  },
  "where-to-stay-by-what-you-want": {
    title: "Welche Ecke von Pemba darf es sein?",
    description:
      "Stadt auf dem Hügel, Strände im Norden, stiller Hafen oder Westküste: vier Ecken von Pemba, wofür sie gut sind und was Sie vor dem Buchen fragen.",
    content: `<p>Pemba ist 67 Kilometer lang, und von Mkoani bis zur Nordspitze fährt man weit über zwei Stunden. Die erste Frage lautet also nicht, welches Zimmer, sondern welches Ende der Insel. Wer falsch wählt, sieht sehr viel von der Straße. Es ist eine schöne Straße, aber trotzdem.</p>
<h2>Vier Ecken, vier Arten von Tagen</h2>
<ul>
<li><strong>In und um Chake Chake.</strong> Die praktische Mitte: etwa fünfzehn Minuten vom Flughafen, mit Markt, Geldautomaten und den Booten ab Wesha in der Nähe. Gut für die erste Nacht, für alle, die etwas zu erledigen haben, und für Leute, die gern hören, wie eine Stadt aufwacht. Zu den Stränden müssen Sie fahren.</li>
<li><strong>Wete.</strong> Eine ruhige Hafenstadt unter Mango- und Jackfruchtbäumen, mit Flughunden mitten in der Stadt und den kleinen Inseln des Nordwestens gegenüber. Gut zum Segeln und zum Nichtstun.</li>
<li><strong>Kigomasha im Norden.</strong> Weißer Sand auf beiden Seiten, dahinter der Ngezi-Wald, Riffe in der Nähe. Hier sind Sie richtig, wenn Sie an den Strand oder tauchen wollen. Alles andere ist weit weg, am anderen Ende einer holprigen Piste. Nehmen Sie also das Buch mit, das Sie zu Ende lesen wollen.</li>
<li><strong>Wambaa und der Südwesten.</strong> Ein langer Strand mit Blick nach Westen, bequeme Boote nach Misali, Sonnenuntergang vom Stuhl aus. Praktisch, wenn Sie in Mkoani mit der Fähre ankommen oder abreisen.</li>
</ul>
<p>Eine Woche teilen Sie auf: drei Nächte in der Mitte oder im Süden, vier im Norden. Bei drei Nächten bleiben Sie an einem Ort.</p>
<h2>Welche Art von Dach</h2>
<p>Ein Gästehaus in der Stadt ist einfach, freundlich und früh wach. Ein Apartment passt, wenn Sie länger bleiben, denn es hat eine Küche, und der Markt ist günstig. Eine Villa lohnt sich für Familien und für Freunde, die sich noch mögen. Ein Resort nimmt Ihnen Essen, Boote und Abendprogramm auf einmal ab, und das zählt dort, wo sonst nichts zu Fuß zu erreichen ist.</p>
<h2>Fragen Sie vor dem Buchen</h2>
<ol>
<li>Wie sieht der Strand bei Ebbe aus? Vor vielen verschwindet zweimal am Tag das Wasser.</li>
<li>Gibt es einen Generator oder Solarstrom? Stromausfälle kommen vor.</li>
<li>Wie gut ist das mobile Internet? In den Städten ist es gut, an den Stränden dünn.</li>
<li>Wer kocht am Abend, und wie weit ist es zur nächsten Küche?</li>
<li>Wird Alkohol ausgeschenkt? Das ist nur in manchen Häusern für Touristen so.</li>
<li>Kommt ein normales Auto nach Regen bis vor die Tür?</li>
<li>Wie bezahle ich? Karten nehmen nur wenige, und Geldautomaten funktionieren nicht immer.</li>
</ol>
<blockquote><p>Ehrliche Gastgeber beantworten die Frage nach der Ebbe, ohne zu zögern.</p></blockquote>
<p>Im April und Mai ruhen viele Tauchboote, und manche Häuser nutzen diese Wochen vielleicht für Reparaturen; erkundigen Sie sich also vorher. Die beste Zeit ist von Juni bis Oktober, fragen Sie dafür früh an.</p>
<p>Dann sehen Sie sich unsere <a href="/stays">Unterkünfte</a> an. Wenn zwei Ecken Sie immer noch gleich stark locken, <a href="/contact">schreiben Sie uns</a>, wie Ihr bester Tag aussieht, und wir nennen Ihnen eine.</p>`,
  },
  "getting-to-pemba-by-air-and-ferry": {
    title: "Nach Pemba, durch die Luft oder übers Wasser",
    description:
      "Eine halbe Stunde im Kleinflugzeug oder ein halber Tag auf dem Schiff: die letzte Etappe nach Pemba, was sie meist kostet und was Sie einpacken.",
    content: `<p>Auf Pemba kommt niemand zufällig vorbei. Der lange Flug endet auf Unguja, der Insel, die auf den meisten Karten Sansibar heißt, oder in Daressalam. Für das letzte Stück Meer haben Sie zwei Möglichkeiten: darüber oder darauf.</p>
<h2>Mit dem Flugzeug</h2>
<p>Kleine Propellermaschinen fliegen mehrmals täglich ab Unguja und brauchen 20 bis 30 Minuten. Ab Daressalam dauert es etwa eine Stunde, meist über Unguja. Der einfache Flug kostet gewöhnlich zwischen 70 und 130 US-Dollar; prüfen Sie das vor der Reise, denn Flugpläne haben hier ihre eigenen Jahreszeiten.</p>
<p>Zwei Dinge sollten Sie wissen. Das Gepäck ist meist auf etwa 15 Kilo begrenzt, in weichen Taschen: Ein Hartschalenkoffer legt sich mit dem Frachtraum an und verliert. Und setzen Sie sich ans Fenster. An klaren Tagen sind die Riffe unter Ihnen den Flugpreis wert.</p>
<p>Der Flughafen von Pemba liegt etwa sechs Kilometer südöstlich von Chake Chake, rund eine Viertelstunde mit dem Auto. Fotografieren Sie ihn nicht. Dasselbe gilt für Häfen, Polizei und Soldaten.</p>
<h2>Mit der Fähre</h2>
<p>An mehreren Tagen in der Woche fahren Fähren von Unguja nach Mkoani. Ist ein Schnellboot im Einsatz, dauert die Überfahrt etwa zweieinhalb bis drei Stunden; ein größeres Schiff braucht vier bis sechs. Rechnen Sie mit ungefähr 25 bis 40 US-Dollar. Die Fahrtage ändern sich. Fragen Sie deshalb in der Woche, in der Sie reisen, nicht im Monat davor.</p>
<ul>
<li>Behalten Sie den <strong>Reisepass</strong> in der Hand. Er wird auch bei der Ankunft von Unguja kontrolliert.</li>
<li>Der Kanal kann unruhig werden, wenn der <em>kusi</em> weht, der Südostwind, etwa von April bis Oktober. Wenn Sie Ihren Magen kennen, nehmen Sie etwas, bevor das Schiff es mit ihm aufnimmt.</li>
<li>Packen Sie Wasser, etwas zu essen und eine leichte Jacke ein.</li>
<li>Wer aus Daressalam kommt, steigt auf Unguja um; planen Sie dafür reichlich Zeit ein.</li>
</ul>
<h2>Weiter ab Kai oder Rollfeld</h2>
<p>Von Mkoani nach Chake Chake sind es auf Asphalt etwa 30 Kilometer oder 45 Minuten. Bis Wete ist es noch einmal so weit. Zu den Stränden im Norden rechnen Sie ab der Fähre mit weit über zwei Stunden; das letzte Stück ist holprig. Dala-Dalas, die Sammeltaxis (umgebaute Lastwagen und Minibusse), sind billig, langsam und fahren tagsüber. Nach Einbruch der Dunkelheit nehmen Sie einen Fahrer. Wer selbst fahren will, braucht eine Fahrgenehmigung für Sansibar, die meist zusammen mit dem <a href="/transportation">Mietfahrzeug</a> besorgt wird.</p>
<blockquote><p>Planen Sie vor dem Heimflug einen Tag Reserve ein. Wenn Sie ihn nicht brauchen, wissen Sie bis dahin, was Sie damit anfangen.</p></blockquote>
<h2>Papiere, kurz gefasst</h2>
<p>Ein Touristenvisum kostet 50 US-Dollar und gilt für eine einmalige Einreise und bis zu drei Monate. Die Gebühren hängen von der Staatsangehörigkeit ab; das letzte Wort hat die Website der Einwanderungsbehörde. Sansibar verlangt von ausländischen Gästen außerdem eine eigene Einreiseversicherung; sehen Sie nach, was gerade gilt. Alles Übrige, von den Steckdosen bis zu den Gezeiten, steht in unserem <a href="/travel">Reiseführer</a>.</p>`,
  },
  "flying-foxes-at-kidike": {
    title: "Die Flughunde von Kidike",
    description:
      "Ein Flughund mit Fuchsgesicht, den es nur auf Pemba gibt. Fast ausgestorben, von Dörfern bewacht: wie Sie ihn in Kidike sehen, ohne ihn zu wecken.",
    content: `<p>Vom Weg aus sehen sie aus wie Früchte: dunkel, birnenförmig, zu viele für einen Baum. Dann klappt eine der Birnen einen Arm aus, kratzt sich und schaut mit dem Gesicht eines kleinen roten Fuchses auf Sie herunter. Das ist <em>popo wa Pemba</em>, der Pemba-Flughund, und er lebt nirgendwo sonst.</p>
<h2>Ein Tier für sich</h2>
<p>Ein rund 800 Meter tiefer Kanal trennt Pemba von Afrika, und das seit Millionen von Jahren. Das ist Zeit genug für Tiere, etwas Eigenes zu werden. Beim Flughund geschah das in großem Maßstab, mit einer Spannweite von mehr als einem Meter. Er frisst Früchte, Blüten und Blätter, trägt nachts Samen und Pollen über die Insel und verbringt den Tag mit Hängen, Streiten und Fächeln.</p>
<h2>Fast verschwunden und wieder da</h2>
<p>1989 fürchtete man, er sei so gut wie ausgestorben: seines Fleisches wegen gejagt, der größte Teil seines Waldes schon gefällt. 1995 zählte man 4.600 bis 5.500 Tiere. Eine 2010 veröffentlichte Erhebung kam auf mindestens 18.200 bis 22.100. Was dazwischen geschah, war nicht dramatisch. Dörfer begannen, die Bäume zu bewachen, in denen die Flughunde schlafen, und sie hörten nicht wieder damit auf.</p>
<p>Kidike ist der bekannteste dieser Schlafplätze. Die Bäume standen noch, weil sie einem Begräbnishain Schatten geben, und niemand fällt einen Baum über seinen Großeltern. Die Flughunde hatten einfach gut gewählt. Die Art gilt weiterhin als gefährdet, also wird weiter bewacht.</p>
<blockquote><p>Der Wald ringsum wurde Bauholz. Dieses Stück war ein Friedhof, und so blieb es Wald.</p></blockquote>
<h2>Wie ein Besuch gelingt</h2>
<p>Von Chake Chake sind es 12 bis 14 Kilometer, etwa 25 Minuten Fahrt. Der späte Nachmittag passt beiden Seiten: Die Hitze ist vorbei, die Kolonie wacht auf, und gegen Abend brechen die ersten Tiere zum Fressen auf.</p>
<ul>
<li>Gehen Sie mit jemandem aus dem Dorf, und zahlen Sie, was verlangt wird. Dass es hier Flughunde zu sehen gibt, ist der Geduld dieser Leute zu verdanken.</li>
<li>Denken Sie daran, wo Sie sind. Es ist ein Begräbnisplatz: Bedecken Sie Schultern und Knie, und bleiben Sie auf dem Weg.</li>
<li>Sprechen Sie leise. Nicht klatschen, nicht rufen, nichts werfen, nur damit sie auffliegen. Ein Flughund, der mittags fliegt, zahlt dafür.</li>
<li>Keine Drohnen in der Nähe eines Schlafplatzes, ganz gleich, welche Genehmigung Sie haben.</li>
<li>Nehmen Sie ein Fernglas mit, und tragen Sie einen Hut. Schauen Sie mit geschlossenem Mund nach oben.</li>
</ul>
<h2>Wenn Sie es nicht bis dorthin schaffen</h2>
<p>Flughunde hängen auch mitten in Wete in den Bäumen, über dem Verkehr, soweit man davon sprechen kann. Und sie sind ein guter Grund, über <a href="/why-pemba/lush-forest">den Wald</a> weiterzulesen. Dort leben vier Vogelarten, die Sie auf keiner anderen Insel sehen: eine Eule, eine Grüntaube, ein Brillenvogel und ein Nektarvogel. Ein geführter Gang durch den Ngezi-Wald mit Halt in Kidike gehört zu unseren <a href="/experiences">Erlebnissen</a>.</p>`,
  },
  "how-a-foreigner-can-hold-land-in-zanzibar": {
    title: "Wie Ausländer auf Sansibar zu einem Grundstück kommen",
    description:
      "Pacht, Einheiten und genehmigte Projekte in klaren Worten: was ausländische Käufer auf Pemba erwerben können, was nicht und wer die Papiere prüfen sollte.",
    content: `<p>Die kurze Antwort: per Pachtvertrag, mit Anwalt und langsam. Die längere folgt. Sie ist keine Rechtsberatung, Gesetze ändern sich, und diese Seite weiß nichts über das Grundstück, das Sie im Sinn haben.</p>
<h2>Grundeigentum hat hier niemand</h2>
<p>Nach dem Land Tenure Act von 1992 ist aller Grund und Boden auf Sansibar in öffentlicher Hand und dem Präsidenten übertragen. Sansibaris können ein <strong>Nutzungsrecht</strong> daran halten, das right of occupancy. Ausländer können das nicht, Tansanier vom Festland ebenso wenig. Wenn Ihnen jemand „Volleigentum direkt am Strand“ anbietet, bedanken Sie sich für den Tee und gehen Sie nach Hause.</p>
<p>Zwei Dinge bleiben, und die gibt es wirklich:</p>
<ul>
<li><strong>Ein langfristiger Pachtvertrag.</strong> Meist ist von bis zu 99 Jahren die Rede, oft in Schritten von 33. Er lässt sich zu den Bedingungen, die im Vertrag stehen, verlängern und vererben. Deshalb liest man die Bedingungen.</li>
<li><strong>Eine Einheit in einem Condominium.</strong> Nach dem Condominium Act Nr. 10 von 2010 können Ausländer Eigentum an einzelnen Einheiten erwerben, etwa an einer Wohnung in einer größeren Anlage. Lassen Sie sich nachweisen, dass Ihre darunterfällt.</li>
</ul>
<h2>Was die ZIPA macht</h2>
<p>Investitionsprojekte laufen über die Zanzibar Investment Promotion Authority, kurz ZIPA, nach dem Zanzibar Investment Act Nr. 10 von 2023. Wer mindestens 100.000 US-Dollar in ein genehmigtes Projekt steckt, kann derzeit eine Aufenthaltserlaubnis erhalten, auch für den Ehepartner und bis zu vier Kinder unter 20 Jahren. Die Hälfte der Stempelsteuer kann erlassen werden, und Erlöse können nach Abzug der Steuern ins Ausland überwiesen werden.</p>
<blockquote><p>„Kann“, „genehmigt“ und „derzeit“ sind die drei teuersten Wörter in diesem Absatz.</p></blockquote>
<p>Lassen Sie sich die Genehmigung selbst zeigen, nicht die Broschüre, in der sie erwähnt wird. Auf Pemba ist Micheweni im Nordosten zur freien Wirtschaftszone erklärt worden; was das für ein bestimmtes Projekt bedeutet, ist wieder eine Frage an die ZIPA.</p>
<h2>Eine vernünftige Reihenfolge</h2>
<ol>
<li>Kommen Sie her, wenn möglich in zwei verschiedenen Monaten. Einmal davon im Regen.</li>
<li>Suchen Sie sich einen Anwalt aus Sansibar, den Ihnen niemand empfohlen hat, der an dem Geschäft beteiligt ist.</li>
<li>Lassen Sie beim Grundbuchamt nachsehen: Wer hält das Nutzungsrecht oder die Pacht, und wie viel ist davon noch übrig?</li>
<li>Lassen Sie das Grundstück vermessen, und gehen Sie die Grenzsteine ab.</li>
<li>Klären Sie die Sache mit den Bäumen, die jemand anderem gehören können, und holen Sie die Zustimmung der Shehia ein, der örtlichen Verwaltung.</li>
<li>Fragen Sie nach Umweltgenehmigung, Mindestabstand zum Strand, Pachtzins und Steuern.</li>
<li>Erst dann unterschreiben Sie, und erst dann zahlen Sie.</li>
</ol>
<p>Der meiste Ärger entsteht, wenn Nummer sieben zuerst kommt. Ein Verkäufer, der es eilig hat, ist auch eine Auskunft.</p>
<h2>Was wir tun können</h2>
<p>Wir können Ihnen <a href="/real-estate">Villen, Wohnungen und Grundstücke auf Pachtbasis</a> zeigen, auf der <a href="/invest">Investitionsseite</a> erklären, wie wir den Markt sehen, und Ihnen offen sagen, wenn wir etwas nicht wissen. Ihren Vertrag prüfen können wir nicht, und wir tun auch nicht so.</p>
<p><em>Fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.</em></p>`,
  },
  "pemba-in-the-rains": {
    title: "Pemba in der Regenzeit",
    description:
      "Der April ist nass, grün und fast ohne Gäste. Was in den Regenmonaten trotzdem geht, was ruht und was für einen kräftigen Guss ins Gepäck gehört.",
    content: `<p>Es gibt einen Grund, warum Pemba die grüne Insel heißt, und er fällt vor allem im April vom Himmel. Wenn Sie frei wählen können, kommen Sie zwischen Juni und Oktober. Wenn nicht, oder wenn Ihnen ein Ort am besten gefällt, solange sonst niemand da ist, lesen Sie weiter.</p>
<h2>Wann und wie viel</h2>
<p>Es gibt zwei Regenzeiten. Die lange, <em>masika</em>, dauert von März bis Mai: etwa 130, 300 und 190 Millimeter in den drei Monaten. Die kurze, <em>vuli</em>, bringt rund 110 im November und 120 im Dezember. Alle anderen Monate bleiben bei etwa 50 oder weniger.</p>
<p>Warm bleibt es, tagsüber 29 bis 31\u00a0°C. Der Regen kommt oft in kräftigen Güssen mit hellen Lücken dazwischen. An manchen Tagen hat er von Lücken noch nie gehört.</p>
<h2>Was ruht</h2>
<p>Viele Tauchboote bleiben im April und Mai an Land, und manche Unterkünfte schließen vielleicht für Reparaturen. Die Fahrt über die Lehmpisten zu den Stränden wird erst langsam, dann komisch. Kleinflugzeuge und Fähren müssen unter Umständen auf besseres Wetter warten. Halten Sie also einen Tag frei vor jedem Flug, der nicht auf Sie wartet.</p>
<p>November und Dezember sind milder: Das Tauchen ist meist noch gut, und ein Schauer ist ein Vorwand für Tee.</p>
<h2>Was geht</h2>
<ul>
<li><strong>Der Wald.</strong> Ngezi ist ein Feuchtwald und sieht am besten aus, wenn er richtig nass ist. Die Frösche sind laut, die Wege weich, und der Guide hat eine Meinung zu Ihren Schuhen, die er gern mit Ihnen teilt.</li>
<li><strong>Küchen.</strong> Ein Abend, an dem Sie unter einem Blechdach Kokosnuss raspeln, während draußen der Regen niedergeht, ist kaum zu übertreffen.</li>
<li><strong>Chake Chake.</strong> Der Markt, das kleine Museum in dem, was vom alten Fort übrig ist, Kaffee mit Ingwer.</li>
<li><strong>Schildkröten.</strong> Grüne Meeresschildkröten und Echte Karettschildkröten legen auf Misali ihre Eier ab, vor allem im März und April. Ob ein Boot fährt, entscheidet das Meer. Wenn Sie eine sehen, halten Sie Abstand, und lassen Sie die Lampe aus.</li>
<li><strong>Lesen.</strong> Wir meinen das ernst. Nur wenige Orte halten einen so sanft im Sessel fest.</li>
</ul>
<h2>Was Sie einpacken</h2>
<ol>
<li>Eine leichte Regenjacke. Schirme sind für den Weg zum Auto.</li>
<li>Sandalen, die sich abspülen lassen. Weiße Turnschuhe bleiben nicht weiß.</li>
<li>Einen wasserdichten Beutel für Telefon und Pass, vor allem auf Booten.</li>
<li>Eine Taschenlampe, denn Stromausfälle mögen Unwetter.</li>
<li>Mückenschutz und lange Ärmel für den Abend. Das Malariarisiko ist gering, aber vorhanden; fragen Sie in einer reisemedizinischen Praxis nach Tabletten.</li>
<li>Ein Buch mehr, als Sie zu brauchen glauben.</li>
</ol>
<blockquote><p>In der Regenzeit planen Sie nicht einen Tag. Sie planen zwei und lassen den Himmel wählen.</p></blockquote>
<p>Fragen Sie nach einem <a href="/transportation">Geländewagen</a>, am besten mit einem Fahrer, der weiß, welche Piste gerade ein Bach ist. Und <a href="/contact">schreiben Sie uns</a>, bevor Sie für April Boote buchen: Wir sagen es Ihnen lieber jetzt als auf dem Anleger. Die Zahlen für jeden Monat stehen im <a href="/travel">Reiseführer</a>.</p>`,
  },
  "working-with-island-suppliers": {
    title: "Bestellen auf der Insel",
    description:
      "Fisch, Matten, Seife, Holz, ein Boot: was Sie über Zeit, Geld und Umgangsformen wissen sollten, bevor Sie auf Pemba das erste Mal etwas bestellen.",
    content: `<p>Wer auf Pemba etwas betreibt, ein Gästehaus, eine Küche, eine Baustelle, braucht früher oder später vierzig Stück von irgendetwas bis Donnerstag. Hier geht es darum, wie man sie bekommt und warum es Samstag werden kann.</p>
<h2>Was die Insel herstellt</h2>
<p>Mehr, als Besucher denken. Fisch von den Anlandeplätzen, mit einer großen Auktion am Morgen in Tumbe. Reis, Maniok, Bananen, Kokosnüsse und Gewürze von kleinen Höfen. Geflochtene Matten und Körbe aus <em>ukili</em>, bestickte Kappen, geschnitzte Truhen und Türen, Nelkenseife und Öle. Boote, mit Dechsel und Augenmaß gebaut. Algen, die meist von Frauen angebaut werden. Was die Insel nicht herstellt, kommt übers Meer; Zement und Glühbirnen richten sich deshalb nach Schiffen und Wetter.</p>
<p>Hinter den meisten Lieferanten steht eine einzige Familie. Sie macht gute Dinge in kleiner Zahl, und ein Auftrag über zweihundert Körbe ist nicht einfach ein größerer Auftrag als einer über zehn. Er ist ein anderes Gespräch.</p>
<h2>Am Anfang steht der Gruß</h2>
<p>Gehen Sie beim ersten Mal selbst hin. Fragen Sie, wie es geht, wie es der Familie geht, was die Arbeit macht, und hören Sie sich die Antworten an. Der Preis kommt nach dem Tee. Dann schreiben Sie alles auf, auf Swahili und in Ihrer eigenen Sprache: Menge, Maße, Tag, Preis und wer den Transport übernimmt. Machen Sie eine Zeichnung, wenn Sie können. Ein Muster auf dem Tisch klärt mehr als eine Seite Adjektive.</p>
<blockquote><p>Der erste Besuch kostet Sie einen Vormittag. Er erspart Ihnen die nächsten zehn Anrufe.</p></blockquote>
<h2>Geld</h2>
<ul>
<li><strong>Währung:</strong> Vereinbaren Sie Schilling. Seit März 2025 verlangen tansanische Vorschriften, dass im Land in Schilling ausgezeichnet und bezahlt wird, mit einer Liste von Ausnahmen. Fragen Sie Ihre Buchhaltung, welche davon für Sie gelten, falls überhaupt eine gilt.</li>
<li><strong>Anzahlung:</strong> Wer etwas anfertigt, muss erst Material kaufen, bevor die Arbeit beginnen kann. Zahlen Sie einen Teil zu Beginn, einen Teil in der Mitte und den Rest bei Lieferung.</li>
<li><strong>Zahlungsweg:</strong> Bezahlen per Handy (Mobile Money) ist verbreitet; heben Sie die Belege auf. Geldautomaten funktionieren nicht immer an dem Tag, an dem Sie sie brauchen.</li>
<li><strong>Handeln:</strong> behutsam. Wer zu hoch gewinnt, hat vermutlich die Qualität verloren.</li>
</ul>
<h2>Ein Kalender für Bestellungen</h2>
<ol>
<li><strong>Freitag:</strong> Der Mittag gehört dem Gebet. Planen Sie für diese Zeit keine Lieferung.</li>
<li><strong>Ramadan:</strong> kürzere Arbeitstage, müde Vormittage, lebhafte Nächte. Bestellen Sie lange vorher. Zuckerfest und Opferfest sind Feiertage.</li>
<li><strong>März bis Mai:</strong> Regen auf den Pisten, und nichts trocknet, weder Holz noch Farbe.</li>
<li><strong>Nelkenernte,</strong> etwa Juli bis Dezember: In einem guten Jahr sitzt jeder, der eine Hand frei hat, im Baum.</li>
</ol>
<p>Und drei Dinge bestellen Sie bitte nicht: Plastiktüten, denn die sind verboten, alles aus Muscheln und alles aus Korallen.</p>
<p>Wenn Sie auf Pemba etwas herstellen oder jemanden suchen, der es tut, <a href="/contact">schreiben Sie uns</a>, und wählen Sie „Kooperation“. Räume, vom Laden bis zur Werkstatt, finden Sie unter <a href="/real-estate">Immobilien</a>.</p>`,
  },
  "how-to-greet-and-dress": {
    title: "Erst grüßen, dann nach dem Weg fragen",
    description:
      "Fünf Grüße, eine Regel für die Knie und ein paar Worte zum Ramadan: wie Sie auf Pemba ein gern gesehener Gast sind, ohne alles aus Fehlern zu lernen.",
    content: `<p>Auf Pemba dürfen Sie das meiste langsam tun, und niemand nimmt es Ihnen übel. Die Ausnahme ist das Grüßen: Damit fangen Sie sofort an. Auf jemanden zuzugehen und grußlos nach der Bank zu fragen ist ungefähr so höflich, wie durchs Fenster einzusteigen.</p>
<h2>Fünf Wörter, die Türen öffnen</h2>
<ul>
<li><strong>Shikamoo</strong>, zu allen, die deutlich älter sind als Sie. Die Antwort lautet <em>Marahaba</em>. Kein anderes Wort bringt Ihnen so viel Lächeln pro Silbe.</li>
<li><strong>Habari?</strong> Wie geht es? Antworten Sie <em>Salama</em> oder <em>Nzuri</em>, auch wenn Ihr Gepäck noch auf Unguja ist.</li>
<li><strong>Assalamu alaykum</strong>, Friede sei mit euch. Antworten Sie <em>Wa alaykum assalam</em>.</li>
<li><strong>Karibu</strong>, willkommen. Sie werden es den ganzen Tag hören. Sagen Sie <em>Asante</em>, danke.</li>
<li><strong>Hodi</strong>, an der Tür gerufen, bevor man eintritt. Warten Sie auf das <em>karibu</em>.</li>
</ul>
<p>Begrüßungen dauern hier: Es geht um Sie, Ihre Familie, Ihre Arbeit, Ihre Reise. Niemand hält Sie hin. Das ist das Gespräch; die Frage nach der Bank ist das Postskriptum. Zwischen Mann und Frau warten Sie ab, ob eine Hand gereicht wird. Eine Hand auf dem Herzen tut es auch.</p>
<h2>Schultern und Knie</h2>
<p>Die Insel ist ganz überwiegend muslimisch, und man kleidet sich mit Sorgfalt. Abseits des Strands bedecken Sie Schultern und Knie, auch als Mann; für Frauen gilt: je lockerer der Schnitt, desto besser. Badekleidung gehört an den Strand oder aufs Boot und nirgendwohin dazwischen. Eine Kanga, das bedruckte Baumwolltuch mit einem Sprichwort am Rand, löst fast alles und kostet wenig. Fragen Sie, was das Sprichwort bedeutet, bevor Sie es auf einer Hochzeit tragen.</p>
<h2>An der Tür und bei Tisch</h2>
<ol>
<li>In Wohnhäusern ziehen Sie die Schuhe aus.</li>
<li>Essen und geben Sie mit der rechten Hand.</li>
<li>Fragen Sie, bevor Sie jemanden fotografieren. Polizei, Soldaten, Häfen und den Flughafen: nie.</li>
<li>Moscheen sehen sich Nichtmuslime meist von außen an. Fragen Sie, und nehmen Sie die Antwort an.</li>
<li>Keine Küsse in der Öffentlichkeit, so schön der Sonnenuntergang auch ist.</li>
<li>Keine Süßigkeiten oder Münzen für Kinder. Sie lernen dabei nur, darum zu bitten.</li>
</ol>
<h2>Wenn Sie im Ramadan kommen</h2>
<p>Er richtet sich nach dem Mond und beginnt jedes Jahr etwa elf Tage früher. Sehen Sie die Daten nach, bevor Sie buchen. Essen, trinken und rauchen Sie tagsüber nicht in der Öffentlichkeit. Die meisten Lokale in der Stadt bleiben bis Sonnenuntergang geschlossen; Häuser für Reisende bewirten ihre Gäste weiter. Haben Sie nachmittags Geduld mit den Fahrern; sie haben zuletzt vor dem Morgengrauen etwas getrunken. Nach Sonnenuntergang füllen sich die Straßen, und das Essen ist das Warten wert. Wenn man Sie einlädt, gehen Sie hin.</p>
<blockquote><p>Sie werden Fehler machen. Wenn Sie zuerst gegrüßt haben, sind sie verziehen, bevor Sie sie bemerken.</p></blockquote>
<p>Mehr über Türen, das Brettspiel Bao und das Stierspiel steht unter <a href="/why-pemba/cultural-heritage">Kulturerbe</a>. Üben können Sie bei jedem unserer <a href="/experiences">Erlebnisse</a>.</p>`,
  },
};
