import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const alerts: CataloguePart<"alerts"> = {
  alertForm: {
    title: "Neue Angebote melden",
    smallPrint:
      "Höchstens eine Nachricht am Tag. Zuerst senden wir Ihnen einen Link: Bevor Sie dort auf Starten drücken, kommt nichts, und ein Klick beendet alles.",
    submit: "Meldung starten",
    sending: "Wird gesendet …",
    failed: "Das hat nicht geklappt. Bitte versuchen Sie es erneut.",
    sent: "Sehen Sie in Ihr Postfach und drücken Sie auf Starten",
    sentBody: "Wir haben einen Link an diese Adresse gesendet. Falls die Meldung schon läuft, ist nichts zu tun.",
    cheaper: "Melden, wenn es günstiger wird",
    cheaperHint: "Zuerst senden wir Ihnen einen Link. Danach schreiben wir, wenn der Preis sinkt.",
    cheaperSubmit: "Melden",
  },
  alertCriteria: {
    priceUpTo: "bis {price}",
    priceFrom: "ab {price}",
    priceBetween: "{from} bis {to}",
    bedrooms: "{n, plural, one {# Schlafzimmer oder mehr} other {# Schlafzimmer oder mehr}}",
    landUpTo: "Grundstück bis {n, number} m²",
    landFrom: "Grundstück ab {n, number} m²",
    landBetween: "Grundstück von {from, number} bis {to, number} m²",
    words: "„{words}“",
  },
  alertsPage: {
    title: "Ihre Meldungen",
    startTitle: "Meldungen starten?",
    startBody:
      "Drücken Sie den Knopf, und wir schreiben Ihnen, sobald es etwas für Sie gibt: höchstens eine Nachricht am Tag.",
    start: "Starten",
    running: "Laufen gerade",
    newOnes: "Neue Immobilien",
    cheaper: "Wenn es günstiger wird",
    end: "Beenden",
    endAll: "Alle beenden",
    started: "Gestartet. Wir schreiben, sobald es etwas für Sie gibt.",
    ended: "Beendet.",
    none: "Keine Meldung läuft",
    noneBody: "In der Liste der Immobilien können Sie Filter wählen und eine Meldung starten.",
    toList: "Zur Liste der Immobilien",
  },
};
