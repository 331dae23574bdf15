import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const offline: CataloguePart<"offline"> = {
  kept: {
    keep: "Conserva offline",
    open: "Cosa si apre offline",
    offline: "Sei offline. Versione del {day}.",
    slow: "Connessione lenta. Versione del {day}.",
  },
  offline: {
    title: "Pemba senza rete",
    lead: "Quello che conservi qui si apre anche in spiaggia, dove non c’è segnale.",
    missing: "Sei offline e questa pagina non è conservata su questo dispositivo:",
    again: "Riprova",
    emergency: "Numeri di emergenza",
    kept: "Conservato su questo dispositivo",
    nothing: "Ancora niente, tranne questa pagina.",
    guide: "Guida di viaggio",
    map: "Mappa",
    saved: "Salvati",
    asOf: "del {day}",
    keepTitle: "Conserva offline",
    keepBody:
      "La guida di viaggio, la mappa, la tua lista e le pagine che contiene, in questa lingua. Circa 1 MB, e qualcosa in più per ogni elemento salvato.",
    keeping: "Lettura della pagina {done} di {all}…",
    done: "Fatto. Ora si apre tutto senza rete.",
    bare: "Fatto, ma senza tutte le foto: non è stato possibile leggerle o su questo dispositivo non c’è spazio.",
    full: "Su questo dispositivo non c’è spazio. Quello che era conservato c’è ancora.",
    failed: "Non ha funzionato. Quello che era conservato c’è ancora. Riprova.",
    remove: "Elimina tutto ciò che è conservato",
    removed: "È stato eliminato tutto. Non verrà conservato altro finché non lo chiedi.",
    unsupported: "Questo browser non può conservare pagine.",
  },
};
