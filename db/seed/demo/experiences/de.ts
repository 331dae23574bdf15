import type { ExperienceWords } from "#db/seed/demo/experiences/en";

export const de: ExperienceWords = {
  "dhow-sunset": {
    title: "Mit der Dhau ins letzte Licht",
    description:
      "Eine Stunde vor Sonnenuntergang legen wir in Wete ab. Kapitän Juma setzt das Lateinersegel von Hand, der Motor bleibt an Land. Zwei Stunden lang hören Sie nur Tauwerk, Wasser und den Gebetsruf, der am Abend aus der Stadt herüberweht.\n\nAuf halbem Weg ankern wir an einer Sandbank. Dort gibt es Maniokchips und Ingwertee. Dann trägt uns der letzte Seewind nach Hause, und der Himmel tut das Seine.",
  },
  "misali-snorkel": {
    title: "Schnorcheln an der Riffkante von Misali",
    description:
      "Eine Bootsstunde von Wesha entfernt liegt Misali: Wald, ein weißer Strand und ein Riff, zu dem es vom Sand nur ein paar Flossenschläge sind. Sie schwimmen über Tischkorallen, bis der Grund ins Blaue abfällt.\n\nZwischen zwei Schnorchelgängen essen Sie gegrillten Fisch im Schatten und suchen mit einem Ranger nach Palmendieben, den großen Landkrebsen. Schildkröten sind wahrscheinlich, versprochen sind sie nicht.",
  },
  "ngezi-forest": {
    title: "Der Ngezi-Wald und die Flughunde",
    description:
      "Ngezi ist das letzte große Stück des Waldes, der einst den Westen Pembas bedeckte: hoch, feucht und voller Vögel, die es nirgendwo sonst gibt. Ein Guide aus dem Reservat führt Sie in ruhigem Tempo vorbei an Sumpf, Farnen und den Ruinen eines alten Sägewerks.\n\nAuf dem Rückweg halten wir in Kidike, wo Pemba-Flughunde in den Bäumen eines Begräbnishains hängen. Wir sprechen leise und lassen sie schlafen.",
  },
  "clove-lunch": {
    title: "Ein Mittag zwischen Gewürznelken",
    description:
      "Sie riechen die Farm, bevor Sie sie sehen. Mwanaidi zeigt Ihnen, wie man die Knospen der Gewürznelke pflückt, vom Stiel bricht und auf Matten trocknet. Dann raten Sie mit geschlossenen Augen: Zimt, Muskat oder Kardamom?\n\nGekocht wird über glühenden Kokosschalen: Oktopus in Kokosmilch, Pilau, grüne Mango. Alle essen mit der rechten Hand, und Nachschlag ist Pflicht.",
  },
  "carved-doors": {
    title: "Die geschnitzten Türen von Chake Chake",
    description:
      "Ein kurzer Gang durch Chake Chake mit jemandem, der hier aufgewachsen ist: der Markt, wenn er am lautesten ist, das alte Gericht mit seiner Uhr, Türen, deren Schnitzereien verraten, wer einst dahinter wohnte.\n\nZum Schluss sitzen wir auf einer Baraza, der Steinbank, die hier vor jedem Haus steht. Es gibt Kaffee, Ingwer und Zeit für alles, was Sie schon immer fragen wollten.",
  },
  "dolphins-dawn": {
    title: "Delfine im ersten Licht",
    description:
      "Das Boot verlässt Mkoani, wenn das Meer noch grau und glatt ist. Am frühen Morgen jagen Spinnerdelfine und Tümmler im Pemba-Kanal. Wir stellen den Motor ab und schauen zu; den Abstand bestimmen die Tiere.\n\nGefrühstückt wird an Bord: Mandazi, Obst, süßer Tee. Von Juli bis Oktober ziehen auch Buckelwale vorbei.",
  },
  "mangrove-kayak": {
    title: "Bei Flut im Kajak durch die Mangroven",
    description:
      "Bei Flut werden die Wasserarme unterhalb von Chake Chake zu einem grünen Korridor. Sie paddeln zwischen Stelzwurzeln und Eisvögeln, vorn ein Guide, und niemand hat es eilig.\n\nDie Tide bestimmt die Stunde, deshalb schicken wir Ihnen die Uhrzeit am Tag davor. Auch wer noch nie gepaddelt ist, kann mit: Das Wasser ist ruhig und selten tiefer, als Sie groß sind.",
  },
  "two-tank-dive": {
    title: "Zwei Tauchgänge an Pembas Steilwand",
    description:
      "Zwei Tauchgänge an den steilen Riffen des Pemba-Kanals: Weichkorallen, Barrakudas und eine Wand, die unter Ihnen kein Ende nimmt. Die Sicht beträgt oft 20 bis 40 Meter, und die Strömung entscheidet, welchen Durchlass wir nehmen.\n\nSie brauchen ein Brevet und etwas Übung im Strömungstauchen. Flaschen, Blei und Mittagessen sind an Bord. Nennen Sie uns Ihre Größe, dann bringen wir den Rest mit.",
  },
  "village-kitchen": {
    title: "Ein Küchenabend in Wete",
    description:
      "Fatma kocht jeden Abend für ihre Familie, und diesmal helfen Sie mit: Kokosnuss auf dem Mbuzi-Schemel raspeln, Chapati falten und auf den Samaki wa kupaka aufpassen, den Grillfisch in Kokossoße.\n\nDann setzen sich alle auf die Matte und essen. Mit nach Hause nehmen Sie die Rezepte, in zwei Sprachen aufgeschrieben, und den Geruch von Holzkohle.",
  },
  "clove-massage": {
    title: "Nelkenöl und Seeluft",
    description:
      "Eine Massage unter einem Palmblattdach, mit Öl, das auf der Insel hergestellt wird: Kokos, etwas Gewürznelke, etwas Ylang-Ylang. Frauen werden von Frauen massiert, Männer von Männern.\n\nDanach gibt es Hibiskustee und eine Liege, von der aus Sie das Riff hören. Niemand wird Sie bitten zu gehen.",
  },
  "three-day-sail": {
    title: "Drei Tage unter Segeln",
    description:
      "Von Wete aus rund um die kleinen Inseln im Nordwesten: Fundo, Njao, die leere Seite von Kigomasha. Tagsüber wird gesegelt, geschwommen und gefischt. Nachts schlafen Sie im Zelt am Strand, mit einem Feuer und mehr Sternen, als man brauchen kann.\n\nDie Besatzung besteht aus drei Leuten, einer davon kocht. Sie brauchen einen Hut, eine Taschenlampe und keine Pläne.",
  },
  "private-sandbank": {
    title: "Eine Sandbank ganz für Sie allein",
    description:
      "Eine Bootsstunde vor Mkoani gibt das Meer bei Ebbe einen Streifen weißen Sand frei. Für eine halbe Tide gehört er Ihnen: eine Dhau, ein Sonnendach, ein Koch und sonst niemand.\n\nDer Preis gilt pro Person, ab zwei Personen. Wenn das Wasser zurückkommt, klappen wir den Tisch zusammen, setzen das Segel und lassen nichts zurück.",
  },
  "five-day-diving": {
    title: "Fünf Tage an den Außenriffen",
    description:
      "Zehn Tauchgänge in fünf Tagen, von geschützten Korallengärten bis zu den Durchlässen von Njao, Fundu und Uvinje. Gruppen zu viert, ein Guide, der hier seit Jahren taucht, und ein Boot, das auf Stauwasser wartet.\n\nIm April und Mai ruhen die Boote. Mantas sind möglich, aber nie versprochen. Bringen Sie Ihr Brevet mit und eine Versicherung, die auch einen Rettungstransport abdeckt.",
  },
  "ras-mkumbuu": {
    title: "Ras Mkumbuu, die vom Meer bewahrte Stadt",
    description:
      "Wir erreichen Ras Mkumbuu mit dem Boot, wie einst die Kaufleute der Stadt. Eine Moschee, Pfeilergräber und Hausmauern stehen zwischen Baobabs an der Spitze einer langen Halbinsel, die meisten aus dem 13. und 14. Jahrhundert.\n\nHamad erklärt, was man weiß und was man sich nur erzählt. Mittagessen gibt es unten am Strand, und bis die Tide kippt, bleibt Zeit zum Schwimmen.",
  },
};
