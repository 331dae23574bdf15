import type { PropertyWords } from "#db/seed/demo/properties/en";

export const de: PropertyWords = {
  "makuti-beachfront-villa": {
    title: "Strandvilla mit Makuti-Dach",
    description:
      "Zwei Pavillons blicken auf die Lagune, verbunden durch einen schattigen Hof. Der große Wohnraum liegt unter einem handgebundenen Makuti-Dach, die Schlafzimmer dahinter im kühlen Flügel aus Korallenstein. Der Solarstrom reicht für den Tag, ein voller Wassertank für die trockenen Monate.\n\nZur Villa gehören die Möbel, ein Pool, ein ummauerter Garten und ein Pfad zum Sand von Vumawimbi, wo hinter Ihnen der Wald steht und kein Dorf zu sehen ist. Angeboten wird ein langfristiges Pachtrecht. Lassen Sie sich zuerst Pachtvertrag, Vermessung und Pachtzins zeigen und danach den Sonnenaufgang.",
  },
  "coral-coast-plot-no-3": {
    title: "Korallenküste, Grundstück Nr. 3",
    description:
      "Das dritte von fünf Grundstücken, die hinter dem Strand bei Ras Kigomasha abgesteckt sind: 2.100\u00a0m² ebener Korallengrund mit Kokospalmen, vermessener Grenze und einem Sandweg, auf dem Sie in etwa vier Minuten am Wasser sind.\n\nDer Lageplan ist gezeichnet, die Zufahrt fehlt noch. Deshalb steht das Grundstück unter „Kauf vom Plan“. Sie kaufen das Pachtrecht, nicht den Boden. Prüfen Sie die Grenzsteine, den Mindestabstand zum Strand und die Bäume, die jemand anderem gehören können, und fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
  "garden-house-teal-door": {
    title: "Haus mit Garten und petrolfarbener Tür",
    description:
      "Ein Familienhaus mit rotem Dach in einem Garten voller Bougainvilleen, mit Mangobäumen und einem sehr entschlossenen Jackfruchtbaum, zehn Minuten zu Fuß vom Markt in Chake Chake. Drei Schlafzimmer, zwei Badezimmer, eine Veranda für die heißen Stunden und die petrolfarbene Tür, nach der hier alle den Weg beschreiben.\n\nVermietet wird möbliert und monatsweise, ab sechs Monaten. Bakari, der Gärtner, bleibt dem Haus erhalten und weiß, wo der Haupthahn sitzt. Tank und Batteriespeicher überbrücken die üblichen Ausfälle. Katzen sind willkommen, Ziegen laden sich selbst ein.",
  },
  "wete-terraces-two-bed": {
    title: "Terrassen von Wete, zwei Schlafzimmer",
    description:
      "Die Terrassen von Wete haben drei niedrige Geschosse und stehen auf dem Hügel über dem Hafen, mit tiefen Balkonen und Treppen, die den Wind einfangen. Zum Verkauf steht eine Wohnung mit zwei Schlafzimmern im mittleren Geschoss des zweiten Hauses: 118\u00a0m² einschließlich Balkon.\n\nDas erste Haus steht. Sie können also durch eine fertige Wohnung mit demselben Grundriss gehen, bevor Sie sich entscheiden. Die Einheiten werden nach dem Condominium Act von 2010 angeboten, gezahlt wird nach Baufortschritt. Der Übergabetermin ist eine Schätzung des Bauträgers. Fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
  "palm-road-corner-plot": {
    title: "Eckgrundstück an der Palmenstraße",
    description:
      "Die Ecke zweier Straßen bei Konde, auf der einen Seite Palmen, auf der anderen Maniok. 1.450\u00a0m² flache rote Erde, Strom am Straßenrand und Asphalt bis nach Wete, das etwa eine halbe Stunde entfernt ist.\n\nGut für ein Familienhaus oder für einen Laden, über dem die Familie wohnt; so ist ein großer Teil von Konde gebaut. Das Grundstück liegt im Inselinneren, und das merkt man am Preis. Übertragen wird ein langfristiges Pachtrecht, die Vermessung ist noch frisch. Gehen Sie die vier Grenzsteine mit jemandem von der Shehia ab, der örtlichen Verwaltung, bevor Sie zusagen.",
  },
  "old-town-shopfront": {
    title: "Ladenlokal in der Altstadt",
    description:
      "Ein Laden von 110\u00a0m² im Erdgeschoss, hinter einer der schönsten Schnitztüren von Chake Chake. Steinmauern, eine hohe Decke, ein Hinterzimmer mit Wasseranschluss und draußen eine Baraza, die Steinbank, auf der Kunden sitzen, bevor sie Kunden sind.\n\nHier wurden erst Stoffe verkauft, dann Radios, dann Telefone. Jetzt gäbe der Raum ein gutes Café ab, einen Laden für Kunsthandwerk oder ein kleines Büro. Vermietet wird jahresweise, die Miete zahlen Sie monatlich. Die Wände dürfen Sie in jeder Farbe streichen. Die Tür bleibt, wie sie ist; die ganze Straße würde es merken.",
  },
  "mawe-matatu-villa-above-verani": {
    title: "Villa Mawe Matatu über Verani",
    description:
      "Drei Korallenblöcke lagen auf dem Grundstück, und die Villa wurde um sie herum entworfen: Mawe matatu heißt drei Steine. Fünf Schlafzimmer, ein langer Pool und eine Terrasse mit Blick nach Westen über den Kanal, wo die Sonne hinter den Tauchbooten untergeht.\n\nUnten Beton, oben Holz und Makuti, Solarstrom mit Batteriespeicher und ein Wachhäuschen mit besserer Aussicht als die meisten Hotels. Die Villa steht auf Pachtland; das Pachtrecht ginge mit den Zustimmungen, die der Vertrag verlangt, auf den Käufer über. Die letzten Kilometer Piste sind holprig, und wir fahren sie langsam, damit Sie es merken.",
  },
  "lime-washed-house-above-wete-harbour": {
    title: "Gekalktes Haus über dem Hafen von Wete",
    description:
      "Dicke Mauern, Kalkanstrich, blaue Fensterläden und ein Flachdach, auf dem Gewürznelken trocknen können oder Sie selbst. Das Haus steht über dem Hafen: drei Schlafzimmer auf zwei Etagen und eine Treppe, glatt getreten von der Familie, die es gebaut hat.\n\nSie zieht nach Chake Chake und möchte das Haus jemandem übergeben, der die Läden aufmacht. Dach und Elektrik wurden 2019 erneuert. Sansibarische Käufer können das Nutzungsrecht (right of occupancy) übernehmen; ausländische Käufer brauchen einen langfristigen Pachtvertrag. Fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
  "mkarafuu-court-corner-three-bed": {
    title: "Mkarafuu-Hof, Eckwohnung mit drei Schlafzimmern",
    description:
      "Die Eckwohnung im obersten Stock des Mkarafuu-Hofs, mit Fenstern nach drei Seiten. Unten im Hof steht der Gewürznelkenbaum, von dem der Name kommt. Drei Schlafzimmer, zwei Badezimmer und eine Küche, in der zwei Leute ohne Verkehrsplan auskommen.\n\nDas Haus wurde 2021 fertig und hat Batteriespeicher, einen gemeinsamen Fitnessraum und einen Hausmeister, der sich an jedes Paket erinnert. Angeboten wird Wohnungseigentum (condominium). Wer als ausländischer Käufer so viel in ein genehmigtes Projekt steckt, kann derzeit eine Aufenthaltserlaubnis erhalten; ob dieses dazuzählt, ist eine Frage an die Investitionsbehörde ZIPA und an einen Anwalt aus Sansibar.",
  },
  "ngezi-edge-smallholding": {
    title: "Kleine Pflanzung am Rand des Ngezi-Walds",
    description:
      "5.100\u00a0m² Baumgarten bei Tondooni, außerhalb der Grenze des Ngezi-Reservats: Gewürznelken, Brotfrucht, Kokos und Pfeffer, der an allem hochklettert, was stillhält. Morgens und abends pendeln die Vögel des Waldes darüber hinweg.\n\nEs gibt einen Brunnen, einen Lagerschuppen und nebenan eine Familie, die die Bäume gegen einen Anteil weiter pflegen würde. Die Bäume sind einzeln aufgelistet, denn auf Pemba kann ein Baum einen eigenen Besitzer haben. Angeboten wird ein langfristiges Pachtrecht. Drei Dinge sind zuerst zu prüfen: die Waldgrenze, die Zustimmung der Shehia, also der örtlichen Verwaltung, und die Vermessung.",
  },
  "twelve-room-lodge-on-wambaa-beach": {
    title: "Lodge mit zwölf Zimmern am Strand von Wambaa",
    description:
      "Eine Lodge in laufendem Betrieb an der Westküste: zwölf Zimmer, paarweise unter Makuti, ein Restaurantdeck, ein Pool, Personalunterkünfte und eine bequeme Landestelle für die Boote nach Misali. Wie sie heißt, sagen wir Ihnen, sobald wir wissen, wie Sie heißen.\n\nZum Verkauf steht die Gesellschaft mit ihrem Pachtrecht, zwei Booten und einem Team von dreiundzwanzig Leuten, die gern bleiben würden. Ernsthafte Interessenten können die Abschlüsse von drei Jahren einsehen. Genehmigungen, Pachtbedingungen und Steuern müssen eigens geprüft werden, und Investitionen dieser Art laufen über die Investitionsbehörde ZIPA. Erträge versprechen wir nicht. Das Meer verspricht ja auch nichts für nächsten Dienstag.",
  },
  "jackfruit-house-with-deep-veranda": {
    title: "Haus unter dem Jackfruchtbaum, tiefe Veranda",
    description:
      "Blechdach, dicke Mauern und eine drei Meter tiefe Veranda, auf der sich in diesem Haus das meiste abspielt. Drei Schlafzimmer und ein großes Badezimmer in einer ruhigen Gasse von Wete, unter einem Jackfruchtbaum, der seine Ernte ohne Vorwarnung abwirft. Parken Sie nicht darunter.\n\nVermietet wird unmöbliert und monatsweise, an jemanden, der ein Jahr bleiben will. Die Küche wurde 2022 erneuert, der Wassertank reicht eine Woche. Schule, Markt und Moschee sind in zehn Minuten zu erreichen, und die Nachbarn grüßen Sie jeden Morgen, bis Sie richtig antworten.",
  },
  "three-plots-at-konde-crossroads": {
    title: "Drei Grundstücke an der Kreuzung von Konde",
    description:
      "Drei vermessene Grundstücke zu je 2.000\u00a0m², nebeneinander an der Kreuzung von Konde, wo die Straßen aus Wete, Tumbe und Ngezi zusammenlaufen und jedes Dala-Dala hält. Verkauft werden sie nur zusammen; der Verkäufer hat die Frage schon gehört.\n\nDie Lage eignet sich eher für ein Gästehaus, eine Markthalle oder eine Tankstelle als für ein ruhiges Leben. Strom und Wasser liegen an der Straße. Sie würden drei getrennte Pachtverträge übernehmen, die am selben Tag enden. Lassen Sie also alle drei beim Grundbuchamt prüfen, und fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
  "long-let-villa-near-wambaa-beach": {
    title: "Villa bei Wambaa, langfristig zu mieten",
    description:
      "Eine möblierte Villa mit vier Schlafzimmern, zwei Minuten vom Strand von Wambaa, monatsweise vermietet an Leute, die aufgehört haben, die Tage zu zählen. Terrasse nach Westen, Pool nach Norden und ein Arbeitszimmer mit einer Tür, die schließt.\n\nHaushälterin und Nachtwächter sind im Preis enthalten, Strom nur bis zu einer angemessenen Menge. Die Mietdauer beträgt mindestens drei Monate. Die nächste Stadt ist Mkoani mit Fähre, Markt und Krankenhaus, und ein Boot nach Misali holt Sie direkt am Strand ab, wann immer die Tide es erlaubt.",
  },
  "old-clove-store-near-mkoani-port": {
    title: "Alter Nelkenspeicher am Hafen von Mkoani",
    description:
      "Ein Speicher aus Stein und Holz von 1962, der noch immer nach dem riecht, was darin lag: Gewürznelken. 640\u00a0m² auf einer Ebene, elf Eisensäulen, breite Tore auf zwei Seiten und ein Hof für Lastwagen, nur einen kurzen Fußweg von der Fähre.\n\nEr ist trocken, schlicht und brauchbar, was bei einem Gebäude mit diesem Licht selten ist. Wir können uns eine Bootswerkstatt, ein Kühlhaus oder eine Marktküche vorstellen; die Nelken selbst gehen an den staatlichen Aufkäufer. Der Pachtvertrag läuft noch achtundfünfzig Jahre, sagt der Verkäufer. Lassen Sie es auch das Grundbuchamt sagen, bevor Sie anfangen zu messen.",
  },
  "lagoon-bungalow-phase-two": {
    title: "Lagunenbungalow, zweiter Bauabschnitt",
    description:
      "Zweiter Bauabschnitt einer kleinen Bungalowreihe in Kigomasha: zwei Schlafzimmer, zwei Badezimmer, ein Deck zur Lagune und ein Palmblattdach, dick genug, dass es auch mittags kühl bleibt. Die Zeichnungen sind fertig, die Genehmigungen nicht. Vorerst ist das also ein guter Vorsatz auf Papier.\n\nDie Einheiten würden als Wohnungseigentum (condominium) angeboten, dazu Bootshaus, Wasseranlage und Solarfeld zur gemeinsamen Nutzung. Wie viele es werden und wie weit vom Strand sie stehen, entscheidet die Umweltgenehmigung. Fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
  "hillside-villa-at-misumi-ridge": {
    title: "Hangvilla auf der Misumi-Höhe",
    description:
      "Vier Villen sind auf der Misumi-Höhe geplant, über dem Meeresarm bei Wesha, und dies ist die zweite von oben. Vier Schlafzimmer auf zwei Ebenen, so in den Hang gesetzt, dass niemand auf das Dach der Nachbarn schaut. Das Tragwerk steht; den Pool gibt es als Zeichnung und als Loch.\n\nDer Bauträger rechnet mit weiteren anderthalb Jahren, gezahlt wird nach Baufortschritt. Das Grundstück ist Pachtland, Vermessung und Umweltgenehmigung liegen bei den Akten. Verlangen Sie Kopien, lassen Sie das Tragwerk von einem Ingenieur prüfen, und fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
  "one-bed-apartment-above-the-market": {
    title: "Wohnung mit einem Schlafzimmer über dem Markt",
    description:
      "Ein Schlafzimmer, ein Badezimmer und eine Küche, aus deren Fenster Sie den ganzen Markt von Chake Chake überblicken. Sie kennen den Tomatenpreis, bevor Sie angezogen sind. Dritter Stock, guter Wind, kleiner Balkon, kein Aufzug.\n\nVermietet wird möbliert und monatsweise, ab drei Monaten. Das passt für eine Ärztin mit Zeitvertrag, für einen Lehrer oder für alle, die schreiben: Die Vormittage sind laut, die Nachmittage nicht. Freitags um die Mittagszeit ist es so still, dass Ihnen die Uhr am Gericht auffällt.",
  },
  "courtyard-house-near-pujini": {
    title: "Hofhaus bei Pujini",
    description:
      "Ein neues Haus nach altem Plan: Räume rings um einen Hof, unter dem eine Zisterne liegt, und geschnitzte Holzgitter, die Luft hereinlassen und den Nachmittag draußen halten. Vier Schlafzimmer, drei Badezimmer und ein langes Wohnzimmer mit Nischen für Lampen und für die Andenken anderer Leute.\n\nEs steht zwischen Reisfeldern an der Straße nach Pujini, keine halbe Stunde von Chake Chake, mit Solarmodulen und eigenem Bohrbrunnen. Sie würden das Pachtrecht kaufen; es läuft lange und ist nach seinen Bedingungen vererbbar. Bringen Sie zur Besichtigung den Vermessungsplan mit: Feldgrenzen wandern im Gespräch.",
  },
  "six-shop-arcade-with-flats-above": {
    title: "Arkade mit sechs Läden und Wohnungen darüber",
    description:
      "Eine zweigeschossige Arkade, geplant an der Einfallstraße von Chake Chake: sechs Läden hinter einem schattigen Gang, darüber sechs kleine Wohnungen mit Balkonen aus durchbrochenem Schnitzwerk. Die Zeichnungen folgen der alten Straße, die Elektrik nicht.\n\nDie Fundamente sind gelegt. Wer kauft, übernimmt Pachtrecht, Baugenehmigung und den Vertrag mit dem Bauunternehmen oder fragt stattdessen nach dem fertigen Gebäude. Die Mieten in unseren Unterlagen sind Schätzungen, kein Angebot und kein Versprechen. Holen Sie unabhängigen Rat ein, und fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
  },
};
