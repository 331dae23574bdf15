import type { VehicleWords } from "#db/seed/demo/vehicles/en";

export const de: VehicleWords = {
  "island-4x4": {
    name: "Insel-Allrad",
    description:
      "Hoch, kantig und schwer aufzuhalten. Platz für fünf samt Flossen, genug Bodenfreiheit für das sandige Ende von Kigomasha und ein Reserverad, das wir selbst geprüft haben. Fahren Sie selbst (um die Fahrgenehmigung für Sansibar kümmern wir uns bei der Anmietung), oder überlassen Sie die Ziegen einem Fahrer.",
  },
  "teal-scooter-125": {
    name: "Roller 125 in Petrol",
    description:
      "Für die Wege in der Stadt, mit einer Kiste für den Markt. Leicht, mit Automatik und gut zu parken in Chake Chake, wo ein Gehweg eher als Vorschlag gilt. Zwei Helme gehören dazu. Bleiben Sie nach Regen auf dem Asphalt: Nasser Lehm behält immer recht.",
  },
  "coast-motorbike-150": {
    name: "Küstenmotorrad 150",
    description:
      "Langer Tank, weicher Sitz, auf roter Erde zu Hause. Dieses Motorrad würde halb Pemba nehmen, wenn es in einem Tag von Mkoani nach Konde und zurück gehen soll. Hinten ein Gepäckträger, dazu zwei Helme; Benzin gibt es nur in den Städten. Bringen Sie einen Motorradführerschein mit und etwas gegen den Staub.",
  },
  "farm-track-quad": {
    name: "Quad für Feldwege",
    description:
      "Für Hügel voller Gewürznelken und das sandige Ende jeder Straße. Es steht sicher und fährt langsam genug, dass Sie die Ernte riechen. Den Umgang damit lernen Sie schnell auf unserem Hof. Auf Wunsch fährt ein Guide mit und zeigt den Weg. Sagen Sie uns, wohin Sie wollen; den Preis vereinbaren wir vorher.",
  },
  "basket-bicycle": {
    name: "Fahrrad mit Korb",
    description:
      "Sieben Gänge, eine Klingel, keinerlei Eile. In den Korb passen ein Schnorchel, eine Ananas und nicht viel mehr. Gut für Wete und die schattigen Wege ringsum. Die Hügel sind kurz, und Schieben ist keine Schande.",
  },
  "town-hatch-with-driver": {
    name: "Kleiner Stadtwagen mit Fahrer",
    description:
      "Lehnen Sie sich zurück: Hamad kennt jede Kurve und die meisten Ziegen. Ein kleiner, kühler Wagen für die Asphaltstraßen zwischen Mkoani, Chake Chake, Wete und Konde. Hamad wartet, während Sie schwimmen, spricht Englisch und Swahili und hat Ansichten über Mangos.",
  },
  "ridge-mountain-bicycle": {
    name: "Mountainbike für die Höhenwege",
    description:
      "Einundzwanzig Gänge und breite Reifen für die Wege zwischen den Nelkenfarmen. Wir stellen den Sattel auf Ihre Größe ein und geben Ihnen Luftpumpe, Flickzeug und eine Karte mit, auf der die steilen Stellen markiert sind. Die meisten ignorieren die Markierungen genau einmal.",
  },
  "suzuki-jimny": {
    name: "Suzuki Jimny",
    description:
      "Klein, kantig und in tiefem Sand besser als doppelt so große Autos. Zu zweit bequem, zu viert, wenn man sich mag. Für die Straße nach Vumawimbi ist er wie gemacht. Wer lieber aus dem Fenster schaut, bucht einen Fahrer dazu.",
  },
  "honda-dio-110": {
    name: "Honda Dio 110",
    description:
      "Ein leiser Roller mit Sitzbank für zwei, kleinem Gepäckträger und einem Anschluss, der das Telefon am Leben hält, während es den Weg zeigt. Am besten im Umkreis von dreißig Kilometern um Wete und vor Einbruch der Dunkelheit, denn dann kommen die Kühe auf derselben Straße nach Hause.",
  },
  "honda-xl-200": {
    name: "Honda XL 200",
    description:
      "Hoch, leicht und für schlechte Pisten gebaut. Die richtige Maschine für Ngezi, Ras Kigomasha und die Dörfer, vor denen die Straße aufgibt. Für Geübte mit langen Beinen, Motorradführerschein und etwas Respekt vor Sand. Helm, Handschuhe und Gepäckträger sind dabei.",
  },
  "two-seat-quad-400": {
    name: "Quad 400 für zwei",
    description:
      "Zwei Sitze, eine richtige Rückenlehne und genug Motor für die steilen Farmwege oberhalb von Chake Chake. Auf Wunsch übernimmt ein Fahrer den Lenker, und Sie halten die Kamera. An den Strand fahren wir nicht: Dort haben Schildkröten, Netze und Fußball Vorfahrt.",
  },
  "toyota-noah": {
    name: "Toyota Noah, Siebensitzer",
    description:
      "Sieben Sitze, Schiebetüren und Platz für das Gepäck einer Familie, die zweimal gepackt hat. Gut für den Flughafen, die Fähre und lange Tage auf Asphalt. Fahren Sie selbst, oder nehmen Sie unseren Fahrer, der schon jede Art von Koffer gehoben hat.",
  },
};
