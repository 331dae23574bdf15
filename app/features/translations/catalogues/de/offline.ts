import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const offline: CataloguePart<"offline"> = {
  kept: {
    keep: "Offline behalten",
    open: "Was offline verfügbar ist",
    offline: "Sie sind offline. Stand: {day}.",
    slow: "Langsame Verbindung. Stand: {day}.",
  },
  offline: {
    title: "Pemba ohne Netz",
    lead: "Was Sie hier behalten, öffnet sich auch am Strand, wo es kein Netz gibt.",
    missing: "Sie sind offline, und diese Seite ist nicht auf diesem Gerät gespeichert:",
    again: "Erneut versuchen",
    emergency: "Notrufnummern",
    kept: "Auf diesem Gerät gespeichert",
    nothing: "Noch nichts außer dieser Seite.",
    guide: "Reiseführer",
    map: "Karte",
    saved: "Merkliste",
    asOf: "Stand: {day}",
    keepTitle: "Offline behalten",
    keepBody:
      "Reiseführer, Karte, Ihre Merkliste und die Seiten darauf, in dieser Sprache. Etwa 1 MB, dazu etwas mehr für jeden gemerkten Eintrag.",
    keeping: "Seite {done} von {all} wird gelesen …",
    done: "Fertig. Alles öffnet sich jetzt auch ohne Netz.",
    bare: "Fertig, aber nicht mit allen Bildern: Sie ließen sich nicht lesen, oder auf diesem Gerät ist kein Platz dafür.",
    full: "Auf diesem Gerät ist kein Platz dafür. Was schon gespeichert war, ist noch da.",
    failed: "Das hat nicht geklappt. Was schon gespeichert war, ist noch da. Bitte versuchen Sie es erneut.",
    remove: "Alles Gespeicherte entfernen",
    removed: "Alles wurde entfernt. Erst wenn Sie es wünschen, wird wieder etwas gespeichert.",
    unsupported: "Dieser Browser kann keine Seiten speichern.",
  },
};
