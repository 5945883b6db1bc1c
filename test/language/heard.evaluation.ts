import test from 'ava';
import { changesSomething, type MailRequest } from '#domain/inbox/request/mail-request.ts';
import { interpret } from '#language/reader/interpret.ts';
import { comparison } from '#language/reader/overlap.ts';
import { kindMeant } from '#language/reader/wishes/kinds.ts';
import { evaluation } from '#test/evaluation/share.ts';
import {
  isKeptBack,
  isOfOthers,
  isOfStrangers,
  type LabelledPart,
  type Message,
  messagesIn,
  textOf,
} from '../../training/corpus.ts';
import { CORPUS, PHRASINGS, UNSEEN, WAITING } from '../../training/train.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es'] as const;
const HARD = new Set(['setback', 'distress', 'crisis']);
const TODAY = '2026-11-22';

type Count = Record<
  'messages' | 'exact' | 'requests' | 'heard' | 'wins' | 'lost' | 'without' | 'false' | 'changed',
  number
>;

const wantedOf = (part: LabelledPart): readonly string[] => {
  if (part.is !== 'request' && part.is !== 'correction') return [];
  const kind = kindMeant({ is: part.is, kind: part.kind ?? null });
  return kind === null ? [] : [kind];
};

const same = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].sort().join() === [...new Set(other)].sort().join();

/** A correction that names nothing is asked about, and changes nothing. */
const isUnclear = ({ details: { corrections = [], correctionsByWords: byWords = [] } }: MailRequest): boolean =>
  byWords.length === 0 && corrections.every(({ kind }) => kind === 'unclear');
const isChange = (request: MailRequest): boolean =>
  request.certain && changesSomething(request) && !(request.kind === 'correct-wins' && isUnclear(request));

const isBack = ({ kind }: MailRequest): boolean => kind === 'unknown-wish' || kind === 'ask-about-us';

/** A message counts once; a request is heard where its kind is, or where it is asked back what is wished. */
const counted = (count: Count, message: Message): Count => {
  const isCovered = comparison();
  const { wins, requests } = interpret(textOf(message), TODAY);
  const told = message.parts.filter(({ is }) => is === 'win').map(({ text }) => text);
  const wanted = message.parts.flatMap(wantedOf);
  const kinds: readonly string[] = requests.filter((request) => !isBack(request)).map(({ kind }) => kind);
  const isAskedBack = requests.some(({ kind }) => kind === 'unknown-wish');
  const isExact =
    same(wanted, kinds) &&
    told.length === wins.length &&
    told.every((text, at) => isCovered(text, wins[at] ?? '') && isCovered(wins[at] ?? '', text));
  const isFalse = wins.some((win) => !told.some((text) => isCovered(win, text) || isCovered(text, win)));
  const changed = requests.filter((one) => isChange(one) && !wanted.includes(one.kind));
  return {
    messages: count.messages + 1,
    exact: count.exact + Number(isExact),
    requests: count.requests + wanted.length,
    heard: count.heard + wanted.filter((kind) => isAskedBack || kinds.includes(kind)).length,
    wins: count.wins + told.length,
    lost: count.lost + told.filter((text) => !wins.some((win) => isCovered(text, win))).length,
    without: count.without + Number(told.length === 0),
    false: count.false + Number(told.length === 0 && isFalse),
    changed: count.changed + changed.length,
  };
};

const NONE: Count = {
  messages: 0,
  exact: 0,
  requests: 0,
  heard: 0,
  wins: 0,
  lost: 0,
  without: 0,
  false: 0,
  changed: 0,
};

const percent = (some: number, all: number): string => `${((100 * some) / Math.max(1, all)).toFixed(1)} %`;

const shown = (name: string, count: Count): string =>
  [
    `${name} (${count.messages} messages): exact ${percent(count.exact, count.messages)}`,
    `requests heard or asked back ${percent(count.heard, count.requests)} of ${count.requests}`,
    `wins lost ${percent(count.lost, count.wins)} of ${count.wins}`,
    `false wins ${percent(count.false, count.without)} of ${count.without}`,
    `wrong changes ${count.changed}`,
  ].join(', ');

const countOf = (messages: readonly Message[], lang: Message['lang']): Count =>
  messages
    .filter((message) => message.lang === lang && !HARD.has(message.tone) && !message.who.includes('WINONLY'))
    .reduce(counted, NONE);

/** How strangers put what they wish where they do not name it: four fifths were read to find rules. */
const phrased = messagesIn(WAITING, (file) => file.startsWith('phrased-'));

const { some, floor } = evaluation({ sample: 0.05, more: 0.15 });

/** Safely under what was measured; `changed` may only become fewer. */
const FLOORS = {
  // "desde hoy soy la encargada": its writer calls it a win, the reader a new role as well.
  known: { exact: 0.68, heard: 0.78, false: 0.18, changed: 1 },
  unseen: { exact: 0.82, heard: 0.88, false: 0.12, changed: 0 },
  strangers: { exact: 0.5, heard: 0.5, false: 0.4, changed: 0 },
  'plain phrasings, known': { exact: 0.8, heard: 0.9, false: 0.12, changed: 0 },
  'plain phrasings, unseen': { exact: 0.78, heard: 0.88, false: 0.06, changed: 0 },
  'wishes unnamed, known': { exact: 0.72, heard: 0.8, false: 0.08, changed: 0 },
  'wishes unnamed, unseen': { exact: 0.66, heard: 0.76, false: 0.1, changed: 0 },
} as const;

for (const [name, messages] of [
  ['known', messagesIn(CORPUS).filter(isKeptBack)],
  ['unseen', messagesIn(UNSEEN, isOfOthers)],
  ['strangers', messagesIn(UNSEEN, isOfStrangers)],
  ['plain phrasings, known', messagesIn(PHRASINGS, (file) => file === 'known.jsonl')],
  ['plain phrasings, unseen', messagesIn(PHRASINGS, (file) => file === 'unseen.jsonl')],
  ['wishes unnamed, known', phrased.filter((message) => !isKeptBack(message))],
  ['wishes unnamed, unseen', phrased.filter(isKeptBack)],
] as const)
  test(`of messages with wins and wishes, ${name}, as much is heard as was, and next to nothing is changed unasked`, (t) => {
    for (const lang of LANGUAGES) {
      const count = countOf(some(messages), lang);
      t.log(shown(`${name} ${lang}`, count));
      t.true(count.exact >= count.messages * floor(FLOORS[name].exact, count.messages), `exact, ${lang}`);
      t.true(count.heard >= count.requests * floor(FLOORS[name].heard, count.requests), `heard, ${lang}`);
      t.true(count.false <= count.without * (1 - floor(1 - FLOORS[name].false, count.without)), `false wins, ${lang}`);
      t.true(count.changed <= FLOORS[name].changed, `changed, ${lang}`);
    }
  });
