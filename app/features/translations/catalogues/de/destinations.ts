import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const destinations: CataloguePart<"destinations"> = {
  destinations: {
    beaches: "Strände",
    forest: "Wald",
    culture: "Kultur",
    activities: "Was Sie dort tun können",
    seeExperiences: "Erlebnisse ansehen",
    contactUs: "Kontakt aufnehmen",
  },
  destinationBeaches: {
    metaTitle: "Unberührte Strände auf Pemba: Vumawimbi, Misali, Sandbänke",
    metaDescription:
      "Fünf Strände auf Pemba und was Sie dort tun können: der lange Bogen von Vumawimbi, Kigomasha, Misali, Wambaa und Sandbänke, die kommen und gehen.",
    title: "Unberührte Strände",
    lead: "Sand ohne Fußspuren ist hier kein Versprechen. So sieht es morgens um sieben einfach aus.",
    intro:
      "Seinen besten Sand versteckt Pemba: hinter Hügeln voller Gewürznelken, am Ende roter Pisten oder für drei Stunden am Tag mitten im Meer.",
    vumawimbi: "Vumawimbi",
    vumawimbiBody:
      "Ein langer weißer Bogen, dahinter der Wald wie eine Wand, und kein Dorf am Sand. Der beste Fußballplatz der Insel, bis die Flut kommt.",
    kigomasha: "Kigomasha",
    kigomashaBody:
      "Die Westseite der Nordspitze: ruhig bei Flut, das Riff ganz nah und der Sonnenuntergang auf der richtigen Seite.",
    misali: "Misali",
    misaliBody:
      "Eine Bootsstunde entfernt: eine kleine Waldinsel mit Rangern und einem Sandstrand, ohne Laden. Im Kanal ziehen morgens mit etwas Glück Delfine vorbei.",
    sandbanks: "Sandbänke auf Zeit",
    sandbanksBody: "Bei Ebbe da, bis zum Mittagessen weg. Ihr Kapitän kennt den Fahrplan; es ist der Mond.",
    wambaa: "Wambaa",
    wambaaBody:
      "Ein langer Strand mit Blick nach Westen, nördlich von Mkoani. Bringen Sie gerösteten Maniok mit und sehen Sie zu, wie die Boote heimkommen.",
    activitiesTitle: "Drei Gangarten, alle langsam",
    inWater: "Im Wasser",
    snorkel: "Schnorcheln an der Riffkante von Misali",
    dive: "Tauchen an Pembas Steilwand",
    diveWeek: "Fünf Tage unter Wasser",
    onWater: "Auf dem Wasser",
    sail: "Mit der Dhau ins letzte Licht",
    dolphins: "Delfine im ersten Licht",
    paddle: "Durch die Mangroven paddeln",
    onSand: "Auf dem Sand",
    sandbankLunch: "Mittagessen auf einer Sandbank",
    camp: "Im Zelt am Flutsaum schlafen",
    nothing: "Gar nichts",
    callTitle: "Sie wählen den Strand, wir bringen das Boot",
    callBody: "Ein halber Tag reicht. Ein ganzer ist besser.",
  },
  destinationForest: {
    metaTitle: "Üppiger Wald auf Pemba: Ngezi, Mangroven und Flughunde",
    metaDescription:
      "Mit Guide durch den Ngezi-Wald gehen, durch Mangroven paddeln und nach Flughund, Zwergohreule und Grüntaube suchen, die es nur auf Pemba gibt.",
    title: "Üppiger Wald",
    lead: "Pemba ist seit Millionen von Jahren eine Insel. Der Wald hat die Zeit genutzt und eigene Tiere hervorgebracht.",
    intro:
      "So sah einst der größte Teil des Westens aus: hoch, feucht und voller Vögel. Was davon übrig ist, steht im Norden und verlangt einen Guide, gute Schuhe und eine leise Stimme.",
    ngezi: "Der Ngezi-Wald",
    ngeziBody:
      "Rund 1.440 Hektar hinter Konde, die eher an Bergwald denken lassen als an Strand. Die kurze Runde dauert eine Stunde; der lange Weg kommt nach drei oder vier Stunden in Vumawimbi heraus.",
    creeks: "Die Mangrovenarme",
    creeksBody:
      "An der Westküste wachsen alle zehn Mangrovenarten Tansanias. Bei Flut paddeln Sie bis unter die Zweige. Bei Ebbe gehört alles wieder den Krabben.",
    wildlifeEyebrow: "Nur hier zu Hause",
    wildlifeTitle: "Drei Nachbarn ohne Zweitwohnsitz",
    flyingFox: "Pemba-Flughund",
    flyingFoxBody:
      "Er frisst Früchte und hat mehr als einen Meter Spannweite. 1989 fürchtete man, er sei so gut wie ausgestorben; heute bewachen Dörfer seine Schlafplätze, und die Bäume von Kidike sind wieder voll.",
    owl: "Pemba-Zwergohreule",
    owlBody:
      "Erst hört man sie, dann sieht man sie. Nachts in Ngezi bleibt der Guide stehen und leuchtet nach oben, und zwei Augen schauen herunter.",
    pigeon: "Pemba-Grüntaube",
    pigeonBody:
      "Grün auf Grün in der Krone eines Obstbaums. Gehen Sie früh los, und glauben Sie dem Guide, welches Blatt es ist.",
    activitiesTitle: "Gehen, warten, nach oben schauen",
    onFoot: "Zu Fuß",
    loop: "Ngezi mit einem Guide aus dem Reservat",
    kidike: "Die Flughunde von Kidike",
    baobabs: "Baobabs und Felsbuchten bei Vitongoji",
    byPaddle: "Mit dem Paddel",
    kayak: "Im Kajak bei Flut",
    birds: "Eisvögel vor dem Frühstück",
    crabs: "Palmendiebe auf Misali",
    afterDark: "Im Dunkeln",
    nightWalk: "Nachtwanderung zu Eulen und Galagos",
    stars: "Zelten unter mehr Sternen, als man brauchen kann",
    massage: "Nelkenöl für müde Beine",
    callTitle: "Sie bringen Schuhe mit, wir den Guide",
    callBody: "Zwei Stunden sind ein Anfang. Am besten ist die Morgen- oder Abenddämmerung.",
  },
  destinationCulture: {
    metaTitle: "Kulturerbe auf Pemba: Ruinen, Schnitztüren, Gewürznelken",
    metaDescription:
      "Städte aus Stein in den Mangroven, geschnitzte Türen, Nelkenernte, Kangas und Boote nach Augenmaß: was Pemba bewahrt und wie man es mit Anstand besucht.",
    title: "Kulturerbe",
    lead: "Swahili, Oman, Schiras und doch ganz eigen. Begrüßungen dauern hier. Genau dafür sind sie da.",
    intro:
      "Tausend Jahre Handel haben Städte aus Stein auf den Landspitzen hinterlassen, geschnitzte Türen in den Marktstraßen und Gewürznelken auf jeder zweiten Matte.",
    ruins: "Die Ruinen von Ras Mkumbuu",
    ruinsBody:
      "Eine Moschee, Pfeilergräber und Häuser an der Spitze einer langen Halbinsel, die meisten aus dem 13. und 14. Jahrhundert. Am besten kommt man mit dem Boot hin.",
    doors: "Markt und Türen in Chake Chake",
    doorsBody:
      "Der Markt, wenn er am lautesten ist, das alte Gericht mit seiner Uhr und Türen, deren Schnitzereien verraten, wer einst dahinter wohnte.",
    cloves: "Die Ernte der Gewürznelken",
    clovesBody:
      "Die Knospen werden von Hand gepflückt, von ganzen Familien vom Stiel gebrochen und auf Matten getrocknet. Auf den alten Plantagen arbeiteten bis 1897 versklavte Menschen; seit der Revolution von 1964 stehen viele der Bäume auf Familienparzellen von drei Acres, gut 1,2 Hektar.",
    traditionsEyebrow: "Gelebt, nicht vorgeführt",
    traditionsTitle: "Zwei Bräuche, in die Sie hineingeraten können",
    kanga: "Die Kanga spricht",
    kangaBody:
      "Ein bedrucktes Tuch mit einer Zeile Swahili am Rand. Man schenkt es zur Hochzeit, trägt es jeden Tag, und es sagt, was seine Besitzerin lieber nicht laut sagt.",
    boats: "Boote nach Augenmaß",
    boatsBody:
      "Dhaus und Ngalawas, die Boote mit Ausleger, werden am Strand mit der Dechsel geformt und von Hand kalfatert. Ohne Zeichnung. An Renntagen sieht man, wer das bessere Auge hatte.",
    activitiesTitle: "Erst fragen, dann hinsetzen",
    walk: "Gehen und schauen",
    doorsWalk: "Die geschnitzten Türen von Chake Chake",
    mkumbuuBoat: "Mit dem Boot nach Ras Mkumbuu",
    market: "Der Markt vor neun Uhr",
    taste: "Kochen und kosten",
    cloveLunch: "Mittagessen auf einer Nelkenfarm",
    kitchen: "Ein Küchenabend in Wete",
    spices: "Gewürze mit geschlossenen Augen",
    join: "Mitmachen",
    bullGame: "Das Stierspiel, in den trockenen Monaten",
    race: "Ein Tag beim Ngalawa-Rennen",
    bao: "Eine Runde Bao auf der Baraza",
    callTitle: "Worauf sind Sie neugierig?",
    callBody: "Wir wissen, an wessen Tür man klopft und wann.",
  },
};
