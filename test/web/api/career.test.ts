import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { aUser, type User } from '#test/support/user.ts';
import type { User as Profile } from '#web/contract/account.ts';
import {
  type CareerFact,
  type CareerList,
  type CareerProposals,
  type CareerSaved,
  type CareerWords,
  careerWords,
} from '#web/contract/career.ts';

const app = sharedApp(test);

const ID = '0d9bd6a2-6a0e-4c0e-9a41-6a0d1a4f2b11';
const sister: CareerWords = {
  ...{ is: 'position', employer: 'St. Mary’s', title: 'Ward sister', place: 'Leeds' },
  ...{ from: '2019-03', to: null },
};
type Failed = Readonly<{ success: false; message: string; errors?: Record<string, string> }>;

const put = (user: User, words: unknown, id = ID) => user.call<CareerSaved>('PUT', `/api/user/career/${id}`, words);
const add = (user: User, words: object, id = ID) =>
  user.call<CareerSaved>('POST', '/api/user/career', { facts: [{ ...words, id }] });
const list = async (user: User) => (await user.call<CareerList>('GET', '/api/user/career')).body;
const bring = async (user: User, file: string | Uint8Array) => {
  const response = await fetch(`${app().web.url}/api/user/career/import`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${user.session}`, 'Content-Type': 'application/octet-stream' },
    body: file as BodyInit,
  });
  return { status: response.status, body: (await response.json()) as CareerProposals & Pick<Failed, 'message'> };
};

test('a fact is kept, changed, listed and removed, and the profile says what its user works as now', async (t) => {
  const user = await aUser(app());
  t.deepEqual(await list(user), { success: true, facts: [], dismissed: [] });
  t.is((await put(user, sister)).status, 404);
  t.is((await add(user, sister)).status, 201);
  t.deepEqual((await list(user)).facts, [{ ...sister, id: ID } as CareerFact]);
  const profile = async () => (await user.call<Profile>('GET', '/api/user/profile')).body;
  t.like(await profile(), { role: 'Ward sister', company: 'St. Mary’s' });
  await put(user, { ...sister, to: '2022' });
  t.like((await list(user)).facts[0], { to: '2022' });
  t.like(await profile(), { role: '', company: '' });
  t.deepEqual((await user.call<CareerSaved>('DELETE', `/api/user/career/${ID}`)).body.facts, []);
  t.is((await user.call('DELETE', `/api/user/career/${ID}`)).status, 404);
});

test('the profile that is changed and the career never contradict each other', async (t) => {
  const user = await aUser(app());
  await user.call('PUT', '/api/user/profile', { role: 'Cook', company: 'Noma' });
  const [told] = (await list(user)).facts;
  t.like(told, { is: 'position', title: 'Cook', employer: 'Noma', from: '', to: null });
  await add(user, { ...sister, to: '2022' });
  await user.call('PUT', '/api/user/profile', { role: 'Head Chef' });
  const facts = (await list(user)).facts.filter((fact) => fact.is === 'position');
  t.deepEqual(
    facts.map(({ title, to }) => [title, to]),
    [
      ['Head Chef', null],
      ['Ward sister', '2022'],
    ],
  );
});

test('what cannot be kept is refused, with its field', async (t) => {
  const user = await aUser(app());
  const refused = async (words: unknown, id?: string) => {
    const { status, body } = (await put(user, words, id)) as unknown as { status: number; body: Failed };
    return [status, Object.keys(body.errors ?? {})[0]];
  };
  t.deepEqual(await refused({ ...sister, from: '2020', to: '2019' }), [400, 'to']);
  t.deepEqual(await refused({ ...sister, from: 'spring' }), [400, 'from']);
  t.deepEqual(await refused({ ...sister, title: '', employer: '' }), [400, 'title']);
  t.deepEqual(await refused({ ...sister, title: 'x'.repeat(101) }), [400, 'title']);
  t.deepEqual(await refused({ ...sister, place: 'x'.repeat(201) }), [400, 'place']);
  for (const url of [
    'javascript:alert(1)',
    'https://you:secret@example.com',
    'mailto:a@example.com',
    'https://intranet/',
  ])
    t.deepEqual(await refused({ is: 'link', label: '', url }), [400, 'url'], url);
  t.deepEqual(await refused({ ...sister, admin: true }), [400, 'admin']);
  t.is((await refused(sister, 'no-id'))[0], 404);
  t.is((await add(user, sister, 'no-id')).status, 400);
  t.deepEqual((await list(user)).facts, []);
});

test('a link that is too long is refused before its form is looked at', (t) => {
  const parsed = careerWords.safeParse({ is: 'link', label: '', url: `http://${'a.'.repeat(5_000)}@` });
  t.deepEqual(
    parsed.error?.issues.map(({ code }) => code),
    ['too_big'],
  );
});

