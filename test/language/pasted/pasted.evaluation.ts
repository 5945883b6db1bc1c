import test, { type ExecutionContext } from 'ava';
import { readText } from '#language/reader/read-words.ts';
import { evaluation } from '#test/evaluation/share.ts';
import { adverts } from './adverts.ts';
import { cvs } from './cvs.ts';
import { neither } from './neither.ts';
import type { Pasted } from './pasted.ts';

/**
 * CVs, advertisements and look-alikes written before any rule was. Every second one is kept apart: it is counted, never named, so
 * that no rule can be mended against it.
 */
const KNOWN = 0.95;
const UNSEEN = 0.85;

const { some, floor } = evaluation({ sample: 1 });

const read = (text: string) => {
  const reading = readText(text, { asked: null, today: '2026-11-25' });
  if (reading.kind !== 'understood') throw new Error(reading.kind);
  return reading;
};

const check = (t: ExecutionContext, all: readonly Pasted[], wrongIn: (one: Pasted) => string | null) => {
  for (const apart of [false, true]) {
    const part = some(all.filter((_, at) => (at % 2 === 1) === apart));
    const wrong = part.flatMap((one) => wrongIn(one) ?? []);
    t.log(`${apart ? 'unseen' : 'known'}: ${part.length - wrong.length} of ${part.length} right`);
    if (!apart) for (const said of wrong) t.log(said);
    t.true(1 - wrong.length / part.length >= floor(apart ? UNSEEN : KNOWN, part.length));
  }
};

const wrongDocument =
  (kind: 'cv' | 'job-advert') =>
  ({ name, text, wins: told = [], request }: Pasted): string | null => {
    const { pasted, wins, requests } = read(text);
    const isRight =
      pasted?.kind === kind &&
      wins.length === told.length &&
      told.every((win, at) => wins[at]?.startsWith(win)) &&
      (request === undefined ? requests.length === 0 : requests.some((one) => one.kind === request));
    return isRight ? null : `${name}: ${JSON.stringify([pasted?.kind, wins, requests.map((one) => one.kind)])}`;
  };

test('a pasted CV gives no win, and what stands above it is heard', (t) => {
  check(t, cvs, wrongDocument('cv'));
});

test('a pasted job advertisement gives no win, and what stands above it is heard', (t) => {
  check(t, adverts, wrongDocument('job-advert'));
});

test('news that look like a CV or an advertisement are read as news', (t) => {
  check(t, neither, ({ name, text }) => (read(text).pasted ? name : null));
});
