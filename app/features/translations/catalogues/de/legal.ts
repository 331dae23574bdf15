import type { CataloguePart } from "#app/features/translations/catalogues/en";

export const legal: CataloguePart<"legal"> = {
  legal: {
    eyebrow: "Kleingedrucktes, gut lesbar",
    contents: "Auf dieser Seite",
    updated: "Zuletzt geändert",
    responsible: "Verantwortlich für diese Website",
    dataKeptIn: "Speicherort der Daten",
    address: "Adresse",
    email: "E-Mail",
    phone: "Telefon",
    form: "Kontaktformular",
    formLink: "Schreiben",
    readPrivacy: "Was wir mit Ihren Daten tun",
    readTerms: "Zu den Nutzungsbedingungen",
  },
  privacy: {
    metaTitle: "Datenschutz",
    metaDescription:
      "Was diese Website über Sie speichert, warum und wie lange, und wie Sie es berichtigen oder löschen lassen. Ohne Analysedienste, ohne Werbung.",
    title: "Datenschutz",
    intro:
      "Wir speichern, was Sie uns schicken, damit wir antworten können. Wir verfolgen Sie nicht, weder hier noch anderswo. Die Einzelheiten stehen unten.",
    s1Title: "Wer verantwortlich ist",
    s1Body:
      "{brand} betreibt diese Website und entscheidet, was mit den Daten darauf geschieht. Wie Sie uns erreichen, steht am Ende dieser Seite. Schreiben Sie uns zu allem, was Sie hier lesen; es antwortet ein Mensch.",
    s2Title: "Was Sie uns schicken",
    s2Body:
      "Wer diese Website nur liest, muss nichts angeben. Sie brauchen kein Konto, und es gibt auch keines.\n\nWenn Sie uns über das Kontaktformular schreiben, speichern wir Ihren Namen, Ihre E-Mail-Adresse, Ihre Telefonnummer, falls Sie eine angeben, das Thema und Ihre Nachricht. Eine Frage zu einer Immobilie speichern wir genauso, zusammen mit der Immobilie, um die es geht.\n\nWenn Sie ein Erlebnis, eine Unterkunft oder ein Fahrzeug anfragen, speichern wir Ihren Namen, Ihre E-Mail-Adresse und Telefonnummer, die Termine, die Zahl der Personen, Ihre Unterkunft, falls das Formular danach fragt, Ihre besonderen Wünsche und den Preis, den wir Ihnen angezeigt haben.\n\nDazu speichern wir jeweils die Sprache der Seite, damit wir in ihr antworten können, die Seite selbst, den Zeitpunkt und eine Zufallszahl, die dafür sorgt, dass ein doppelt gesendetes Formular nur einmal ankommt.\n\nWenn Sie über neue Immobilien oder gesunkene Preise informiert werden möchten, speichern wir Ihre E-Mail-Adresse, Sprache und Währung der Seite und wonach Sie suchen. Wir verschicken nichts, bevor Sie in unserer ersten Nachricht auf „Starten“ gedrückt haben; was nicht innerhalb von sieben Tagen gestartet wird, wird gelöscht. Jede Nachricht enthält einen Link, der alles beendet.",
    s3Title: "Was Ihr Browser behält",
    s3Body:
      "Zwei Cookies merken sich Ihre Auswahl für ein Jahr: pemba.language enthält die zuletzt verwendete Sprache, pemba.currency die gewählte Währung. Dieselben beiden Werte legt Ihr Browser auch in seinem eigenen Speicher ab. Sie enthalten sonst nichts, und Sie können sie jederzeit löschen.\n\nEin Cookie behält, was Sie sich merken: pemba.saved enthält Ihre Merkliste und, wenn Sie sie teilen, den Schlüssel, mit dem Sie den Link beenden können. Es hält 400 Tage ab Ihrer letzten Änderung und wird erst gesetzt, wenn Sie auf ein Herz tippen. Die Notizen zu Ihrer Liste bleiben im Speicher Ihres Browsers, bis Sie sie löschen, und erreichen uns nur, wenn Sie sie mit einer Frage senden. Führt Ihr Browser keine Skripte aus, bestätigt pemba.notice auf der nächsten Seite, dass etwas gemerkt wurde.\n\nEin Cookie enthält den Reiseplan: pemba.plan merkt sich, was Sie hinzufügen, mit Tagen und Personenzahl, und nichts über Sie. Es bleibt 400 Tage ab Ihrer letzten Änderung, wird nur gesetzt, wenn Sie „Zum Plan hinzufügen“ drücken, und gelöscht, sobald Sie den Plan senden.\n\nZwei weitere Cookies halten nur kurz. Auf Seiten mit einem Formular hält pemba.opened fest, wann Sie die Seite geöffnet haben. So erkennen wir Programme, die ein Formular binnen einer Sekunde abschicken. Es verschwindet, wenn Sie den Browser schließen. Wenn Sie eine Immobilie angeboten haben, trägt pemba.notice unseren Dank auf die nächste Seite und ist innerhalb einer Minute wieder verschwunden.\n\nEiniges behält Ihr Browser nur für den geöffneten Tab: was Sie in ein noch nicht gesendetes Kontakt-, Buchungs- oder Immobilienformular eingegeben haben, wie weit Sie auf einer Seite gelesen hatten, eine Meldung für die nächste Seite und ein Merkzeichen, dass unsere Skripte schon geladen sind. Was Sie eingegeben haben, erreicht uns erst, wenn Sie es absenden, und all das wird gelöscht, wenn Sie den Tab schließen.\n\nDer Rest betrifft nur unser Team: ein Cookie, das die Anmeldung aufrechterhält und eine Woche nach dem letzten Besuch abläuft, eines für die fünf Minuten zwischen Passwort und Code, eines, das ein schon einmal verwendetes Gerät wiedererkennt, und die Einstellungen und unfertigen Texte des internen Bereichs.\n\nWenn Sie eine Seite antippen, etwas eingeben oder eine zweite öffnen, speichert Ihr Browser eine kleine Seite mit den Notrufnummern, für den Fall, dass es kein Netz gibt. Wenn Sie den Reiseführer öffnen, etwas merken, die Website installieren oder „Offline behalten“ wählen, speichert er auch den Reiseführer, die Karte, Ihre Merkliste und deren Seiten samt Bildern. Das bleibt auf Ihrem Gerät und erreicht niemanden, auch uns nicht. Es wird erneuert, wenn Sie wiederkommen, und Ihr Browser kann es löschen, wenn der Platz knapp wird. „Alles Gespeicherte entfernen“ auf der Seite „Offline behalten“ löscht es sofort; pemba.offline merkt sich diesen Wunsch dann ein Jahr lang.\n\nCookies für Werbung oder Statistik gibt es nicht. Deshalb bittet Sie hier auch kein Banner um Zustimmung.",
    s4Title: "Ihre IP-Adresse",
    s4Body:
      "Jede Website sieht die Netzwerkadresse (IP-Adresse), von der eine Anfrage kommt. Wir verwenden sie nur für eines: Wir zählen, wie viel von einer Adresse abgerufen und gesendet wird, damit uns niemand überschwemmt. Diese Zählung wird nach etwa einem Tag gelöscht und nie mit Ihrer Nachricht verknüpft.\n\nWenn etwas nicht funktioniert, hält unser Fehlerprotokoll fest, auf welcher Seite und wann. Was Sie eingegeben haben, hält es nicht fest.\n\nWörter, die hier gesucht und nicht gefunden werden, zählen wir nach Monat und Sprache, damit wir wissen, was fehlt. Wer sie gesucht hat, von wo und zu welcher Uhrzeit, wird nicht festgehalten.",
    s5Title: "Wofür wir die Daten verwenden",
    s5Body:
      "Um Ihnen zu antworten, um zu organisieren, worum Sie gebeten haben, und um die Unterlagen zu führen, die das Gesetz von einem Unternehmen verlangt. Das ist alles. Wir verkaufen keine Daten, wir bilden keine Profile, und keine Maschine entscheidet etwas über Sie.\n\nWir verschicken keine Newsletter. Auf eine Frage bekommen Sie eine Antwort und vielleicht eine Rückfrage.",
    s6Title: "Wer die Daten sieht",
    s6Body:
      "Unser Team, nach einer Anmeldung. Und wer sie braucht, um zu tun, worum Sie gebeten haben: Guide, Gastgeber, Fahrer oder Eigentümer einer Immobilie erhalten Ihren Namen, Ihre Termine und einen Weg, Sie zu erreichen, sobald wir darüber mit Ihnen gesprochen haben.\n\nEs gibt keine Analysedienste, keine Werbenetzwerke und keine Social-Media-Schaltflächen, die etwas zurückmelden. Schriften und Skripte kommen von unserem eigenen Server. Ein Bild oder Video, das die Redaktion von anderswo eingebunden hat, oder eine interaktive Karte, wo eine Seite sie zeigt, wird von dem Server geladen, der sie anbietet; dieser Server sieht dann Ihre IP-Adresse.\n\nDie Schaltflächen zum Teilen öffnen Ihr eigenes E-Mail-Programm oder WhatsApp. Was dort geschieht, ist eine Sache zwischen Ihnen und dem jeweiligen Anbieter.",
    s7Title: "Wenn Sie eine Immobilie anbieten",
    s7Body:
      "Name, E-Mail-Adresse und Telefonnummer der Eigentümer sind nur für unser Team bestimmt. Sie erscheinen nie auf der Website. Veröffentlicht wird nach unserer Prüfung die Immobilie selbst: Beschreibung, Lage, Preis und Bilder.\n\nJedes Bild, das wir erhalten, wird vor dem Speichern neu berechnet. Was die Kamera in die Datei geschrieben hat, etwa Ort und Zeit der Aufnahme, ist danach weg. Was auf dem Bild zu sehen ist, bleibt. Bitte schicken Sie deshalb keine Bilder von Personen, die nicht zugestimmt haben.",
    s8Title: "Wo und wie lange wir speichern",
    s8Body:
      "In der Datenbank und im Dateiordner des Servers, auf dem diese Website läuft. Unsere Antworten an Sie liegen außerdem in unserem Postfach, so wie Ihre in Ihrem.\n\nWir behalten eine Nachricht oder Anfrage so lange, wie wir sie für unseren Kontakt mit Ihnen brauchen. {months, plural, one {# Monat} other {# Monate}} nach dem letzten Tag dessen, was Sie angefragt haben, oder nach dem Eingang einer Nachricht werden Ihr Name, Ihre Kontaktdaten und was Sie geschrieben haben automatisch entfernt. Was bleibt, sagt nichts mehr über Sie: die Tage, die Zahl der Personen, der Betrag und das Ergebnis, aus denen unsere Statistik entsteht. Die Bestätigung, die Ihnen die Website schickt, wird nach 30 Tagen gelöscht.\n\nDie Kontaktdaten von Eigentümern bleiben bei der Immobilie, solange wir sie führen. Sicherungskopien der Datenbank können noch einige Wochen enthalten, was entfernt wurde. Wenn Sie nicht warten möchten, schreiben Sie uns: Unser Team kann alles sofort löschen.",
    s9Title: "Was Sie verlangen können",
    s9Body:
      "Sie können Auskunft darüber verlangen, was wir über Sie gespeichert haben, es berichtigen oder löschen lassen, eine Kopie erhalten oder der weiteren Verwendung widersprechen. Schreiben Sie uns auf einem der Wege, die am Ende dieser Seite stehen, und nennen Sie die E-Mail-Adresse, die Sie zuvor verwendet haben, damit wir wissen, dass Sie es sind. Wir antworten innerhalb von dreißig Tagen, meist viel früher, und es kostet nichts.\n\nWenn uns das Gesetz verpflichtet, etwas aufzubewahren, sagen wir Ihnen, was und warum. Wenn Sie mit unserer Antwort nicht zufrieden sind, können Sie sich an die Datenschutzbehörde von Tansania oder an die des Landes wenden, in dem Sie leben.",
    s10Title: "Wenn sich diese Seite ändert",
    s10Body:
      "Dann ändert sich auch das Datum oben. Wollen wir mit Daten, die Sie uns schon geschickt haben, etwas Neues tun, fragen wir Sie vorher.",
  },
  terms: {
    metaTitle: "Nutzungsbedingungen",
    metaDescription:
      "Was eine Anfrage auf dieser Website bedeutet, wie Preise angezeigt werden, was unsere Immobilienangebote sind und was nicht, und wofür wir haften.",
    title: "Nutzungsbedingungen",
    intro:
      "Das sind die Regeln zwischen Ihnen und uns, wenn Sie diese Website nutzen. Sie sind kurz, denn das meiste, worauf es ankommt, wird vereinbart, wenn wir Ihre Anfrage bestätigen.",
    s1Title: "Was diese Website ist",
    s1Body:
      "{brand} zeigt Erlebnisse, Unterkünfte, Fahrzeuge und Immobilien auf Pemba und gibt Ihre Anfragen an die Menschen weiter, die sie erfüllen können. Einiges davon bieten wir selbst an, vieles gehört Guides, Gastgebern und Eigentümern auf der Insel. Mit der Bestätigung einer Anfrage teilen wir Ihnen mit, wer Ihr Vertragspartner ist.\n\nMit der Nutzung der Website stimmen Sie diesen Bedingungen zu. Wenn Sie das nicht möchten, ist das auch in Ordnung: Schreiben Sie uns, dann reden wir.",
    s2Title: "Eine Anfrage ist eine Anfrage",
    s2Body:
      "Was Sie über ein Formular dieser Website senden, ist eine Anfrage und keine Buchung. Solange wir sie nicht schriftlich bestätigt haben, ist nichts reserviert, und niemand schuldet dem anderen etwas. Wir können ablehnen, zum Beispiel wenn das Boot voll, die See rau oder ein Termin vergeben ist.\n\nDie Meldung nach dem Absenden besagt, dass Ihre Anfrage angekommen ist. Sie ist nicht die Bestätigung.\n\nBitte achten Sie auf richtige Angaben. An eine E-Mail-Adresse mit Tippfehler können wir nicht antworten.",
    s3Title: "Preise und Währungen",
    s3Body:
      "Alle Preise sind in US-Dollar festgelegt. Beträge in anderen Währungen werden nach einem Kurs berechnet, der von Zeit zu Zeit aktualisiert wird. Sie dienen der Orientierung und entsprechen nicht auf den Cent genau dem, was Sie zahlen werden.\n\nDer Gesamtpreis, den ein Formular anzeigt, ergibt sich aus Ihren Angaben. Maßgeblich ist der Preis in unserer Bestätigung; dort steht auch, was er enthält. Ist ein Preis auf der Website offensichtlich falsch, sagen wir es Ihnen, bevor etwas vereinbart wird.",
    s4Title: "Zahlung, Änderung, Stornierung",
    s4Body:
      "Über diese Website werden keine Zahlungen abgewickelt und keine Kartennummern abgefragt. Wie und wann Sie zahlen und was bei einer Änderung oder Stornierung gilt, steht in der Bestätigung. Falls Sie jemand auffordert, über einen Link zu zahlen, der angeblich von dieser Website stammt, tun Sie es nicht und sagen Sie uns Bescheid.\n\nMüssen wir absagen, wegen des Wetters oder aus einem anderen Grund, bieten wir Ihnen einen anderen Termin an oder erstatten, was Sie dafür gezahlt haben.",
    s5Title: "Unterwegs auf der Insel",
    s5Body:
      "Das Meer, der Wald und die Straßen sind echt. Hören Sie auf Ihren Guide, informieren Sie uns rechtzeitig über gesundheitliche Einschränkungen, die eine Rolle spielen, und schließen Sie eine Reiseversicherung ab, die Ihre Vorhaben abdeckt. Ein Guide darf umkehren oder jemanden an Land lassen, wenn das sicherer ist.\n\nWer ein gemietetes Fahrzeug fährt, braucht einen Führerschein und die auf Sansibar gültige Fahrgenehmigung und hält sich an die Mietbedingungen.",
    s6Title: "Immobilienangebote",
    s6Body:
      "Ein Inserat ist eine Einladung zur Anfrage und kein bindendes Angebot. Wir prüfen sorgfältig, was wir veröffentlichen, aber Größen, Grenzen, Zeichnungen und Papiere stammen von den Eigentümern und können falsch oder veraltet sein. Bilder von Gebäuden, die noch nicht fertig sind, zeigen eine Planung.\n\nNichts auf dieser Website ist Rechts-, Steuer- oder Anlageberatung. Zahlen zu Wachstum, Renditen oder Kosten sind Schätzungen und Prognosen, kein Versprechen.",
    s7Title: "Grundstücke und Pacht",
    s7Body:
      "Grund und Boden auf Sansibar ist in öffentlicher Hand. Wer nicht Sansibari ist, kann daran in der Regel nicht dieselben Rechte erwerben wie Sansibaris, sondern schließt einen langfristigen Pachtvertrag oder kauft eine Einheit in einem Gebäude, nach den geltenden Gesetzen und den Bedingungen des Pachtvertrags. Investoren können Genehmigungen und Vergünstigungen erhalten. Einen Automatismus gibt es nicht, und die Regeln ändern sich.\n\nLassen Sie zuallererst Rechtstitel, Vermessung und Pachtvertrag prüfen. Fragen Sie einen Anwalt aus Sansibar, bevor Sie unterschreiben oder zahlen.",
    s8Title: "Wenn Sie eine Immobilie anbieten",
    s8Body:
      "Sie versichern uns, dass sie Ihnen gehört oder Sie sie anbieten dürfen, dass Ihre Angaben wahr sind und dass Sie die Bilder zeigen dürfen. Sie erlauben uns, Beschreibung und Bilder auf dieser Website zu veröffentlichen und den Text zu übersetzen und zu kürzen, solange das Inserat läuft. Ob und wann wir veröffentlichen, entscheiden wir, und Sie können das Inserat jederzeit entfernen lassen.",
    s9Title: "Texte, Bilder, Links",
    s9Body:
      "Die Texte, Zeichnungen und Bilder auf dieser Website gehören uns oder denen, die uns ihre Nutzung erlauben. Verlinken dürfen Sie jede Seite. Bitte fragen Sie, bevor Sie mehr als ein paar Zeilen übernehmen.\n\nVersuchen Sie nicht, die Website lahmzulegen, Formulare maschinell zu senden oder an Daten zu gelangen, die nicht Ihre sind. Links, die von hier wegführen, führen zu Seiten, auf die wir keinen Einfluss haben.",
    s10Title: "Wofür wir haften",
    s10Body:
      "Wir stehen für das ein, was wir in einer Bestätigung zusagen, und haften für Schäden, die wir vorsätzlich oder grob fahrlässig verursachen, unbeschränkt, wo das Gesetz es vorsieht. Nichts in diesen Bedingungen schränkt das ein.\n\nIm Übrigen haften wir nur für vorhersehbare Schäden. Für das, was Guides, Gastgeber und Eigentümer im Rahmen ihres eigenen Vertrags mit Ihnen tun, haften sie selbst. Wir helfen Ihnen, sie zu erreichen. Die Website wird so angeboten, wie sie ist: Wir können nicht versprechen, dass sie immer erreichbar oder frei von Fehlern ist, und wir beheben, was Sie uns melden.",
    s11Title: "Recht, Streitfälle, Änderungen",
    s11Body:
      "Anwendbar ist das Recht, das auf Sansibar, in der Vereinigten Republik Tansania, gilt. Rechte, die Sie dort, wo Sie leben, als Verbraucher schützen und die kein Vertrag ausschließen kann, behalten Sie. Bevor jemand vor Gericht geht, wünschen wir uns ein offenes Gespräch. Führt es zu nichts, entscheiden die Gerichte von Sansibar.\n\nErweist sich eine dieser Regeln als unwirksam, gelten die übrigen weiter. Wir können diese Seite ändern; dann ändert sich auch das Datum oben. Für eine bereits bestätigte Anfrage gelten die Bedingungen vom Tag der Bestätigung.",
  },
};
