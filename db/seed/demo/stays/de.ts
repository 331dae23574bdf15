import type { StayWords } from "#db/seed/demo/stays/en";

export const de: StayWords = {
  "kigomasha-water-rooms": {
    name: "Wasserzimmer Kigomasha",
    description:
      "Acht Zimmer unter Palmblattdächern stehen an der Nordspitze auf Stelzen über der Lagune, verbunden durch einen Holzsteg und sonst kaum etwas. Bei Flut schwimmen Sie von der eigenen Treppe los. Bei Ebbe gehen dort, wo Sie geschwommen sind, Oktopusfischer vorbei.\n\nNach dem Frühstück fahren die Boote ans Riff, zum Mittagessen sind sie zurück. Für Gäste mit schlechtem Gewissen gibt es einen kleinen Fitnessraum, für alle anderen ein Massagedeck. Das letzte Stück Piste ist holprig, am besten schicken wir Ihnen den Wagen.",
  },
  "makuti-house-vumawimbi": {
    name: "Haus Makuti, Vumawimbi",
    description:
      "Zwei Pavillons unter handgebundenen Palmblattdächern, dazwischen ein langer Pool und davor sechzig Meter Sand, auf denen mehr Krabben unterwegs sind als Menschen. Frühstück gibt es, wenn Sie so weit sind. Der Nachtwächter kennt die Sterne bei ihren Swahili-Namen.\n\nDie vier Schlafzimmer gehen direkt auf den Garten. Die Küche gehört Ihnen, oder Mama Asha, wenn Sie lieber gut essen. Das WLAN reicht bis zum Sofa und gibt am Strand auf. Wir führen das unter den Vorzügen.",
  },
  "tumbe-tide-hotel": {
    name: "Tidehotel Tumbe",
    description:
      "Zehn Zimmer über der Bucht von Tumbe, jedes mit einem Bett von der Größe eines kleinen Boots und mit Türen zum Meer. Unten beginnt die Fischauktion, wenn Sie noch schlafen; um neun liegt das Beste davon in unserer Küche.\n\nDie meisten Gäste kommen wegen der Ruinen von Chwaka und bleiben wegen der Veranden. Wer einen leichten Schlaf hat, fragt nach einem Zimmer nach hinten: Die Fischer sind früh gut gelaunt und sehen keinen Grund zu flüstern.",
  },
  "the-lantern-terrace": {
    name: "Die Laternenterrasse",
    description:
      "Fundo ist eine Insel der Fischerfamilien, eine Bootsfahrt von Wete entfernt, und dies ist das Haus mit der Terrasse: breit, nach Westen gewandt und von dreißig Laternen beleuchtet, die Seif jeden Nachmittag füllt. Dazu drei Schlafzimmer, ein kleines Becken zum Abkühlen und ein Koch, der erst entscheidet, was es gibt, wenn das Boot da ist.\n\nEine Straße gibt es nicht, also auch keinen Parkplatz. Das Boot, das Sie abholt, bleibt für Ihre Besorgungen da. Nehmen Sie das Buch mit, das Sie schon lange zu Ende lesen wollen: Die Abende sind lang, und das WLAN hat es nicht eilig.",
  },
  "wete-terraces": {
    name: "Terrassen von Wete",
    description:
      "Apartments mit zwei Schlafzimmern auf dem Hügel über dem Hafen von Wete. Die Balkone sind so tief, dass dort ein Neoprenanzug trocknen und gleichzeitig jemand frühstücken kann. In der Küche liegen scharfe Messer, was in Ferienwohnungen seltener ist als Meerblick.\n\nZum Markt sind es sechs Minuten bergab und neun wieder hinauf. In der Dämmerung verlassen die Flughunde die Bäume der Stadt und ziehen vor Ihnen über den Himmel, ohne Eile, wie Leute auf dem Heimweg von der Arbeit.",
  },
  "misali-deck-camp": {
    name: "Deck-Camp Misali",
    description:
      "Sechs große Zelte auf Holzdecks am Wasser in Wesha, wo die Boote nach Misali ablegen. Die Insel selbst bleibt den Schildkröten und den Rangern überlassen. Wir schlafen deshalb auf dieser Seite und sind morgens als Erste drüben.\n\nZu Abend gegessen wird unter dem Makuti-Dach: gegrillter Fisch, Kokosreis, Limetten vom Baum hinter der Küche. Licht und Ventilatoren laufen mit Solarstrom, den Rest erledigt das Meer. Kajaks stehen kostenlos bereit, wann immer die Tide mitspielt.",
  },
  "ukili-house": {
    name: "Haus Ukili",
    description:
      "Ein Haus aus Korallenstein in der Altstadt von Chake Chake, mit geschnitzter Tür, neun Zimmern und einem Innenhof, der kühl bleibt, während die Straße glüht. Der Name kommt von Ukili, dem Palmblattgeflecht, das die Böden bedeckt.\n\nZum Frühstück gibt es Mandazi, Obst und Kaffee mit Ingwer, serviert auf dem Dach, während unten die Stadt in Gang kommt. Der Markt liegt um die Ecke, der Flughafen fünfzehn Minuten entfernt. Die Familienzimmer haben Platz für vier und verzeihen die meisten Geräusche.",
  },
  "nyumba-ya-kusi": {
    name: "Nyumba ya Kusi, Wambaa",
    description:
      "Der Name bedeutet Haus des Südwinds, und von April bis Oktober macht ihm das Haus alle Ehre: fünf Schlafzimmer in einer Reihe, Fensterläden auf beiden Seiten und eine Brise, die vom Hügel hereinkommt und zum Meer hin wieder geht. Wo der Garten endet, beginnt der Strand von Wambaa.\n\nZehn Leute passen an den Tisch und, was mehr überrascht, auch in die Küche. Jeden Morgen kommt eine Haushälterin, ein Boot kann Sie direkt am Strand abholen, und der Pool hat ein flaches Ende für alle, die das hier noch nicht lesen können.",
  },
  "mkarafuu-court": {
    name: "Mkarafuu-Hof",
    description:
      "Mkarafuu heißt der Gewürznelkenbaum, und einer steht noch im Hof dieses kleinen Hauses auf dem Höhenrücken von Chake Chake. Jedes Apartment hat zwei Schlafzimmer, ein Sofa, das zum dritten wird, eine Waschmaschine und einen Schreibtisch mit Blick aus dem Fenster.\n\nViele kommen für eine Woche zum Arbeiten und bleiben zwei. Stromausfälle gehören zu Pemba. Hier springen die Batterien ein, und Ihr Telefonat geht weiter, ob Sie das wollten oder nicht. Der Fitnessraum hat sechs Geräte und einen Ventilator, gehen Sie also früh.",
  },
  "kivuli-cha-mwembe": {
    name: "Kivuli cha Mwembe, Mkoani",
    description:
      "Kivuli cha mwembe ist der Schatten des Mangobaums. Er bedeckt den halben Hof und den größten Teil des Nachmittags. Sieben schlichte, saubere Zimmer mit Moskitonetz und Ventilator, von der Fähre in Mkoani fünf Minuten bergauf.\n\nWir holen Gäste auch vom späten Schiff ab, machen früh Frühstück und wissen, welche Fähre diese Woche fährt. In jedem Zimmer steht ein Fernseher, im Hof ein größerer, und der gehört dem Fußball. Vom Balkon sehen Sie den Hafen, die kleinen Inseln und alle, die gerade ankommen.",
  },
};
