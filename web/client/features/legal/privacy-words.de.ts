import type { Translated } from '../../shared/translated.ts';
import type { LegalSection } from './legal-text.ts';
import type * as english from './privacy-words.ts';

export const copy = {
  title: 'Datenschutz',
  lead: ({ brand }) =>
    `${brand} bewahrt Worte auf, die Menschen über ihre eigene Arbeit schreiben. Diese Seite sagt, was aufbewahrt wird, wozu, wer sonst etwas davon sieht und wie du das beendest.`,
  sections: ({ brand, operator, support, month, year }): readonly LegalSection[] => [
    {
      id: 'in-short',
      title: 'Kurz gesagt',
      parts: [
        [
          `Du bezahlst ${brand} mit Geld (${month} im Monat oder ${year} im Jahr), nicht mit deinen Daten. Wir verkaufen nichts davon und zeigen keine Werbung.`,
          'Kein Analysedienst und kein Werbedienst wird geladen, weder auf unseren Seiten noch in unseren Mails noch irgendwo sonst.',
          'Was du schreibst, wird verschlüsselt aufgezeichnet, mit einem Schlüssel nur für dich; eine Arbeitskopie, die Seiten und Suche brauchen, ist es nicht. Löschst du dein Konto, werden innerhalb einer Stunde der Schlüssel vernichtet und die Arbeitskopie gelöscht.',
          'Du kannst jederzeit alles mitnehmen, in einem Archiv.',
        ],
      ],
    },
    {
      id: 'what-we-keep',
      title: 'Was wir aufbewahren',
      parts: [
        'Wir bewahren auf, was der Dienst braucht, und fast alles davon gibst du uns selbst:',
        [
          'Dein Konto: Vor- und Nachname, E-Mail-Adresse, Telefonnummer, wenn du eine angibst, Zeitzone, Sprache und, wenn du es uns sagst, Rolle und Unternehmen.',
          'Deine Einstellungen: wie oft und wann Check-ins kommen und ob SMS eingeschaltet sind.',
          'Deine Erfolge: die Mails, SMS und Nachrichten, die du uns schickst, die Bilder und Dateien dabei, und was daraus wurde (Kategorie, Auswertung, Fähigkeiten, Einblicke).',
          'Dein Werdegang, wenn du davon erzählst: Stellen, Ausbildung, Zertifikate, Sprachen und Links.',
          'Deine Dokumente: was für dich geschrieben wurde, deine Änderungen, und worauf jeder Satz beruht.',
          'Dein Abonnement: Tarif, Stand, Zeitraum sowie Art und letzte vier Ziffern der Karte. Die Karte selbst kennt nur der Zahlungsdienst.',
          'Nachrichten von uns: die Mails und SMS, die wir dir geschickt haben, und ob sie angekommen sind.',
          'Wege der Anmeldung: Bestätigungscodes, Anmelde-Tokens und Passkeys, nichts davon in einer Form, die jemand nutzen könnte, der sie liest.',
          'Aktivität: wann du dich angemeldet hast, mit welcher Art von Gerät und Browser, und wie der Dienst genutzt wurde, soweit es nötig ist, um ihn zu betreiben und Fremde fernzuhalten.',
        ],
        'Was du auf unserer ersten Seite in die Zeile zum Ausprobieren schreibst, wird sofort gelesen und nicht aufbewahrt. Wir zählen nur, wie oft ein Netz fragt, damit niemand den Dienst auf Kosten anderer ausnutzt.',
      ],
    },
    {
      id: 'what-for',
      title: 'Wozu wir es nutzen',
      parts: [
        [
          'Um dich zu fragen, wie dein Tag war, deine Antwort zu lesen und sie zu beantworten.',
          'Um deine Erfolge zu bewahren, dir zu zeigen, wie du wächst, und Dokumente zu schreiben, wenn du darum bittest.',
          'Um Zahlungen anzunehmen und zurückzugeben.',
          'Um dich anzumelden, dir zu sagen, was du über dein Konto wissen musst, und dir zu helfen, wenn du uns schreibst.',
          'Um den Dienst sicher zu halten: gegen gefälschte Mails, erratene Codes und Leute, die ihn auf Kosten anderer ausnutzen.',
        ],
        'Rechtsgrundlage ist unser Vertrag mit dir, und für die Sicherheit unser berechtigtes Interesse daran. SMS schicken wir mit deiner Einwilligung, die du mit der Antwort STOP zurücknehmen kannst.',
      ],
    },
    {
      id: 'who-else',
      title: 'Wer sonst etwas davon sieht',
      parts: [
        'Wir arbeiten mit wenigen Anbietern zusammen, jeder für einen Zweck und durch Vertrag auf ihn beschränkt:',
        [
          'Ein Anbieter für Texterzeugung mit KI, wo dieser Dienst einen nutzt und solange du es erlaubst (der Schalter „Die KI darf mit meinen Erfolgen lesen und schreiben“ in deinem Profil; ist er aus, wird nichts gesendet). Er erhält deine Nachrichten mit unserer Frage, frühere Erfolge, die dazugehören, und Zahlen aus deinem Tagebuch; für ein Dokument oder einen Einblick auch die Erfolge seiner Zeit, deinen Werdegang, deine Rolle, deinen Wunsch und die Stellenanzeige. Bevor etwas davon gesendet wird, ersetzen wir Namen von Personen, Firmen und Orten, Adressen, Telefonnummern, Links und Kennungen, die wir erkennen, durch Platzhalter, deine eigenen immer. Von einem alten Lebenslauf, den du mitbringst, erhält er den Text, ohne die Personen, die etwas über dich sagen können: Dein Name, Adressen, Telefonnummern, Links und Kennungen werden auch dort ersetzt, die Firmen, Schulen und Orte bleiben stehen, denn nach ihnen wird gesucht. Ein privater Erfolg wird gelesen, damit du deine eigene Antwort darauf bekommst, und nie für ein Dokument. Worte, die von einer Krise erzählen, werden nie gesendet.',
          'Ein Zahlungsdienst für Karten, auf dessen Seiten du bezahlst und der die Karte und die Rechnungen aufbewahrt.',
          'Ein Dienst für E-Mail-Zustellung, der unsere Mails zu dir bringt.',
          'Ein SMS-Dienst, der Codes und die SMS überbringt, die du eingeschaltet hast.',
        ],
        'Zwei weitere Arten von Diensten sind üblich, und wir nennen sie, damit du nicht nach ihnen suchen musst: Webanalyse und ein Werbedienst. Wir nutzen keinen davon.',
        'Darüber hinaus erfährt nur dann jemand etwas, wenn du es ihm zeigst (etwa mit einem Link zu einem Dokument), wenn das Gesetz uns zwingt, oder wenn der Dienst den Besitzer wechselt; dann sagen wir es dir vorher, und diese Erklärung gilt weiter.',
        'Unsere eigenen Mitarbeitenden lesen deine Worte nicht. Die einzige Ausnahme ist eine Mail, von der nicht feststand, dass sie deine ist, nach der du gefragt wurdest und die du selbst freigegeben hast.',
      ],
    },
    {
      id: 'security',
      title: 'Wie es geschützt ist',
      parts: [
        'Was du schreibst, und die Mails zwischen dir und uns werden verschlüsselt aufgezeichnet, mit einem Schlüssel, der nur zu dir gehört. Das gilt auch für die Sicherungen davon.',
        'Damit Seiten sofort erscheinen und du dein Journal durchsuchen kannst, halten wir außerdem eine Arbeitskopie im Klartext vor: deine Erfolge und was daraus wurde, deine Dokumente, deinen Werdegang, Einblicke und Nachrichten. Sie liegt nur auf den Servern, auf denen der Dienst läuft, und kommt in keine Sicherung. Wer dort einbräche, könnte sie lesen.',
        'Es gibt keine Passwörter, die verloren gehen könnten: Du meldest dich mit einem Link, einem Code oder einem Passkey an. Verbindungen sind verschlüsselt, Sitzungen enden von selbst, und dein Profil zeigt sie, damit du sie beenden kannst.',
        'Kein Dienst ist gegen alles gefeit. Sollten deine Daten je in Gefahr sein, sagen wir es dir ohne Verzug, und was du tun kannst.',
      ],
    },
    {
      id: 'how-long',
      title: 'Wie lange es aufbewahrt wird',
      parts: [
        [
          'Dein Konto und was darin ist: bis du es löschst. Ein Abonnement, das endet, löscht von selbst nichts: Du kannst weiter lesen, mitnehmen und löschen.',
          'Erfolge, die du entfernt hast: 30 Tage, in denen du sie wiederherstellen kannst.',
          'Eine Registrierung, die nicht bezahlt wurde: 24 Stunden.',
          'Eine Mail, die auf deine Entscheidung wartet: 30 Tage.',
          'Sitzungen: bis 14 Tage nach der letzten Nutzung, höchstens 90 Tage.',
        ],
        'Löschst du dein Konto, wird dein Schlüssel vernichtet: innerhalb einer Stunde im System und innerhalb von 30 Tagen in den Sicherungen der Schlüssel. Von da an kann niemand mehr lesen, was er verschloss, weder in unseren Aufzeichnungen noch in deren Sicherungen, auch wir nicht. Die Arbeitskopie im Klartext wird in derselben Stunde gelöscht und überschrieben. Was das Gesetz aufbewahrt wissen will, etwa Rechnungen, bleibt beim Zahlungsdienst.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Was du verlangen kannst',
      parts: [
        'Für das meiste musst du nicht fragen. In den Einstellungen deines Profils kannst du deine Daten sehen und berichtigen, wählen, was wir dir wann schicken, alles in einem Archiv mitnehmen und das Konto löschen. Für das Archiv, für das Löschen und für eine andere Adresse oder Telefonnummer bitten wir dich, dich noch einmal anzumelden, wenn deine letzte Anmeldung länger als 15 Minuten her ist.',
        'Du hast das Recht zu wissen, was über dich aufbewahrt wird, es berichtigen, löschen, einschränken oder herausgeben zu lassen, der Nutzung zu widersprechen und eine Einwilligung zurückzunehmen. Wo dir das Recht deines Landes mehr gibt, hast du auch das, und du kannst dich bei deiner Datenschutzbehörde beschweren.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies und was dein Browser aufbewahrt',
      parts: [
        'Wir setzen nur Cookies, ohne die der Dienst nicht geht: eines, das sagt, dass du angemeldet bist, eines, das eine Registrierung oder einen Anmeldelink an den Browser bindet, der danach gefragt hat, und eines, das sich deine Sprache merkt. Dein Browser bewahrt außerdem die Farben auf, die du gewählt hast, und Worte, die du geschrieben und noch nicht abgeschickt hast. Nichts davon folgt dir irgendwohin, und darum gibt es kein Banner, das fragt.',
      ],
    },
    {
      id: 'children',
      title: 'Kinder',
      parts: [
        `${brand} ist nicht für Kinder unter 13 Jahren gedacht, und wer abonniert, muss mindestens 18 sein. Erfährst du, dass ein Kind uns Daten gegeben hat, schreib uns, und sie werden gelöscht.`,
      ],
    },
    {
      id: 'where',
      title: 'Wo es aufbewahrt wird',
      parts: [
        'Der Dienst wird aus dem Land seines Betreibers betrieben, den das Impressum nennt, und Anbieter können in anderen Ländern arbeiten. Wo dein Recht es verlangt, sichern die Verträge mit ihnen den Schutz, den es vorschreibt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Erklärung',
      parts: [
        'Ändert sich etwas Wesentliches an dieser Erklärung, sagen wir es dir per Mail, bevor es gilt. Das Datum oben sagt, wann sie zuletzt geändert wurde.',
      ],
    },
    {
      id: 'contact',
      title: 'Wie du uns erreichst',
      parts: [
        `Verantwortlich für deine Daten ist das Unternehmen, das ${brand} betreibt${operator}.`,
        `Fragen, Wünsche und Beschwerden zum Datenschutz gehen an ${support}. Ein Mensch liest sie.`,
      ],
    },
  ],
} as const satisfies Translated<typeof english.copy>;
