import test, { type ExecutionContext } from 'ava';
import { changeProfile } from '#application/accounts/change-profile.ts';
import { personOf } from '#application/accounts/find-person.ts';
import { openAccount } from '#application/accounts/open-account.ts';
import { careerFactsOf, careerHistory } from '#application/documents/career/career-history.ts';
import { type CareerFiles, proposeFrom } from '#application/documents/career/career-import.ts';
import { dismissMissingFact, keepFacts, removeFact, rewordFact } from '#application/documents/career/keep-facts.ts';
import { followProfile, tellPosition } from '#application/documents/career/tell-position.ts';
import { streams } from '#application/streams.ts';
import type { CareerFact } from '#domain/documents/career.ts';
import { embeddedServices } from '#test/support/stores.ts';

const sister: CareerFact = {
  ...{ id: 'a', kind: 'position', employer: 'St. Mary’s', title: 'Ward sister', place: '' },
  ...{ from: '2019', to: '2022' },
};

const aCareer = async (t: ExecutionContext, position = { role: '', company: '' }) => {
  const services = await embeddedServices(t);
  const wish = { email: 'sub@example.com', firstName: 'Sub', lastName: 'Scriber', timezone: 'UTC' };
  const opened = await openAccount(services, wish);
  if ('refused' in opened) throw new Error(opened.refused);
  const { userId } = opened;
  await changeProfile(services, userId, { position });
  const told = async () => (await careerFactsOf(services, userId)).map(said);
  const profile = async () => {
    const person = await personOf(services, userId);
    return `${person?.role} @ ${person?.company}`;
  };
  return { services, userId, told, profile };
};

const said = (fact: CareerFact): string =>
  fact.kind === 'position' ? `${fact.title} @ ${fact.employer} ${fact.from}–${fact.to ?? 'now'}` : fact.kind;

test('what the profile told before there were positions is one of them, and stays one with the first change', async (t) => {
  const { services, userId, told, profile } = await aCareer(t, { role: 'Sous Chef', company: 'Noma' });
  t.deepEqual(await told(), ['Sous Chef @ Noma –now']);
  await keepFacts(services, userId, [sister], 'web');
  t.deepEqual(await told(), ['Sous Chef @ Noma –now', 'Ward sister @ St. Mary’s 2019–2022']);
  t.is((await careerHistory(services, userId))?.adopted, null);
  t.is(await profile(), 'Sous Chef @ Noma');
});

test('what the profile told is changed and removed as any other fact, and the profile follows', async (t) => {
  const { services, userId, told, profile } = await aCareer(t, { role: 'Sous Chef', company: 'Noma' });
  const [adopted] = await careerFactsOf(services, userId);
  if (adopted?.kind !== 'position') throw new Error('nothing is adopted');
  await rewordFact(services, userId, { ...adopted, title: 'Head Chef', from: '2024-03' });
  t.deepEqual(await told(), ['Head Chef @ Noma 2024-03–now']);
  t.is(await profile(), 'Head Chef @ Noma');
  await removeFact(services, userId, adopted.id);
  t.deepEqual(await told(), []);
  t.is(await profile(), ' @ ');
  t.like(await removeFact(services, userId, adopted.id), { refused: 'no-such-fact' });
});

test('what only the profile told can be removed at once', async (t) => {
  const { services, userId, told, profile } = await aCareer(t, { role: 'Sous Chef', company: 'Noma' });
  const [adopted] = await careerFactsOf(services, userId);
  await removeFact(services, userId, adopted?.id ?? '');
  t.deepEqual(await told(), []);
  t.is(await profile(), ' @ ');
});

test('a position told by mail ends the one before, and the profile says it', async (t) => {
  const { services, userId, told, profile } = await aCareer(t, { role: 'Sous Chef', company: 'Noma' });
  const month = new Date(services.clock.now()).toISOString().slice(0, 7);
  await tellPosition(services, userId, { title: 'Head Chef', employer: 'Geranium' }, 'b');
  const after = [`Sous Chef @ Noma –${month}`, `Head Chef @ Geranium ${month}–now`];
  t.deepEqual(await told(), after);
  t.is(await profile(), 'Head Chef @ Geranium');
  await tellPosition(services, userId, { title: 'Head Chef', employer: 'Geranium' }, 'b'); // the same mail once more
  t.deepEqual(await told(), after);
});

