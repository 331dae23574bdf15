import type { ReplyWords } from "#db/seed/demo/replies/en";

export const de: ReplyWords = {
  airport: {
    text: "Guten Tag {name},\n\nwir können Sie am Flughafen von Pemba abholen. Chake Chake ist etwa 6\u00a0km entfernt, eine Viertelstunde mit dem Auto. Bitte schicken Sie uns Ihre Flugnummer, Ihre Ankunftszeit und die Zahl Ihrer Gepäckstücke. In den kleinen Flugzeugen sind meist etwa 15\u00a0kg Gepäck erlaubt, in weichen Taschen.\n\nBis bald\n{staff}",
  },
  deposit: {
    text: "Guten Tag {name},\n\nvielen Dank für Ihre Buchung: {item}, {days}, zusammen {total}. Bevor wir sie bestätigen, bitten wir um eine Anzahlung. Schreiben Sie uns, wie Sie sie leisten möchten, dann schicken wir Ihnen alles Nötige. Bitte geben Sie bei der Zahlung die Kennung {reference} an.\n\nFreundliche Grüße\n{staff}",
  },
  full: {
    text: "Guten Tag {name},\n\nes tut uns leid: {item} ist an den gewünschten Tagen ({days}) schon vergeben. Könnten Sie etwas früher oder später kommen? Schreiben Sie uns, welche Tage Ihnen passen, und wir sehen nach, was frei ist.\n\nFreundliche Grüße\n{staff}",
  },
  directions: {
    text: "Guten Tag {name},\n\nvon Chake Chake sind es etwa 30\u00a0km nach Mkoani oder Wete, 45 Minuten mit dem Auto, und 40 bis 45\u00a0km nach Konde, eine Stunde oder etwas mehr. Die Hauptstraße ist asphaltiert. Die Pisten zu den Stränden sind aus Sand oder Lehm und nach Regen langsam. Man fährt links, Kraftstoff gibt es nur in den Städten, und im Dunkeln nehmen Sie besser einen Fahrer.\n\nGute Fahrt\n{staff}",
  },
  thanks: {
    text: "Guten Tag {name},\n\nvielen Dank für Ihren Besuch. Wir hoffen, Pemba hat Ihnen gutgetan. Wenn wir etwas besser machen können, schreiben Sie uns: Wir lesen jedes Wort. Und sollten Sie etwa zwischen Juli und Dezember wiederkommen, riechen Sie die Ernte der Gewürznelken schon von der Straße aus.\n\nKwaheri\n{staff}",
  },
};
