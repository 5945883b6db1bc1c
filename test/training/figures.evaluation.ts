import test from 'ava';
import { evaluation } from '#test/evaluation/share.ts';
import { isKeptBack, isOfOthers, isOfStrangers, messagesIn } from '../../training/corpus.ts';
import { type Figures, figuresOf, shownFigures } from '../../training/figures.ts';
import { CORPUS, UNSEEN } from '../../training/train.ts';

const { some, floor } = evaluation({ sample: 0.08, more: 0.5 });

const known = figuresOf(some(messagesIn(CORPUS).filter(isKeptBack)));
const unseen = figuresOf(some(messagesIn(UNSEEN, isOfOthers)));
const strangers = figuresOf(some(messagesIn(UNSEEN, isOfStrangers)));
const share = (figures: Figures, name: string): number => {
  const { of, out } = figures[name]?.all ?? { of: 0, out: 1 };
  return of / out;
};

const outOf = (figures: Figures, name: string): number => figures[name]?.all?.out ?? 0;

/** Safely under what was measured when the weights were learned: a change of the reading that costs more is seen. */
const FLOORS = [
  ['language right', 0.97],
  ['exact', 0.7],
  ['wins told from no wins', 0.89],
  ['requests heard', 0.9],
  ['kinds right', 0.77],
  ['one win kept one', 0.88],
  ['hard day heard as hard', 0.69],
  ['crisis heard by tone or part', 0.7],
] as const;
const CEILINGS = [
  ['wins lost', 0.05],
  ['false requests', 0.055],
  ['false crises', 0.02],
] as const;

test('of the part of the corpus that was kept back, as much is understood as when the weights were learned', (t) => {
  t.log(shownFigures('known', known));
  for (const [name, least] of FLOORS)
    t.true(share(known, name) >= floor(least, outOf(known, name)), `${name}: ${share(known, name)}`);
  for (const [name, most] of CEILINGS)
    t.true(1 - share(known, name) >= floor(1 - most, outOf(known, name)), `${name}: ${share(known, name)}`);
});

test('messages by those who had read neither rules nor corpus are understood no worse than what is known', (t) => {
  t.log(shownFigures('unseen', unseen));
  for (const name of ['exact', 'wins told from no wins', 'requests heard'])
    t.true(
      share(unseen, name) >= floor(share(known, name) - 0.05, outOf(unseen, name)),
      `${name}: ${share(unseen, name)}`,
    );
});

test('messages by strangers as odd as they come are printed apart', (t) => {
  t.log(shownFigures('strangers', strangers));
  t.true(share(strangers, 'language right') >= floor(0.95, outOf(strangers, 'language right')));
});
