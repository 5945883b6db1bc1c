import { changesSomething, type MailRequest, type RequestKind } from '#domain/inbox/request/mail-request.ts';
import { comparison } from '#language/reader/overlap.ts';
import { readText } from '#language/reader/read-words.ts';
import { kindMeant } from '#language/reader/wishes/kinds.ts';
import {
  isKeptBack,
  isOfOthers,
  isOfStrangers,
  type LabelledPart,
  type Message,
  messagesIn,
  textOf,
} from '../../../training/corpus.ts';
import { CORPUS, PHRASINGS, SHORT_DAYS, UNSEEN, WAITING } from '../../../training/train.ts';

const HARD = new Set(['setback', 'distress', 'crisis']);
const isCrisis = ({ tone, parts }: Message): boolean => tone === 'crisis' || parts.some(({ is }) => is === 'crisis');
const wantedOf = (part: LabelledPart): readonly string[] => {
  if (part.is !== 'request' && part.is !== 'correction') return [];
  const kind = kindMeant({ is: part.is, kind: part.kind ?? null });
  return kind === null ? [] : [kind];
};
const same = (a: readonly string[], b: readonly string[]) =>
  [...new Set(a)].sort().join() === [...new Set(b)].sort().join();
const isUnclear = ({ details: { corrections = [], correctionsByWords: byWords = [] } }: MailRequest): boolean =>
  byWords.length === 0 && corrections.every(({ kind }) => kind === 'unclear');
const isChange = (r: MailRequest) => r.certain && changesSomething(r) && !(r.kind === 'correct-wins' && isUnclear(r));

export const CONTEXT = { asked: null, today: '2026-11-22' } as const;

export type Row = Record<string, [number, number]>;
const add = (row: Row, name: string, is: boolean | number, of: boolean | number = 1) => {
  const one = row[name] ?? [0, 0];
  row[name] = one;
  one[0] += Number(is);
  one[1] += Number(of);
};
export type Outcome = { set: string; text: string; message: Message; marks: string[]; read: unknown };

export const measured = (set: string, messages: readonly Message[], keep?: Outcome[]): Row => {
  const row: Row = {};
  for (const message of messages) {
    const text = textOf(message);
    const began = performance.now();
    const read = readText(text, CONTEXT);
    add(row, 'ms', performance.now() - began);
    const isCovered = comparison();
    const marks: string[] = [];
    const mark = (name: string, is: boolean, of: boolean | number = 1) => {
      add(row, name, is && of, of);
      if (is && of) marks.push(name);
    };
    const { wins, requests, tone } = read;
    const isHardHeard = HARD.has(tone);
    if (isCrisis(message)) mark('crises heard', tone === 'crisis');
    else mark('false crises', tone === 'crisis', message.tone !== 'crisis');
    const told = message.parts.filter(({ is }) => is === 'win').map(({ text: one }) => one);
    const wanted = message.parts.flatMap(wantedOf);
    const changed = requests.filter((one) => isChange(one) && !wanted.includes(one.kind));
    mark('unasked changes', changed.length > 0);
    if (HARD.has(message.tone)) {
      if (!isCrisis(message)) {
        mark('hard heard', isHardHeard);
        if (told.length === 0) mark('hard kept as win', wins.length > 0);
        else
          mark(
            'hard: wins lost',
            told.some((one) => !wins.some((win) => isCovered(one, win))),
          );
      }
      keep?.push({ set, text, message, marks, read });
      continue;
    }
    mark('false hard', isHardHeard, true);
    const kinds: string[] = requests
      .filter(({ kind }) => kind !== 'unknown-wish' && kind !== 'ask-about-us')
      .map(({ kind }) => kind);
    const isAskedBack = requests.some(({ kind }) => kind === 'unknown-wish');
    const isExact =
      same(wanted, kinds) &&
      told.length === wins.length &&
      told.every((one, at) => isCovered(one, wins[at] ?? '') && isCovered(wins[at] ?? '', one));
    mark('exact', isExact);
    const lost = told.filter((one) => !wins.some((win) => isCovered(one, win))).length;
    add(row, 'wins lost', lost, told.length);
    if (lost) marks.push('wins lost');
    mark(
      'false wins',
      wins.some((win) => !told.some((one) => isCovered(win, one) || isCovered(one, win))),
      told.length === 0,
    );
    const heard = wanted.filter((kind) => isAskedBack || kinds.includes(kind)).length;
    add(row, 'wishes heard', heard, wanted.length);
    const named = wanted.filter((kind) => kinds.includes(kind)).length;
    add(row, 'kind named', named, wanted.length);
    const changes = wanted.filter((kind) => changesSomething({ kind: kind as RequestKind }));
    const done = changes.filter((kind) => requests.some((one) => one.kind === kind && one.certain)).length;
    add(row, 'done at once', done, changes.length);
    if (named < wanted.length) marks.push('kind missed');
    const isWithoutWish = message.parts.every(({ is }) => is !== 'request' && is !== 'correction' && is !== 'question');
    mark(
      'needless questions',
      requests.some((r) => r.kind !== 'ask-about-us' && (r.kind === 'unknown-wish' || !r.certain)),
      isWithoutWish,
    );
    mark(
      'false wishes',
      kinds.some((k) => !wanted.includes(k)),
      true,
    );
    keep?.push({ set, text, message, marks, read });
  }
  return row;
};

