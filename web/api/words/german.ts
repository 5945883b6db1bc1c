import { checkWords } from '#web/contract/check-words.de.ts';
import type { ApiWords } from './english.ts';

/** The same in German. */
export const german: ApiWords = {
  checks: checkWords,

  everywhere: {
    brokenRequest: 'Diese Anfrage ist fehlerhaft.',
    notSignedIn: 'Bitte melde dich an.',
    notFound: 'Das haben wir nicht gefunden.',
    signInAgain: 'Bitte melde dich dafür noch einmal an.',
    tryInAMoment: 'Bitte versuch es gleich noch einmal.',
    ourFault: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
    otherSite: 'Diese Anfrage kam von einer anderen Website.',
    notJson: 'Das ist kein JSON.',
    sendJson: 'Bitte schick JSON.',
    sendForm: 'Bitte schick ein Formular.',
    sendFile: 'Bitte schick eine Datei.',
    tooLarge: 'Das ist zu viel auf einmal.',
    fileTooLarge: (megabytes) => `Eine Datei darf höchstens ${megabytes} MB groß sein.`,
    fileBrokenOff: 'Diese Datei kam nicht vollständig an.',
    tooSlow:
      'Das kam zu langsam an, darum haben wir abgebrochen. Bitte versuch es mit einer besseren Verbindung noch einmal.',
    fewFilesAtATime: 'Bitte füge nur wenige Dateien auf einmal hinzu.',
    noRoom: 'Gerade ist kein Platz für Neues. Was du hast, ist sicher; bitte versuch es später noch einmal.',
    tooManyPages: 'Es sind zu viele Seiten auf einmal offen.',
    listChanged: 'Diese Liste hat sich geändert. Bitte fang von vorn an.',
    keyTooLong: 'Dieser Idempotency-Key ist zu lang.',
    keyOfAnother: 'Dieser Idempotency-Key wurde schon mit einer anderen Anfrage geschickt.',
    stillWorking: 'Daran arbeiten wir noch. Bitte versuch es gleich noch einmal.',
    badSignature: 'Die Signatur stimmt nicht.',
    pageFailed: 'Das hat nicht geklappt',
    toStart: 'Zur Startseite',
  },

  signIn: {
    signedIn: 'Du bist angemeldet.',
    linkSent: 'Wenn es zu dieser Adresse ein Konto gibt, ist ein Anmeldelink unterwegs.',
    badToken: 'Die Anmeldung ist ungültig oder abgelaufen. Bitte versuch es noch einmal.',
    badCode: 'Dieser Code ist falsch oder gilt nicht mehr. Prüfe ihn, oder lass dir noch eine Mail schicken.',
    confirm: 'Bitte bestätige, dass du dich anmelden willst.',
    waitOrLink: 'Bitte warte ein paar Minuten, oder lass dir einen Anmeldelink schicken.',
    passkeyAdded: 'Passkey hinzugefügt',
    passkeyRemoved: 'Passkey entfernt',
    passkeyNotAdded: 'Dieser Passkey konnte nicht hinzugefügt werden. Bitte versuch es noch einmal.',
    tooManyPasskeys: (most) => `Du hast schon ${most} Passkeys. Bitte entferne zuerst einen.`,
    deviceSignedOut: 'Dieses Gerät ist abgemeldet.',
    othersSignedOut: 'Alle anderen Geräte sind abgemeldet.',
    unknownDevice: 'Unbekanntes Gerät',
    device: (browser, system) => `${browser} auf ${system}`,
  },

  signUp: {
    goOn: 'Bitte mach mit der Zahlung weiter.',
    tooManyTries: 'Das waren viele Versuche. Bitte warte eine Weile und versuch es dann noch einmal.',
    badCoupon: 'Dieser Gutscheincode ist ungültig oder abgelaufen.',
    goodCoupon: 'Dieser Gutscheincode ist gültig.',
    unknown: 'Diese Registrierung kennen wir nicht. Bitte registriere dich noch einmal.',
    ended: 'Diese Registrierung ist abgelaufen. Bitte registriere dich noch einmal.',
    paidAlready: 'Diese Registrierung ist schon bezahlt.',
    answeredOnce: 'Darauf antworten wir nur einmal, und nicht im Voraus.',
    notSignedIn: 'Wir konnten dich nicht anmelden. Bitte nutze den Anmeldelink, den wir dir per Mail geschickt haben.',
  },

  phone: {
    sent: 'Ein Code ist per SMS unterwegs.',
    verified: 'Deine Telefonnummer ist bestätigt.',
    signInFirst: 'Bitte melde dich an, oder schließ zuerst deine Registrierung ab.',
    noNumber: 'Bitte gib eine gültige Telefonnummer ein, und wähle ihr Land.',
    costly: 'An solche Nummern schicken wir keine SMS. Bitte gib eine andere ein.',
    costlyAtSignUp: 'Bitte gib eine Telefonnummer ein, für die keine Sondergebühren anfallen.',
    wrongCode: 'Dieser Code ist falsch oder abgelaufen.',
    taken: 'Diese Nummer kann nicht verwendet werden. Bitte gib eine andere ein.',
    textsOptedOut:
      'Unter dieser Nummer wurden unsere SMS abbestellt. Schick zuerst START an die Nummer, von der sie kamen.',
    notReady: 'Dein Konto ist noch nicht so weit. Bitte versuch es gleich noch einmal.',
    tooSoon: 'Bitte warte 30 Sekunden, bevor du noch einen Code anforderst.',
    tooManyCodes: 'Es wurden zu viele Codes angefordert. Bitte versuch es morgen noch einmal.',
    codesSpent: 'Heute können wir keine Codes mehr schicken. Bitte bestätige deine Nummer morgen.',
  },

  account: {
    deleted: 'Konto gelöscht',
    saved: 'Profil gespeichert',
    savedAndAsked:
      'Profil gespeichert. Bitte folge dem Link, den wir an deine neue Adresse schicken: Bis dahin bleibt es bei der alten.',
    confirmed: 'Deine Adresse ist bestätigt. Von nun an schreiben wir dir dorthin.',
    addressTaken: 'Diese Adresse gehört inzwischen zu einem anderen Konto.',
    linkOver: 'Dieser Link gilt nicht mehr. Bitte lass dir in deinem Profil einen neuen schicken.',
    addressTooOften: 'Das waren zu viele Änderungen deiner Adresse. Bitte versuch es morgen noch einmal.',
    changedElsewhere: 'Dein Profil wurde inzwischen anderswo geändert. Bitte sieh es dir noch einmal an.',
    exportMayBegin: 'Dein Export kann beginnen.',
    exportedTooOften: 'Du hast deine Daten heute schon zehnmal exportiert. Bitte komm morgen wieder.',
  },

  billing: {
    cancelled: 'Dein Abo ist gekündigt.',
    refunded: 'Dein Geld ist unterwegs zu dir.',
    complimentary: 'Dein Konto ist für dich kostenlos: Es gibt nichts zu zahlen und nichts zu kündigen.',
    nothingToCancel: 'Du hast kein Abo, das du kündigen könntest.',
    paymentDue: 'Deine letzte Zahlung ging nicht durch. Bitte begleiche sie zuerst.',
    subscribed: 'Du hast schon ein Abo. Du kannst seinen Tarif wechseln.',
    samePlan: 'Das ist schon dein Tarif.',
    declined: 'Die Zahlung wurde abgelehnt. Bitte prüfe deine Zahlungsart.',
    anotherCheckout: 'Inzwischen wurde eine andere Bezahlseite geöffnet. Bitte versuch es noch einmal.',
    periodEnds: 'Dein bezahlter Zeitraum endet gleich. Bitte wähle den anderen Tarif in einer Stunde.',
    notBegun: 'Dein Abo hat noch nicht begonnen. Danach kannst du den Tarif wechseln.',
    nothingToRefund: 'Aus den letzten 14 Tagen gibt es keine Zahlung, die wir zurückgeben können.',
    tooMany: 'Das waren viele Änderungen. Bitte versuch es in einer Stunde noch einmal.',
    noPortal: 'Es gibt keine Seite für Karte und Rechnungen.',
    noNotice: 'Das ist keine Benachrichtigung.',
    badSignature: 'Diese Signatur passt nicht.',
    noted: 'Vermerkt.',
  },

  checkIns: {
    sent: 'Dein Check-in ist unterwegs.',
    confirmFirst:
      'Bitte bestätige zuerst deine Adresse: Antworte auf die Willkommensmail, oder folge ihrem Link. Wir haben sie noch einmal geschickt.',
    justSent: 'Eben erst haben wir dir einen Check-in geschickt. Bitte warte zehn Minuten.',
    ended: 'Dein Abo ist beendet. Unter „Zahlungen“ kannst du es wieder aufnehmen, dann kommen auch Check-ins.',
    notAhead: 'Bitte wähle einen Tag ab morgen',
    phoneUnverified: 'Bitte bestätige zuerst deine Telefonnummer: Check-ins gehen nur an eine Nummer, die dir gehört.',
  },

  wins: {
    deleted: 'Erfolg gelöscht',
    dateAhead: 'Dieser Tag kommt erst noch.',
    changedElsewhere: 'Dieser Erfolg wurde inzwischen anderswo geändert. Bitte sieh ihn dir an, wie er jetzt ist.',
    tooOften: 'Das war viel für eine Stunde. Was hier steht, ist gespeichert; bitte trag den Rest etwas später ein.',
    tooLate: 'Dieser Erfolg wurde vor mehr als 30 Tagen gelöscht und lässt sich nicht wiederherstellen.',
    tooManyFiles: 'Zu einem Erfolg passen höchstens 20 Dateien.',
    tooManyFilesToday: 'Das waren viele Dateien für einen Tag. Bitte füge morgen weitere hinzu.',
    noPicture: 'Das ist kein Bild (JPEG, PNG, GIF, WebP) und kein PDF.',
    fileRemoved: 'Datei entfernt',
    tooManyLinks: 'Zu einem Erfolg passen höchstens 20 Links.',
    tooManyLinksToday: 'Das waren viele Links für einen Tag. Bitte füge morgen weitere hinzu.',
    linkRemoved: 'Link entfernt',
    triedTooOften: 'Das war viel für eine Stunde. Bitte komm etwas später wieder.',
    skillsRestored: 'Fähigkeiten wiederhergestellt',
    tooManySkillChoices: 'Du hast schon sehr viele Fähigkeiten geändert. Bitte nimm zuerst einige Änderungen zurück.',
    skillsTooOften: 'Das war viel für eine Stunde. Bitte mach etwas später weiter.',
  },

  messages: {
    reading: 'Wir lesen deine Nachricht.',
    tooOften: 'Das war viel für eine Stunde. Bitte versuch es etwas später noch einmal.',
    keptUnanswered:
      'Das ist gespeichert. Ohne Abo kommen Antworten einmal im Monat; unter „Zahlungen“ findest du den Weg zurück.',
    answerSent: 'Deine Antwort ist unterwegs.',
    keptNow: 'Es steht jetzt in deinem Journal.',
    keptInPart: 'Der Anfang steht jetzt in deinem Journal. Das Ende steht im Original, das du herunterladen kannst.',
    released:
      'Danke. Was darin steht, halten wir fest. Soll es etwas ändern, schreib uns das bitte noch einmal von deiner eigenen Adresse.',
    disowned: 'Danke. Nichts davon wird als Erfolg festgehalten oder beantwortet.',
    allDisowned: 'Danke. Nichts davon wird als Erfolg festgehalten oder beantwortet.',
    decidedAlready: 'Du hast schon gesagt, von wem diese Mail ist.',
    dismissed: 'Erledigt',
  },

  insights: {
    tooOften: 'Das war viel für eine Stunde. Was hier steht, ist aktuell; bitte versuch es etwas später noch einmal.',
    ended: (billing) =>
      `Neue Rückblicke brauchen ein Abo, und deins ist beendet. Deine Erfolge sind sicher. Der Weg zurück: ${billing}`,
  },

  career: {
    added: 'Zu deinem Werdegang hinzugefügt',
    saved: 'Gespeichert',
    removed: 'Entfernt',
    dismissed: 'Danach fragen wir nicht mehr.',
    missing: 'Das brauchen wir mindestens',
    tooLong: 'Bitte schreib es kürzer',
    notALine: 'Bitte schreib es in einer Zeile',
    endsBefore: 'Das endet, bevor es begonnen hat',
    tooManyFacts: 'Ein Werdegang fasst 300 Einträge. Bitte entferne zuerst einige.',
    tooOften: 'Das waren viele Änderungen für eine Stunde. Bitte mach etwas später weiter.',
    unknownFile:
      'Wir lesen JSON Resume, das Archiv von LinkedIn und einen Lebenslauf als PDF, DOCX oder reinen Text. Diese Datei ist nichts davon.',
    brokenFile: 'Diese Datei ist beschädigt, deshalb konnten wir sie nicht lesen.',
    fileTooLarge: 'In dieser Datei steht zu viel, um sie zu lesen.',
    lockedFile:
      'Diese Datei ist mit einem Passwort gesperrt. Bitte speichere sie ohne Passwort und versuch es noch einmal.',
    noText: 'Dieses PDF enthält nur Bilder und keinen Text. Bitte speichere deinen Lebenslauf als PDF mit Text.',
    nothingFound: 'Wir haben diese Datei gelesen und darin keine Stellen, Schulen oder Sprachen gefunden.',
    fileBusy: 'Wir lesen gerade noch eine andere Datei von dir. Bitte versuch es gleich noch einmal.',
    filesTooOften: 'Das waren viele Dateien für eine Stunde. Bitte mach etwas später weiter.',
  },

  operators: {
    viewersLook: 'Du kannst hier alles ansehen und nichts ändern.',
    passkeyNeeded: 'Bitte melde dich dafür mit einem Passkey an.',
    signInAgain: 'Bitte melde dich dafür noch einmal an: deine Anmeldung ist mehr als eine Stunde her.',
  },

  documents: {
    deleted: 'Dokument gelöscht',
    ended: (billing) =>
      `Dokumente brauchen ein Abo, und deins ist beendet. Deine Erfolge sind sicher. Der Weg zurück: ${billing}`,
    tooManyToday: 'Das waren viele Dokumente für einen Tag. Bitte lass morgen weitere schreiben.',
    otherRecipient: 'Dokumente schicken wir nur an deine eigene Adresse.',
    addressUnproven: 'Bitte bestätige zuerst deine E-Mail-Adresse.',
    becameTooLong: 'Dieses Dokument wurde zu lang. Bitte lass ein kürzeres schreiben.',
    changedElsewhere: 'Dieses Dokument wurde inzwischen anderswo geändert. Bitte sieh es dir an, wie es jetzt ist.',
    changedElsewhereWithText:
      'Dieses Dokument wurde inzwischen anderswo geändert. Nichts ist verloren: Dein Text ist als Entwurf gesichert. Bitte sieh es dir an, wie es jetzt ist.',
    tooManyVersions:
      'Dieses Dokument hat so viele Fassungen, wie wir speichern können. Bitte mach in einem neuen weiter.',
    notForPosting: 'Nur Beiträge für ein Netzwerk können ein Datum haben.',
    datePast: 'Dieser Tag ist vorbei.',
    dateTooFar: 'Bitte wähle einen Tag innerhalb eines Jahres.',
    shareTooFar: 'Ein Link gilt höchstens ein Jahr.',
    tooManyShares: 'Zu diesem Dokument gibt es schon zwanzig Links. Bitte nimm zuerst einen zurück.',
    shareEnded: 'Der Link gilt nicht mehr.',
    onlyCvAsResume: 'Nur einen Lebenslauf gibt es als JSON Resume.',
    tooLongForPages: 'Dieses Dokument ist zu lang für eine Datei mit Seiten. Als Markdown oder reinen Text geht es.',
    draftMoved:
      'Dieses Dokument wird auch in einem anderen Fenster bearbeitet, und dort steht schon Neueres. Nichts wurde überschrieben: Kopiere deinen Text, bevor du die Seite neu lädst.',
    draftDropped: 'Der Entwurf ist verworfen.',
  },
};
