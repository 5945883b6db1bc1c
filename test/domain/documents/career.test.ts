import test from 'ava';
import { array, assert, constantFrom, integer, oneof, property, record, tuple } from 'fast-check';
import type { CareerFact, CareerWords } from '#domain/documents/career.ts';
import { type CareerCommand, career } from '#domain/documents/career-decider.ts';
import { isInOrder, mayOverlap } from '#domain/documents/career-months.ts';
import {
  createFactIndex,
  LONGEST_CAREER_LINE,
  MOST_CAREER_FACTS,
  problemIn,
  tellSame,
} from '#domain/documents/career-rules.ts';
import { correctedPosition, toldPosition } from '#domain/documents/current-position.ts';
import { currentPosition, type Position, positionAt } from '#domain/documents/positions.ts';
import { AT, carriedOut } from '../carried-out.ts';

const id = { userId: 1, at: AT };
const sister: Position = {
  ...{ id: 'a', kind: 'position', employer: 'St. Mary’s', title: 'Ward sister', place: '' },
  ...{ from: '2019', to: '2022' },
};
const keep = (...kept: readonly CareerFact[]): CareerCommand => ({
  type: 'ChangeCareer',
  data: { ...id, source: 'web', kept, removed: [] },
});
const remove = (...removed: readonly string[]): CareerCommand => ({
  type: 'ChangeCareer',
  data: { ...id, source: 'web', kept: [], removed },
});
const skill = (name: string): CareerFact => ({ id: name, kind: 'skill', name });

test('facts are kept, changed and removed; one that is not there cannot be removed', (t) => {
  const { types, answers } = carriedOut(career, [
    keep(sister),
    keep({ ...sister, title: 'Sister' }),
    remove('a'),
    remove('a'),
  ]);
  t.deepEqual(types, ['CareerFactRecorded', 'CareerFactRecorded', 'CareerFactRemoved']);
  t.is(answers.at(-1), 'no-such-fact');
});

test('nothing of a change is kept when one of its facts cannot be', (t) => {
  const { events, answers } = carriedOut(career, [keep(skill('Triage'), { ...sister, to: '2018' })]);
  t.deepEqual([events.length, answers], [0, ['bad-fact']]);
});

test('there is an end to how many are kept, and what is there can still be changed', (t) => {
  const many = Array.from({ length: MOST_CAREER_FACTS }, (_, at) => skill(`Skill ${at}`));
  const { answers, types } = carriedOut(career, [keep(...many), keep(skill('One more')), keep(skill('Skill 1'))]);
  t.is(answers[1], 'too-many-facts');
  t.is(types.length, MOST_CAREER_FACTS + 1);
});

test('what is not asked for any more is dismissed once', (t) => {
  const dismiss: CareerCommand = { type: 'DismissMissingFact', data: { ...id, missingFact: 'education' } };
  t.deepEqual(carriedOut(career, [dismiss, dismiss]).types, ['MissingFactDismissed']);
});

test('words under `personal` alone tell what a fact says', (t) => {
  const [event] = carriedOut(career, [keep(sister)]).events;
  const { personal, ...open } = event?.type === 'CareerFactRecorded' ? event.data : { personal: null };
  t.false(JSON.stringify(open).includes('Ward'));
  t.like(personal, { fact: { title: 'Ward sister' } });
});