const only = (name: string) => (file: string) => file === name;
export const SETS: Record<string, () => readonly Message[]> = {
  unseen: () => messagesIn(UNSEEN, isOfOthers),
  strangers: () => messagesIn(UNSEEN, isOfStrangers),
  'kept back': () =>
    messagesIn(CORPUS)
      .filter(isKeptBack)
      .filter((_, at) => at % 2 === 0),
  'plain known': () => messagesIn(PHRASINGS, only('known.jsonl')),
  'plain unseen': () => messagesIn(PHRASINGS, only('unseen.jsonl')),
  'unnamed known': () => messagesIn(WAITING, (f) => f.startsWith('phrased-')).filter((m) => !isKeptBack(m)),
  'unnamed unseen': () => messagesIn(WAITING, (f) => f.startsWith('phrased-')).filter(isKeptBack),
  'in passing fit': () => messagesIn(WAITING, (f) => f.startsWith('in-passing-')).filter((_, at) => at % 3 !== 0),
  'in passing': () => messagesIn(WAITING, (f) => f.startsWith('in-passing-')).filter((_, at) => at % 3 === 0),
  'short days': () => messagesIn(SHORT_DAYS).filter(isKeptBack),
  'crises bare': () => messagesIn(PHRASINGS, only('crises-bare-unseen.jsonl')),
  'harmless bare': () => messagesIn(PHRASINGS, only('harmless-bare-unseen.jsonl')),
  'crises beside': () => messagesIn(PHRASINGS, only('crises-unseen.jsonl')),
  idioms: () => messagesIn(PHRASINGS, only('idioms-unseen.jsonl')),
  'crises bare known': () => messagesIn(PHRASINGS, only('crises-bare-known.jsonl')),
  'harmless bare known': () => messagesIn(PHRASINGS, only('harmless-bare-known.jsonl')),
  'crises beside known': () => messagesIn(PHRASINGS, only('crises-known.jsonl')),
  'idioms known': () => messagesIn(PHRASINGS, only('idioms-known.jsonl')),
};

export const shown = (rows: Record<string, Row>): string => {
  const out: string[] = [];
  for (const [set, row] of Object.entries(rows)) {
    out.push(
      `${set}: ` +
        Object.entries(row)
          .map(([n, [a, b]]) =>
            n === 'ms'
              ? `ms ${(a / b).toFixed(1)} (${b})`
              : n === 'crises heard' || n === 'unasked changes' || n === 'false crises'
                ? `${n} ${a}/${b}`
                : `${n} ${((100 * a) / Math.max(1, b)).toFixed(1)}%/${b}`,
          )
          .join(', '),
    );
  }
  const sum = (name: string): string =>
    Object.values(rows)
      .reduce<[number, number]>(([a, b], row) => [a + (row[name]?.[0] ?? 0), b + (row[name]?.[1] ?? 0)], [0, 0])
      .join('/');
  out.push(
    `ALL: crises ${sum('crises heard')}, false crises ${sum('false crises')}, unasked ${sum('unasked changes')}`,
  );
  return out.join('\n');
};

if (import.meta.main) {
  const { writeFileSync } = await import('node:fs');
  const [, , file = '/dev/shm/out.json', ...names] = process.argv;
  const keep: Outcome[] = [];
  const rows = Object.fromEntries(
    (names.length ? names : Object.keys(SETS)).map((n) => [
      n,
      measured(n, (SETS[n] as () => readonly Message[])(), keep),
    ]),
  );
  console.log(shown(rows));
  writeFileSync(file, JSON.stringify(keep));
}
