import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const offline: CataloguePart<"offline"> = {
  kept: {
    keep: "Guardar para leer sin conexión",
    open: "Lo que se abre sin conexión",
    offline: "No tienes conexión. Versión del {day}.",
    slow: "Conexión lenta. Versión del {day}.",
  },
  offline: {
    title: "Pemba sin conexión",
    lead: "Lo que guardas aquí también se abre en la playa, donde no hay cobertura.",
    missing: "No tienes conexión, y esta página no está guardada en este dispositivo:",
    again: "Intentar de nuevo",
    emergency: "Números de emergencia",
    kept: "Guardado en este dispositivo",
    nothing: "Nada todavía, salvo esta página.",
    guide: "Guía de viaje",
    map: "Mapa",
    saved: "Guardados",
    asOf: "del {day}",
    keepTitle: "Guardar para leer sin conexión",
    keepBody:
      "La guía de viaje, el mapa, tu lista y las páginas que contiene, en este idioma. Alrededor de 1 MB, y un poco más por cada elemento guardado.",
    keeping: "Leyendo la página {done} de {all}…",
    done: "Listo. Ahora todo se abre sin conexión.",
    bare: "Listo, pero sin todas las fotos: no se pudieron leer o no caben en este dispositivo.",
    full: "No cabe en este dispositivo. Lo que había guardado sigue ahí.",
    failed: "No ha funcionado. Lo que había guardado sigue ahí. Inténtalo de nuevo.",
    remove: "Eliminar todo lo guardado",
    removed: "Se ha eliminado todo. No se guardará nada más hasta que lo pidas.",
    unsupported: "Este navegador no puede guardar páginas.",
  },
};