const problems: readonly (readonly [string, CareerFact, string | null])[] = [
  ['a position', sister, null],
  ['no names', { ...sister, title: ' ', employer: '' }, 'title missing'],
  ['an employer alone', { ...sister, title: '' }, null],
  ['a month that is none', { ...sister, from: '2019-13' }, 'from no-month'],
  ['a day', { ...sister, from: '2019-01-02' }, 'from no-month'],
  ['another age', { ...sister, from: '1822' }, 'from no-month'],
  ['it ends before it began', { ...sister, from: '2022-05', to: '2022-04' }, 'to ends-before-it-began'],
  ['within a year', { ...sister, from: '2022-05', to: '2022' }, null],
  ['it lasts', { ...sister, to: null }, null],
  ['no times', { ...sister, from: '', to: '' }, null],
  ['too long', { ...sister, place: 'x'.repeat(LONGEST_CAREER_LINE + 1) }, 'place too-long'],
  ['longer than a profile holds', { ...sister, title: 'x'.repeat(101) }, 'title too-long'],
  ['two lines', { ...sister, title: 'Ward\nsister' }, 'title not-a-line'],
  ['half a letter', { ...sister, title: '\ud800' }, 'title not-a-line'],
  ['a link', { id: 'l', kind: 'link', label: '', url: 'https://example.org/me' }, null],
  ['no page', { id: 'l', kind: 'link', label: '', url: 'javascript:alert(1)' }, 'url no-link'],
  ['a file', { id: 'l', kind: 'link', label: '', url: 'file:///etc/passwd' }, 'url no-link'],
  ['a password', { id: 'l', kind: 'link', label: '', url: 'https://me:secret@example.org' }, 'url no-link'],
  ['no host', { id: 'l', kind: 'link', label: '', url: 'https://x' }, 'url no-link'],
  ['a certificate', { id: 'c', kind: 'certificate', title: '', issuer: 'ISC2', issued: '' }, 'title missing'],
  ['a language', { id: 'n', kind: 'language', name: 'French', level: 'C1' }, null],
];
for (const [name, fact, problem] of problems)
  test(`kept or not: ${name}`, (t) => {
    const found = problemIn(fact);
    t.is(found && `${found.field} ${found.why}`, problem);
  });

const month = oneof(
  integer({ min: 1950, max: 2040 }).map(String),
  tuple(integer({ min: 1950, max: 2040 }), integer({ min: 1, max: 12 })).map(
    ([year, of]) => `${year}-${String(of).padStart(2, '0')}`,
  ),
);
const span = record({ from: oneof(month, constantFrom('')), to: oneof(month, constantFrom('', null)) });

test('months: whatever is in order may overlap itself, and overlapping knows no first and second', (t) => {
  t.notThrows(() =>
    assert(
      property(span, span, (one, other) => {
        if (isInOrder(one) && !mayOverlap(one, one)) return false;
        return mayOverlap(one, other) === mayOverlap(other, one);
      }),
    ),
  );
});

test('months: a year is as long as its months', (t) => {
  t.notThrows(() =>
    assert(
      property(integer({ min: 1950, max: 2040 }), integer({ min: 1, max: 12 }), (year, of) => {
        const within = `${year}-${String(of).padStart(2, '0')}`;
        return isInOrder({ from: String(year), to: within }) && isInOrder({ from: within, to: String(year) });
      }),
    ),
  );
});

test('whatever is told, the profile and the career say the same after it, and nothing ends before it began', (t) => {
  const title = constantFrom('', 'Head Chef', 'Sous Chef');
  const employer = constantFrom('', 'Noma', 'Geranium');
  const positions = record({ title: constantFrom('Cook', 'Head Chef'), employer, times: span })
    .filter(({ times }) => isInOrder(times))
    .map(({ times, ...names }): Position => ({ id: 'was', kind: 'position', place: '', ...names, ...times }));
  t.notThrows(() =>
    assert(
      property(positions, record({ title, employer }), month, (was, told, now) => {
        if (told.title === '' && told.employer === '') return true;
        for (const rule of [toldPosition, correctedPosition]) {
          const { kept, removed } = rule([was], told, now.length === 4 ? `${now}-06` : now, 'new');
          const facts = [was, ...kept].filter(({ id }, at, all) => all.findLastIndex((one) => one.id === id) === at);
          const after = currentPosition(facts.filter((fact) => !removed.includes(fact.id)));
          if (after?.title.toLowerCase() !== told.title.toLowerCase() || after.employer !== told.employer) return false;
          if (kept.some((fact) => problemIn(fact) !== null)) return false;
        }
        return true;
      }),
    ),
  );
});

test('a new position ends the one before; told again it changes nothing; of this month it is put right', (t) => {
  const cook: Position = { ...sister, id: 'a', title: 'Cook', employer: 'Noma', from: '2019-03', to: null };
  const told = { title: 'Head Chef', employer: 'Noma' };
  const { kept } = toldPosition([cook], told, '2026-11', 'b');
  t.like(kept, [
    { id: 'a', title: 'Cook', to: '2026-11' },
    { id: 'b', title: 'Head Chef', from: '2026-11', to: null },
  ]);
  t.deepEqual(toldPosition(kept, told, '2026-12', 'c').kept, []);
  t.like(toldPosition(kept, { title: 'Sous Chef', employer: 'Noma' }, '2026-11', 'c').kept, [
    { id: 'b', title: 'Sous Chef', from: '2026-11' },
  ]);
});

