import type { Need } from '#web/contract/needs-you.ts';
import type { Translated } from '../../shared/translated.ts';
import type * as english from './copy.ts';

const unreadable: ReadonlyMap<string, string> = new Map(
  Object.entries({
    malformed: 'Sie ist beschädigt',
    'too-large': 'Sie ist zu groß',
    'too-slow': 'Sie zu lesen dauert zu lange',
    'too-much-memory': 'Entpackt ist sie zu groß',
    'no-text': 'Sie enthält keinen Text',
    'ended-its-reader': 'Unser Programm kommt damit nicht zurecht',
  }),
);

const leftOut: ReadonlyMap<string, string> = new Map(
  Object.entries({
    cv: 'Das sieht nach einem Lebenslauf aus. Davon halten wir nichts fest, außer du möchtest es:',
    'job-advert': 'Das sieht nach einer Stellenanzeige aus. Davon halten wir nichts fest, außer du möchtest es:',
    'too-much': 'Ein Teil davon war zu lang zum Lesen und steht nicht in deinem Journal:',
    beside: 'Das stand neben dem, was festgehalten wurde, und wurde weggelassen:',
    'not-understood': 'Davon halten wir nichts fest, außer du möchtest es:',
  }),
);

const filesOf = (files: number): string => (files === 1 ? '1 Datei' : `${files} Dateien`);
const filesOnly = (files: number): string =>
  `${filesOf(files)} dazu ${files === 1 ? 'konnte' : 'konnten'} nicht aufgehoben werden.`;
const filesToo = (files: number): string =>
  `(Außerdem ${files === 1 ? 'konnte' : 'konnten'} ${filesOf(files)} nicht aufgehoben werden.)`;

export const copy = {
  heading: 'Wartet auf dich',
  lead: 'Über diese Mails und Nachrichten musst du entscheiden.',
  waiting: (total: number) =>
    total === 1 ? '1 Mail wartet auf deine Antwort' : `${total} Mails warten auf deine Antwort`,
  more: (hidden: number) => `Und ${hidden} weitere, sobald diese erledigt sind.`,
  look: 'Ansehen',
  noSubject: '(kein Betreff)',
  from: (from: string) => (from === '' ? 'Eine Nachricht von dir' : `Von ${from}`),
  held: 'Sie kam an deine eigene Antwortadresse, und nichts zeigt, dass du sie geschickt hast. Bist du das?',
  text: 'Text der Mail:',
  showText: 'Text zeigen',
  readingText: 'Der Text wird geholt …',
  noText: 'Der Text lässt sich gerade nicht zeigen.',
  unreadable: ({ reason }: Pick<Need, 'reason'>) =>
    reason === 'only-files'
      ? 'Es ist ein Bild oder Dokument ohne Text. Sag uns in einer Zeile, was es zeigt, und es wird ein Erfolg.'
      : `Wir konnten sie nicht lesen. ${unreadable.get(reason) ?? 'Wir wissen nicht, warum'}.`,
  leftOut: ({ reason, characters, files }: Pick<Need, 'reason' | 'characters' | 'files'>) =>
    [leftOut.get(reason) ?? '', files > 0 && characters > 0 ? filesToo(files) : files > 0 ? filesOnly(files) : '']
      .filter((sentence) => sentence !== '')
      .join(' '),
  begins: ({ text, characters }: Pick<Need, 'text' | 'characters'>) =>
    `„${text}${text.length < characters ? ' …' : ''}“`,
  keep: 'Als Erfolg festhalten',
  mine: 'Das war ich',
  notMine: 'Das war ich nicht',
  noneMine: 'Keine davon war von mir',
  allDisowned: 'Danke. Nichts davon wird als Erfolg festgehalten oder beantwortet.',
  download: 'Original herunterladen',
  type: 'Als Erfolg eintippen',
  dismiss: 'Erledigt',
  of: (action: string, subject: string) => `${action}: ${subject}`,
  released:
    'Danke. Was darin steht, ist festgehalten; worum du darin bittest, schreib uns bitte noch einmal von deiner Adresse.',
  disowned: 'Danke. Nichts davon wird als Erfolg festgehalten oder beantwortet.',
  dismissed: 'Erledigt',
  failed: 'Das hat nicht geklappt',
  tryLater: 'Bitte versuch es später noch einmal',
  page: {
    title: 'Bist du das?',
    heading: 'Bist du das?',
    loading: 'Die Mail wird gesucht',
    lead: 'Diese Mail kam an deine eigene Antwortadresse, und ihr Mailserver konnte nicht zeigen, dass sie von dir ist.',
    keeps: 'Ohne dein Wort wird nichts davon als Erfolg festgehalten oder beantwortet.',
    from: 'Von',
    subject: 'Betreff',
    received: 'Empfangen',
    begins: 'Text',
    noWords: '(kein Text)',
    decided: 'Du hast schon gesagt, von wem diese Mail ist',
    decidedDetail: 'Mehr ist nicht zu tun.',
    failed: 'Diese Mail lässt sich nicht zeigen',
    failedDetail:
      'Der Link gilt nicht mehr, oder die Seite wurde neu geladen. Bitte öffne ihn noch einmal aus der Mail.',
    retry: 'Noch einmal versuchen',
    toWins: 'Zu meinen Erfolgen',
    toLogin: 'Zur Anmeldung',
  },
} as const satisfies Translated<typeof english.copy>;
