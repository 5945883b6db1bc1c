import type { Translated } from '../../shared/translated.ts';
import type { LegalSection } from './legal-text.ts';
import type * as english from './terms-words.ts';

export const copy = {
  title: 'Nutzungsbedingungen',
  lead: ({ brand }) =>
    `Was du und ${brand} voneinander erwarten können, in Worten, die zum Lesen gedacht sind. Die deutsche Fassung ist eine Übersetzung; im Zweifel gilt die englische, soweit dein Recht das zulässt.`,
  sections: ({ brand, operator, support, month, year }): readonly LegalSection[] => [
    {
      id: 'acceptance',
      title: 'Zustimmung zu diesen Bedingungen',
      parts: [
        `Diese Bedingungen sind ein Vertrag zwischen dir und dem Unternehmen, das ${brand} betreibt${operator}, hier „wir“ genannt. Du stimmst ihnen zu, wenn du dich registrierst oder den Dienst nutzt. Stimmst du nicht zu, nutze ihn bitte nicht.`,
        'Die Datenschutzerklärung gehört dazu und sagt, was mit deinen Daten geschieht.',
      ],
    },
    {
      id: 'who-may-use-it',
      title: 'Wer ihn nutzen darf und dein Konto',
      parts: [
        [
          'Du bist mindestens 18 Jahre alt und darfst Verträge schließen.',
          'Was du uns über dich sagst, ist wahr und bleibt aktuell: dein Name, deine E-Mail-Adresse und, wenn du eine angibst, deine Telefonnummer.',
          'Ein Konto ist für eine Person. Wer deine Mails lesen kann oder deine Geräte hat, kommt hinein; gib also auf beides acht und sag uns sofort, wenn jemand anderes darin war.',
          'Du stehst für das ein, was über dein Konto geschieht, außer es tat jemand, der ohne deine Schuld hineingelangt ist.',
        ],
      ],
    },
    {
      id: 'the-service',
      title: 'Was der Dienst tut',
      parts: [
        `${brand} fragt dich, wie dein Tag war, bewahrt deine Antwort auf, analysiert sie und schreibt daraus Einblicke und Dokumente, wenn du darum bittest. Wir dürfen ändern, wie das geschieht, und es besser machen; was dir etwas nimmt, wofür du bezahlst, kündigen wir vorher an.`,
        'Er ist ein Journal für die Arbeit. Er ist keine medizinische, rechtliche oder berufliche Beratung und keine Hilfe im Notfall: Bist du in Gefahr, ruf die Notrufnummer deines Landes an.',
      ],
    },
    {
      id: 'subscription',
      title: 'Abonnement und Zahlung',
      parts: [
        `Er kostet ${month} im Monat oder ${year} im Jahr; das ist ein Einführungsangebot für begrenzte Zeit. Du bezahlst im Voraus, mit Karte, auf den Seiten unseres Zahlungsdienstes. Steuern kommen hinzu, wo das Gesetz es verlangt.`,
        'Abonnements verlängern sich von selbst, um einen weiteren Monat oder ein weiteres Jahr zum dann geltenden Preis, bis du kündigst. Vor einer jährlichen Verlängerung bekommst du eine Woche vorher eine Mail. Ein Preis, der sich ändert, wird mindestens 30 Tage vor der Zahlung angekündigt und ändert sich nie innerhalb eines bezahlten Zeitraums.',
        'Scheitert eine Zahlung, behältst du sieben Tage Zugang, und in dieser Zeit wird sie noch einmal versucht; danach endet das Abonnement. Was du geschrieben hast, bleibt: Du kannst es auch ohne lesen, mitnehmen und löschen.',
      ],
    },
    {
      id: 'cancelling',
      title: 'Kündigung',
      parts: [
        'Du kannst jederzeit auf der Seite für Zahlungen kündigen. Oder antworte auf eine unserer Mails mit diesem Wunsch: Die Antwort enthält einen Link, der genau diesen Knopf öffnet und dich, falls nötig, erst anmeldet; durch die Mail allein wird nichts gekündigt, damit es niemand anders in deinem Namen tun kann. Du behältst Zugang bis zum Ende des bezahlten Zeitraums, und es wird nichts mehr abgebucht.',
      ],
    },
    {
      id: 'refunds',
      title: 'Erstattungen',
      parts: [
        'Innerhalb von 14 Tagen nach einer Zahlung bekommst du alles zurück, aus welchem Grund auch immer und ohne einen zu nennen: auf der Seite für Zahlungen, zu deren Knopf eine Mail, die darum bittet, mit einem Link beantwortet wird, oder beim Löschen deines Kontos. Das Abonnement endet sofort. Das Geld geht über unseren Zahlungsdienst auf die Karte zurück, was meist einige Tage dauert.',
        'Nach 14 Tagen wird ein begonnener Zeitraum nicht erstattet, außer das Recht deines Landes sagt etwas anderes oder der Dienst war schuld. Bist du Verbraucherin oder Verbraucher, stehen diese Rechte neben denen, die das Gesetz dir gibt, und nehmen keines davon.',
      ],
    },
    {
      id: 'conduct',
      title: 'Wie er genutzt werden darf',
      parts: [
        'Nutze ihn bitte für dein eigenes Journal, und tu Folgendes nicht:',
        [
          'damit ein Gesetz oder Rechte anderer verletzen, oder schreiben, was du nicht weitersagen darfst, etwa Geheimnisse deines Arbeitgebers;',
          'dich für jemand anderen ausgeben oder Mails einschicken, die nicht von dir sind;',
          'ihn Dokumente schreiben lassen, die behaupten, was du nicht getan hast;',
          'versuchen, in andere Konten zu gelangen, Grenzen zu umgehen, ihn zu überlasten oder auseinanderzunehmen;',
          'ihn weiterverkaufen oder damit verschicken, worum niemand gebeten hat.',
        ],
        'Wer das schwerwiegend oder wiederholt tut, kann ausgeschlossen werden.',
      ],
    },
    {
      id: 'your-content',
      title: 'Was du schreibst, bleibt deins',
      parts: [
        'Du behältst alle Rechte an deinen Erfolgen, deinen Dateien und den Dokumenten, die daraus geschrieben werden. Du gibst uns, solange du sie bei uns aufbewahrst, das Recht, sie zu speichern, zu verarbeiten, zu übersetzen und zu zeigen und das durch unsere Anbieter tun zu lassen, soweit es nötig ist, um den Dienst für dich zu betreiben, und für nichts anderes. Es endet, wenn du sie löschst.',
        'Wir trainieren mit deinen Worten keine Modelle, weder unsere noch fremde, veröffentlichen sie nicht und verkaufen sie nicht. Du stehst dafür ein, dass du uns schicken darfst, was du schickst.',
      ],
    },
    {
      id: 'documents',
      title: 'Was für dich geschrieben wird',
      parts: [
        'Analysen und Dokumente werden von Maschinen aus deinen eigenen Worten gemacht. Jeder Satz eines Dokuments zeigt, auf welchen Erfolgen er beruht. Lies es, bevor du es abschickst: Was du unter deinem Namen weitergibst, ist deine Aussage, und wir können nicht versprechen, dass es fehlerfrei ist oder dir eine Stelle bringt.',
      ],
    },
    {
      id: 'our-property',
      title: 'Was uns gehört',
      parts: [
        `Der Dienst selbst, seine Software, Gestaltung, Texte und der Name ${brand} gehören uns oder denen, die sie uns lizenziert haben. Du darfst sie nutzen, wie der Dienst es anbietet, und erhältst keine anderen Rechte daran.`,
      ],
    },
    {
      id: 'messages',
      title: 'Mails und SMS',
      parts: [
        'Check-ins, Antworten und Mails zu deinem Konto sind der Dienst selbst. Du wählst, wie oft Check-ins kommen, und kannst sie mit einem Klick in jeder Mail beenden. Check-ins per SMS sind aus, bis du sie einschaltest; dein Anbieter kann dafür Geld verlangen, HELP bringt Hilfe, und STOP beendet sie.',
      ],
    },
    {
      id: 'ending',
      title: 'Wie es endet',
      parts: [
        'Du kannst diesen Vertrag jederzeit beenden, indem du dein Konto in den Einstellungen deines Profils löschst. Dann wird der Schlüssel deiner Inhalte innerhalb einer Stunde vernichtet, wie die Datenschutzerklärung es beschreibt, und lässt sich nicht zurückholen.',
        'Wir dürfen ihn beenden oder ein Konto schließen, jederzeit: mit einer Frist von 30 Tagen und einer Erstattung für die nicht genutzte Zeit, oder sofort, wenn diese Bedingungen schwer verletzt werden oder das Gesetz es verlangt. Sofern das Gesetz es nicht verbietet, kannst du deine Daten vorher mitnehmen.',
      ],
    },
    {
      id: 'no-warranty',
      title: 'Was wir nicht versprechen können',
      parts: [
        'Wir betreiben den Dienst mit Sorgfalt, aber so, wie er ist, und soweit er verfügbar ist. Soweit das Gesetz es zulässt, geben wir keine Gewähr dafür, dass er nie unterbrochen ist, nie einen Fehler hat oder zu einem Zweck taugt, den wir nicht genannt haben.',
      ],
    },
    {
      id: 'liability',
      title: 'Grenzen der Haftung',
      parts: [
        'Soweit das Gesetz es zulässt, schuldet keine Seite der anderen mittelbare Schäden oder Folgeschäden, entgangenen Gewinn oder entgangene Gelegenheiten, und was wir insgesamt schulden, ist auf das begrenzt, was du uns in den zwölf Monaten davor bezahlt hast.',
        'Nichts hiervon begrenzt, was sich von Gesetzes wegen nicht begrenzen lässt, etwa die Haftung für Vorsatz und grobe Fahrlässigkeit, für Schäden an Leben und Gesundheit oder Rechte, die Verbraucherinnen und Verbraucher nach dem Recht ihres Landes haben.',
      ],
    },
    {
      id: 'arbitration',
      title: 'Streit und Schiedsverfahren',
      parts: [
        'Schreib uns zuerst: Das meiste lässt sich mit einer Mail klären, und wir versuchen es beide 30 Tage lang. Was sich nicht klären lässt, entscheidet ein bindendes Schiedsverfahren vor einer Person, nach den Regeln einer anerkannten Schiedsstelle für Verbrauchersachen, per Video oder in deiner Nähe, und nicht vor Gericht und nicht als Sammelklage. Geringe Forderungen dürfen vor ein Gericht für Bagatellsachen, und beide Seiten dürfen ein Gericht um Schutz geistigen Eigentums bitten.',
        `Du kannst das Schiedsverfahren innerhalb von 30 Tagen nach der Registrierung ablehnen, mit einer Mail an ${support}. Wo das Recht deines Landes es für Verbraucherinnen und Verbraucher nicht zulässt, gilt es für dich nicht.`,
      ],
    },
    {
      id: 'law',
      title: 'Anwendbares Recht',
      parts: [
        'Für diese Bedingungen gilt das Recht des US-Bundesstaats Delaware, ohne seine Regeln zum Kollisionsrecht. Lebst du als Verbraucherin oder Verbraucher anderswo, behältst du den Schutz, den dein eigenes Recht dir zwingend gibt.',
      ],
    },
    {
      id: 'changes',
      title: 'Änderungen dieser Bedingungen',
      parts: [
        'Ändern wir an diesen Bedingungen etwas Wesentliches, sagen wir es dir mindestens 30 Tage vorher per Mail. Stimmst du nicht zu, kündige vor diesem Tag, und du bekommst zurück, was du für die Zeit danach bezahlt hast. Gilt ein Teil dieser Bedingungen nicht, gilt der Rest.',
      ],
    },
    {
      id: 'contact',
      title: 'Wie du uns erreichst',
      parts: [`Schreib an ${support} oder nutze das Kontaktformular. Ein Mensch antwortet.`],
    },
  ],
} as const satisfies Translated<typeof english.copy>;