test('the profile that is corrected corrects the current position and leaves its time', async (t) => {
  const { services, userId, told, profile } = await aCareer(t);
  await keepFacts(services, userId, [{ ...sister, to: null } as CareerFact], 'web');
  t.is(await profile(), 'Ward sister @ St. Mary’s');
  await changeProfile(services, userId, { position: { role: 'Sister' } });
  await followProfile(services, userId);
  t.deepEqual(await told(), ['Sister @ St. Mary’s 2019–now']);
});

test('a profile that did not follow, as after a crash, follows with the same change once more', async (t) => {
  const { services, userId, profile } = await aCareer(t);
  const current = { ...sister, to: null } as CareerFact;
  await keepFacts(services, userId, [current], 'web');
  await changeProfile(services, userId, { position: { role: '', company: '' } });
  await rewordFact(services, userId, current);
  t.is(await profile(), 'Ward sister @ St. Mary’s');
});

test('what is said already is written once; what was confirmed and is told already is not kept twice', async (t) => {
  const { services, userId, told } = await aCareer(t);
  await keepFacts(services, userId, [sister], 'web');
  await rewordFact(services, userId, { ...sister, title: ' Ward  sister ' } as CareerFact);
  const skill: CareerFact = { id: 's', kind: 'skill', name: 'Triage' };
  await keepFacts(services, userId, [{ ...sister, id: 'b' }, skill, { ...skill, id: 't' }], 'import');
  t.deepEqual(await told(), ['Ward sister @ St. Mary’s 2019–2022', 'skill']);
  t.is((await services.log.read(streams.career(userId))).length, 2);
});

test('nothing of somebody else is reached, and nothing is kept once an account is gone', async (t) => {
  const { services, userId } = await aCareer(t);
  t.like(await keepFacts(services, userId + 1, [sister], 'web'), { refused: 'no-such-account' });
  t.like(await rewordFact(services, userId, sister), { refused: 'no-such-fact' });
  t.deepEqual(await careerFactsOf(services, userId + 1), []);
  t.like(await dismissMissingFact(services, userId + 1, 'education'), { refused: 'no-such-account' });
});

test('what is dismissed is known, and nothing but facts is told', async (t) => {
  const { services, userId, told } = await aCareer(t);
  await dismissMissingFact(services, userId, 'education');
  t.deepEqual([...((await careerHistory(services, userId))?.dismissed ?? [])], ['education']);
  t.deepEqual(await told(), []);
});

test('an hour has room for a file five times over, counted in facts', async (t) => {
  const { services, userId } = await aCareer(t);
  const facts = (round: number): readonly CareerFact[] =>
    Array.from({ length: 300 }, (_, at) => ({ id: `s${at}`, kind: 'skill', name: `Skill ${round}-${at}` }));
  for (let round = 0; round < 5; round += 1)
    t.false('refused' in (await keepFacts(services, userId, facts(round), 'import')));
  t.deepEqual(await keepFacts(services, userId, facts(5), 'import'), { refused: 'too-often' });
});

test('a file that tells more than is proposed says how much is left out', async (t) => {
  const { services, userId } = await aCareer(t);
  const told = Array.from({ length: 310 }, (_, at) => ({ kind: 'skill', name: `Skill ${at}` }) as const);
  await keepFacts(services, userId, [{ ...told[0], id: 'a', kind: 'skill', name: 'SKILL 0' }], 'web');
  const files: CareerFiles = {
    read: async () => ({ source: 'text', facts: told, leftOut: 7, lines: [] }),
    close: async () => {},
  };
  const proposed = await proposeFrom(services, files, userId, new Uint8Array());
  if ('refused' in proposed) throw new Error(proposed.refused);
  t.is(proposed.proposals.length, 300);
  t.like(proposed, { known: 1, leftOut: 16 });
});
