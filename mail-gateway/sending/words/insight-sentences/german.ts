import type { InsightSentences } from './insight-sentences.ts';

const NUMBERS = 'null ein zwei drei vier fünf sechs sieben acht neun zehn elf zwölf'.split(' ');
const number = (count: number): string => NUMBERS[count] ?? String(count);
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
/** "einer mehr", "drei mehr" */
const of = (count: number): string => (count === 1 ? 'einer' : number(count));

/** "vom 20. Oktober", "aus dem Oktober": of "am" and "im". */
const from = (on: string): string => on.replace(/^am /, 'vom ').replace(/^im /, 'aus dem ');

export const german: InsightSentences = {
  number,
  on: (date) => `am ${date}`,
  opening: [
    (When, wins) => `${When} hast du ${wins} Erfolge festgehalten`,
    (When, wins, days) =>
      `${When} sind ${wins} Erfolge dazugekommen${days > 1 && days < 8 ? `, verteilt auf ${number(days)} Tage` : ''}`,
    (When, wins) => `${When} stehen ${wins} Erfolge in deinem Journal`,
  ],
  sinceOpening: (wins, Since) => `${Since} hast du ${wins} Erfolge festgehalten`,
  single: (When, on, quote) => `${When} gibt es einen Erfolg, ${from(on)}: ${quote}`,
  more: (more, then) => `, ${of(more)} mehr als ${then}`,
  same: (then) => `, genauso viele wie ${then}`,
  fewer: (before, then) => `, nach ${before === 'ein' ? 'einem' : before} ${then}`,
  all: (name, wins) => `Bei ${wins === 2 ? 'beiden' : 'allen'} geht es um ${name}.`,
  most: (name, wins, all) => `Bei ${wins} von ${all} geht es um ${name}.`,
  several: (names) => `Am häufigsten ging es um ${names}.`,
  spread: (names) => `Sie sind breit gestreut: ${names}.`,
  counted: (name, wins) => `${name} (${wins})`,
  grown: (name, wins, before, then) =>
    `Deutlich mehr als ${then} kam aus dem Bereich ${name}: ${wins} nach ${before === 'ein' ? 'einem' : before}.`,
  first: (names) => `Neu in deinem Journal: ${names}.`,
  arrived: (name, when, wins) => `Etwas, das ${when} dazukam: ${name}, seither mit ${wins} Erfolgen.`,
  lately: (names) => `In den letzten drei Monaten ging es vor allem um ${names}.`,
  ofAll: (name, wins, all) => `${name} (${wins} von ${all})`,
  back: (name, when) => `Wieder dabei: ${name}, zuletzt ${when}.`,
  shifted: (early, late, when) => `In der ersten Hälfte war es vor allem ${early}, ${when} vor allem ${late}.`,
  threads: [
    (names) => `Was immer wieder vorkommt: ${names}.`,
    (names) => `Das zieht sich durch: ${names}.`,
    (names) => `Mehr als einmal dabei: ${names}.`,
  ],
  thread: (name, wins) => `${name} (in ${wins} Erfolgen)`,
  streak: (days) => `Deine längste Serie waren ${days} Tage hintereinander.`,
  richest: (wins, when) => `Am meisten kam ${when} zusammen: ${wins}.`,
  told: {
    'step-up': [
      (on, quote) => `${capital(on)} gab es Neuigkeiten: ${quote}`,
      (on, quote) => `Deine Arbeit hat sich gelohnt, ${on}: ${quote}`,
    ],
    passed: [
      (on, quote) => `${capital(on)} war es geschafft: ${quote}`,
      (on, quote) => `${capital(on)} kam ein Ergebnis, das bleibt: ${quote}`,
    ],
    change: [
      (on, quote) => `${capital(on)} hast du beide Enden einer Veränderung notiert: ${quote}`,
      (on, quote) => `Eine Veränderung, die man zählen kann, ${on}: ${quote}`,
    ],
    saved: [
      (on, quote) => `${capital(on)} hast du ausgerechnet, was es spart: ${quote}`,
      (on, quote) => `Etwas gespart, ${on}: ${quote}`,
    ],
    praise: [
      (on, quote) => `${capital(on)} kam es von jemand anderem: ${quote}`,
      (on, quote) => `Was jemand anders gesagt hat, hast du ${on} notiert: ${quote}`,
    ],
    mended: [
      (on, quote) => `${capital(on)} ging etwas schief, und du hast es in Ordnung gebracht: ${quote}`,
      (on, quote) => `Und dann der ${from(on)}, der schlecht anfing: ${quote}`,
    ],
    first: [
      (on, quote) => `${capital(on)} war etwas zum ersten Mal: ${quote}`,
      (on, quote) => `Ein erstes Mal, ${on}: ${quote}`,
    ],
    figure: [
      (on, quote) => `${capital(on)} hast du eine Zahl dazu notiert: ${quote}`,
      (on, quote) => `Und dann ist da noch dieser ${from(on)}: ${quote}`,
    ],
    helped: [
      (on, quote) => `${capital(on)} ging es um andere: ${quote}`,
      (on, quote) => `Für andere da warst du ${on}: ${quote}`,
    ],
    done: [
      (on, quote) => `${capital(on)} hast du geschrieben: ${quote}`,
      (on, quote) => `Und aus deinen Notizen ${from(on)}: ${quote}`,
    ],
  },
  above: [
    (told) => `Das Größte zuerst. ${told}`,
    (told) => `Einer ragt heraus. ${told}`,
    (told) => `Wenn du dir eins merkst, dann das. ${told}`,
  ],
  why: {
    'step-up': [
      'Das haben andere entschieden, weil sie gesehen haben, was du kannst.',
      'So ein Schritt sagt mehr als jede Liste von Aufgaben.',
    ],
    passed: ['Das nimmt dir niemand mehr.', 'Das gehört mit Datum in deinen Lebenslauf.'],
    change: [
      'Mit beiden Zahlen muss dir das niemand einfach glauben.',
      'Aus solchen Sätzen besteht ein gutes Jahresgespräch.',
      'Lass die beiden Zahlen zusammen, dann erzählen sie die Geschichte von allein.',
    ],
    saved: [
      'So eine Zahl versteht jede Chefin und jeder Chef sofort.',
      'Eingespartes vergisst man leicht, und es ist es wert, wieder genannt zu werden.',
    ],
    praise: [
      'Heb die Worte so auf, wie sie gesagt wurden: Sie wiegen mehr als deine eigenen.',
      'Das ist eine Empfehlung, auch wenn niemand sie so genannt hat.',
    ],
    mended: [
      'Dazu zu stehen und die Ursache zu ändern ist so viel wert wie ein Erfolg.',
      'Das hätte nicht jeder aufgeschrieben. Es zeigt, wie du damit umgehst.',
    ],
    first: ['Beim nächsten Mal ist es schon ein wenig gewöhnlicher. Gut, dass es hier steht.', 'Erste Male zählen.'],
    figure: ['Mit der Zahl kann man es sich vorstellen.', ''],
    helped: ['Das steht in keiner Statistik, und es zählt.', ''],
    done: ['', ''],
  },
  shareFigures: 'Bei allen dreien steht eine Zahl dabei, das macht sie später leicht zu gebrauchen.',
  shareCategory: (name) => `Alle drei haben mit ${name} zu tun.`,
  sharePraise: 'Mehr als einmal hat es jemand anders gesagt.',
  shareThread: (name) => `Zwei der drei haben etwas gemeinsam: ${name}.`,
  thinned: (name, wins, before, then) =>
    `Weniger stand da zu ${name}: ${wins === 0 ? 'nichts' : of(wins)}, nach ${before === 'ein' ? 'einem' : before} ${then}.`,
  quiet: (name, when) => `${capital(name)} kam zuletzt ${when} vor.`,
  tryGap: (on, quote) =>
    `Etwas, woran du arbeiten kannst, in deinen eigenen Worten ${from(on)}: ${quote} Ein kleiner Schritt damit wäre ein Erfolg, den du aufschreiben kannst.`,
  tryBefore: (wins) =>
    `Eine Idee fürs nächste Mal: ${capital(wins)} deiner Erfolge nennen eine Zahl, aber nicht, wie es vorher war. Schreib die frühere dazu, dann wird ein Ergebnis daraus.`,
  tryFigure: (on) =>
    `Eine Idee fürs nächste Mal: Schreib eine Zahl dazu. Wie viele, wie lange oder wie viel war es bei dem Erfolg ${from(on)}? Eine ungefähre reicht.`,
  tryPraise:
    'Eine Idee fürs nächste Mal: Wenn sich jemand bedankt oder dich lobt, schreib die Worte mit auf. Bisher sind hier keine dabei.',
  tryEffect: (on) =>
    `Eine Idee fürs nächste Mal: Geh noch einmal zum Erfolg ${from(on)} und ergänze eine Zeile dazu, was seither daraus geworden ist.`,
};