test('nobody reaches the facts of somebody else', async (t) => {
  const [one, other] = [await aUser(app()), await aUser(app())];
  await add(one, sister);
  t.is((await other.call('DELETE', `/api/user/career/${ID}`)).status, 404);
  t.is((await put(other, { ...sister, title: 'Cook' })).status, 404);
  await add(other, { ...sister, title: 'Cook' });
  t.like((await list(one)).facts, [{ title: 'Ward sister' }]);
  t.is((await fetch(`${app().web.url}/api/user/career`)).status, 401);
});

const CV = 'Experience\nCook, Noma, 2015 – 2018\nLanguages\nFrench (C1)';

test('a file is only proposed; what was confirmed is kept, and proposed no more', async (t) => {
  const user = await aUser(app());
  const { body } = await bring(user, CV);
  t.like(body, { source: 'text', known: 0, leftOut: 0 });
  t.is(body.proposals.length, 2);
  t.deepEqual((await list(user)).facts, [], 'nothing is kept of a file');
  const facts = body.proposals.map(({ fact }) => fact);
  const edited = facts.map((fact) => (fact.is === 'position' ? { ...fact, title: 'Sous Chef' } : fact));
  t.is((await user.call('POST', '/api/user/career', { facts: edited, imported: true })).status, 201);
  t.deepEqual((await list(user)).facts, edited);
  t.is((await user.call('POST', '/api/user/career', { facts: edited, imported: true })).status, 201, 'once more');
  t.is((await list(user)).facts.length, 2);
  const again = await bring(user, CV.replace('Cook', 'Sous Chef'));
  t.like(again.body, { known: 2, proposals: [] });
});

test('what a file adds to a fact is proposed in its place', async (t) => {
  const user = await aUser(app());
  await user.call('PUT', '/api/user/profile', { role: 'Cook', company: 'Noma' });
  const { body } = await bring(user, 'Experience\nCook, Noma, Copenhagen, since 03/2019');
  const [proposal] = body.proposals;
  t.like(proposal, {
    fact: { title: 'Cook', from: '2019-03', to: null, place: 'Copenhagen' },
    before: { title: 'Cook', from: '' },
  });
  await user.call('POST', '/api/user/career', { facts: [proposal?.fact] });
  t.like((await list(user)).facts, [{ title: 'Cook', from: '2019-03' }]);
});

test('a file that cannot be read is answered with why', async (t) => {
  const user = await aUser(app());
  t.is((await bring(user, new Uint8Array([0x89, 0x50, 0, 0]))).status, 415);
  t.regex((await bring(user, '%PDF-1.7 torn')).body.message, /damaged/);
  t.regex((await bring(user, '{"basics": {}}')).body.message, /found no positions/);
  t.is((await bring(user, new Uint8Array(5 * 1024 * 1024 + 1))).status, 413);
});

test('what is not asked for any more is told with the list', async (t) => {
  const user = await aUser(app());
  t.is((await user.call('POST', '/api/user/career/dismiss', { missing: 'education' })).status, 200);
  t.is((await user.call('POST', '/api/user/career/dismiss', { missing: 'an unkind\nword' })).status, 400);
  t.deepEqual((await list(user)).dismissed, ['education']);
  type Shown = Readonly<{ notes: readonly Readonly<{ is: string; asks?: string }>[] }>;
  const generated = await user.call<{ documentId: string }>('POST', '/api/documents/generate', { type: 'cv' });
  const shown = await user.call<Shown>('GET', `/api/documents/${generated.body.documentId}`);
  const asked = shown.body.notes.map(({ asks }) => asks);
  t.true(asked.includes('positions'), 'what lacks is asked for');
  t.false(asked.includes('education'), 'what was dismissed is not');
});
