import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

export const copy = {
  hero: {
    eyebrow: 'Ein Karrierejournal, das antwortet',
    headline: 'Mach aus täglichen Erfolgen bleibenden Fortschritt',
    lead: (brand) =>
      `${brand} fragt, wie dein Tag war. Du antwortest in ein, zwei Zeilen. Jeder Erfolg bleibt erhalten, du siehst, wo du wächst, und daraus wird ein Lebenslauf, ein Anschreiben oder ein Beitrag, in dem jeder Satz auf etwas zurückgeht, das du getan hast.`,
    subscribe: 'Jetzt abonnieren',
    how: 'So geht’s',
    price: (month, year) =>
      `Einführungsangebot, für begrenzte Zeit: ${month} im Monat oder ${year} im Jahr. Kündbar, wann immer du magst.`,
  },
  tryIt: {
    title: 'Probier es aus',
    label: 'Probier es aus: Was ist dir zuletzt gelungen?',
    send: 'Stein auflegen',
    sending: 'Wird aufgelegt …',
    kept: 'Nichts, was du hier schreibst, wird gespeichert.',
    exampleTitle: 'Was zurückkommt, zum Beispiel',
    yours: (many) => (many === 1 ? 'Dein Stein' : 'Deine Steine'),
    analysis: 'Auswertung:',
    skills: 'Fähigkeiten',
    keep: 'Den nächsten Stein behalten',
    hardTitle: 'Das klingt nach einem schweren Tag',
    hard: (brand) =>
      `Nicht jeder Tag muss ein Erfolg sein. ${brand} würde freundlich antworten, nichts behalten, was du nicht behalten magst, und an einem anderen Tag wieder fragen.`,
    requestTitle: 'Darum kannst du bitten',
    request: (brand) =>
      `${brand} erfüllt solche Wünsche per Mail, aus den Erfolgen in deinem Journal. Hier gibt es noch keine: Erzähl von einem.`,
    noneTitle: 'Einen Erfolg haben wir darin nicht gehört',
    none: (brand) =>
      `Manche Tage haben keinen, und das ist in Ordnung. Wenn es für dich einer ist, zählt er: ${brand} hält fest, was du festhalten willst. Um einen Stein zu sehen, versuch „zwei Pflegekräfte in der Triage geschult“.`,
    failed: 'Das hat uns nicht erreicht. Bitte versuch es noch einmal.',
  },
  example: {
    text: 'Den nächtlichen Build von 40 auf 9 Minuten verkürzt, mit einem Cache für die Werkzeuge',
    category: 'Process improvement',
    categoryIsGuess: false,
    analysis: 'Von 40 auf 9 Minuten: 31 Minuten pro Nacht gespart.',
    skills: ['Prozessverbesserung'],
  },
  cards: [
    {
      eyebrow: 'Festhalten per Mail',
      title: 'Eine Antwort genügt',
      text: 'Eine kurze Mail fragt, was gut lief. Du antwortest vom Handy aus, in deinen Worten, und schon ist der Tag festgehalten.',
    },
    {
      eyebrow: 'Auswertung mit KI',
      title: 'Was es über dich sagt',
      text: 'Wo ein Erfolg es zeigt, bekommt er eine Kategorie, Fähigkeiten und eine Zeile dazu, was er wert war; erfunden wird nichts. Über Monate siehst du, wo du wächst.',
    },
    {
      eyebrow: 'Texte sofort',
      title: 'Fertig, wenn du es brauchst',
      text: 'Lebenslauf, Anschreiben, Entwicklungsbericht oder Beitrag, in Minuten aus deinen Erfolgen geschrieben. Jeder Satz lässt sich zurückverfolgen.',
    },
  ],
  features: {
    title: 'Was von einem Arbeitsjahr bleibt',
    lead: 'Das meiste, was uns gelingt, ist vergessen, bis jemand danach fragt. Hier bleibt es erhalten und wird gebraucht.',
    list: [
      {
        name: 'Tägliche oder wöchentliche Check-ins',
        text: 'Per Mail oder, wenn du es einschaltest, per SMS: jeden Tag, an Werktagen oder einmal in der Woche, zur Stunde deiner Wahl.',
      },
      {
        name: 'Erfolge ohne Grenze festhalten',
        text: 'So viele, wie du hast, per Mail, per SMS oder im Web, mit Bildern und Dateien daneben.',
      },
      {
        name: 'Lebensläufe und Anschreiben',
        text: 'Geschrieben aus dem, was du getan hast, in der Sprache deiner Erfolge, als PDF, Word oder reiner Text.',
      },
      { name: 'Beiträge', text: 'Ein Beitrag oder ein Thread über jüngste Erfolge, fertig an dem Tag, den du wählst.' },
      {
        name: 'Verlauf aller Erfolge',
        text: 'Alles an einem Ort, zum Suchen und Sortieren, und zum Mitnehmen, wann immer du magst.',
      },
      {
        name: 'Längere Texte',
        text: 'Ein Artikel über ein Projekt, ein Entwicklungsbericht fürs Jahresgespräch: längere Stücke aus denselben kleinen Notizen.',
      },
      { name: 'Persönliche Hilfe', text: 'Du schreibst uns eine Mail, und ein Mensch antwortet.' },
    ],
  },
  steps: {
    title: 'So geht’s',
    lead: 'Vier kleine Schritte, und der Stapel wächst von selbst.',
    list: [
      {
        name: 'Registrieren und einstellen',
        text: 'Wie oft, zu welcher Stunde, in welcher Zeitzone. Das dauert zwei Minuten und lässt sich jederzeit ändern.',
      },
      {
        name: 'Fragen bekommen',
        text: 'Eine kurze Mail kommt zu der Zeit, die du gewählt hast. An schweren Tagen fragt sie sanfter.',
      },
      {
        name: 'Antworten',
        text: 'Schreib ein, zwei Zeilen, wie an einen guten Freund. Die Rückmeldung kommt nach wenigen Augenblicken.',
      },
      {
        name: 'Texte per Mail erstellen',
        text: 'Bitte um einen Lebenslauf oder ein Anschreiben, oder frag, wie es bei dir läuft. Die Antwort kommt als Mail.',
      },
    ],
  },
  pricing: {
    title: 'Einfache Preise',
    lead: 'Ein Einführungsangebot, für begrenzte Zeit. In beiden Tarifen ist alles dabei.',
    choice: 'Zahlungsweise',
    monthly: 'Monatlich',
    yearly: 'Jährlich',
    perMonth: 'im Monat',
    perYear: 'im Jahr',
    best: 'AM GÜNSTIGSTEN',
    off: (percent) => `${percent} % WENIGER`,
    saves: (amount) => `Du sparst ${amount} gegenüber monatlich`,
    flexible: 'Monat für Monat, solange du magst',
    included: [
      'Check-ins per Mail oder SMS, so oft du magst',
      'Jeder Erfolg festgehalten, ausgewertet und auffindbar',
      'Lebensläufe, Anschreiben, Berichte, Beiträge und Artikel',
      'Alle deine Daten zum Mitnehmen, jederzeit',
    ],
    subscribe: 'Jetzt abonnieren',
    promise: 'Jederzeit kündbar. Volle Erstattung innerhalb von 14 Tagen nach einer Zahlung.',
  },
  testimonials: {
    language: 'de',
    title: 'In ihren eigenen Worten',
  },
  shown: {
    title: 'Ein Erfolg, von Anfang bis Ende',
    lead: 'Das Beispiel von oben, von der Frage per Mail bis zur Antwort.',
    list: [
      {
        when: 'Am Abend, eine Mail',
        words: 'Was lief zuletzt gut, und sei es noch so klein?',
        from: 'zur Stunde, die du wählst',
      },
      { when: 'Du antwortest', from: 'vom Handy, in deinen Worten' },
      { when: 'Es schreibt zurück', from: 'festgehalten, benannt und gezählt, in wenigen Augenblicken' },
    ],
  },
  faq: {
    title: 'Häufige Fragen',
    list: [
      {
        id: 'faq-how-it-works',
        question: (brand) => `Wie funktioniert ${brand}?`,
        answer: (brand) =>
          `${brand} schickt dir eine kurze Mail und fragt, was gut lief. Du antwortest in ein, zwei Zeilen. Jede Antwort wird gelesen, einer Kategorie zugeordnet und damit beantwortet, was sie über deine Arbeit zeigt. Aus allen zusammen bekommst du Einblicke, und Dokumente, wenn du darum bittest.`,
      },
      {
        id: 'faq-nothing-to-report',
        question: () => 'Was, wenn ich nichts zu berichten habe?',
        answer: () =>
          'Dann ist das deine Antwort, und das ist in Ordnung. Schreib „heute nichts“ oder gar nicht. Du bekommst freundliche Worte oder keine, und die nächste Mail kommt wie geplant. Schweigst du lange, werden die Mails seltener.',
      },
      {
        id: 'faq-cv-or-cover-letter',
        question: () => 'Wie bekomme ich einen Lebenslauf oder ein Anschreiben?',
        answer: () =>
          'Bitte darum: Antworte auf eine unserer Mails mit „Lebenslauf bitte“ oder „ein Anschreiben für die Stelle als … bei …“, oder drück im Web auf einen Knopf. Es entsteht aus deinen Erfolgen, kommt als Datei zu dir, und du kannst es ändern, bevor es jemand sieht.',
      },
      {
        id: 'faq-change-frequency',
        question: () => 'Kann ich ändern, wie oft die Mails kommen?',
        answer: () =>
          'Ja. Melde dich an und ändere die Einstellungen in deinem Profil: täglich, an Werktagen oder wöchentlich, Tageszeit und Zeitzone. Oder schreib es uns in einer Antwort, etwa „nur freitags“.',
      },
      {
        id: 'faq-what-time',
        question: () => 'Um wie viel Uhr kommen die Mails?',
        answer: () =>
          'Morgens um 7 Uhr, mittags um 12 Uhr oder abends um 19 Uhr, wie du wählst, nach der Uhr deiner eigenen Zeitzone. Auch jede andere Stunde lässt sich einstellen.',
      },
    ],
  },
  closing: {
    title: 'Bereit, deine Erfolge festzuhalten?',
    lead: 'Der erste Stein ist der, den du heute auflegst.',
    start: 'Jetzt anfangen',
    more: 'Mehr erfahren',
  },
} as const satisfies Translated<typeof english.copy>;