test('a position of which no time is known is gone with its names; one that had a time ends', (t) => {
  const nothing = { title: '', employer: '' };
  t.deepEqual(correctedPosition([{ ...sister, from: '', to: null }], nothing, '2026-11', 'b').removed, ['a']);
  t.like(correctedPosition([{ ...sister, to: null }], nothing, '2026-11', 'b').kept, [{ id: 'a', to: '2026-11' }]);
});

test('a win belongs to the position of its date, of two at once to the one that began later', (t) => {
  const later: Position = { ...sister, id: 'b', from: '2021-04', to: null };
  t.is(positionAt('2020-05-01', [sister, later])?.id, 'a');
  t.is(positionAt('2021-04-01', [sister, later])?.id, 'b');
  t.is(positionAt('2018-12-31', [sister, later]), null);
  const undated = { ...later, id: 'c', from: '', to: null };
  t.is(positionAt('2018-12-31', [sister, undated])?.id, 'c');
  t.is(positionAt('2018-12-31', [sister, undated, { ...undated, id: 'd' }]), null);
});

test('the same is known again however it is written; another time of the same work is another', (t) => {
  t.true(tellSame(sister, { ...sister, employer: "ST. MARY'S", from: '', to: '' }));
  t.false(tellSame(sister, { ...sister, from: '2024', to: null }));
  t.true(
    tellSame(
      { kind: 'link', label: '', url: 'https://www.x.org/me/' },
      { kind: 'link', label: 'X', url: 'http://x.org/me' },
    ),
  );
  t.false(tellSame({ kind: 'skill', name: 'C' }, { kind: 'skill', name: 'C++' }));
  t.false(tellSame({ kind: 'skill', name: '🎻' }, { kind: 'skill', name: '🍳' }));
  t.true(tellSame({ kind: 'skill', name: '❤' }, { kind: 'skill', name: '❤️' }));
});

test('an index of facts finds what comparing each with each would find', (t) => {
  const name = constantFrom('Cook', 'COOK', 'Baker', '');
  const words = oneof(
    record({ title: name, employer: name, times: span }).map(
      ({ times, ...names }): CareerWords => ({ kind: 'position', place: '', ...names, ...times }),
    ),
    record({ title: name, issuer: name }).map((names): CareerWords => ({ kind: 'certificate', issued: '', ...names })),
    name.map((one): CareerWords => ({ kind: 'skill', name: one })),
    name.map((one): CareerWords => ({ kind: 'language', name: one, level: '' })),
  );
  t.notThrows(() =>
    assert(
      property(array(words), words, (facts, wanted) => {
        const index = createFactIndex<CareerWords>();
        for (const fact of facts) index.add(fact);
        const isMeant = (fact: CareerWords): boolean => fact !== facts[0];
        return (
          index.find(wanted) === facts.find((fact) => tellSame(fact, wanted)) &&
          index.find(wanted, isMeant) === facts.find((fact) => isMeant(fact) && tellSame(fact, wanted))
        );
      }),
    ),
  );
});

test('finding duplicates among many facts reads the names of each of them once', (t) => {
  let reads = 0;
  const facts = Array.from(
    { length: 500 },
    (_, at): CareerWords => ({
      kind: 'skill',
      get name() {
        reads += 1;
        return `Skill ${at}`;
      },
    }),
  );
  const index = createFactIndex<CareerWords>();
  for (const fact of facts) index.add(fact);
  for (let at = 0; at < 500; at += 1) t.is(index.find({ kind: 'skill', name: `skill ${at}` }), facts[at]);
  t.is(reads, 500);
});

test('characters that stand for many letters are compared as they are', (t) => {
  const long = 'ﷺ'.repeat(100);
  t.true(tellSame({ kind: 'skill', name: long }, { kind: 'skill', name: long }));
  t.false(tellSame({ kind: 'skill', name: long }, { kind: 'skill', name: `${long}1` }));
});
