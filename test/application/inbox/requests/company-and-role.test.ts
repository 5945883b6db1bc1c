import test from 'ava';
import { zoneNamed } from '#application/inbox/requests/change-schedule.ts';
import { firstNumbers, numberedWins } from '#domain/inbox/request/numbered-wins.ts';
import type { RequestOutcome } from '#domain/inbox/request/outcome.ts';
import { companyAndRoleIn, companyIn } from '#language/reader/replies/complete-request.ts';
import { anAnswerListing } from './asking.ts';

const NOTHING = { company: '', role: '' };
const BOTH = { company: 'Acme', role: 'sales lead' };

test('company and role are read however people put them', (t) => {
  for (const reply of [
    'Acme, sales lead',
    'sales lead at Acme',
    'It is for Acme, and the role is sales lead.',
    'Acme - sales lead',
    'Company: Acme\nRole: sales lead',
    'Role: sales lead, company: Acme',
    'Acme as a sales lead please',
    'Acme for the sales lead position',
    'Sure, the company is Acme and the role is sales lead. Thanks!',
    'Acme, sales lead\n\nThanks,\nAda',
    'Hi, it’s Acme; for the role of sales lead',
  ])
    t.deepEqual(companyAndRoleIn(reply, NOTHING), BOTH, reply);
});

test('what is missing alone may be said alone', (t) => {
  t.deepEqual(companyAndRoleIn('as a sales lead', { company: 'Acme', role: '' }), BOTH);
  t.deepEqual(companyAndRoleIn('Acme', { company: '', role: 'sales lead' }), BOTH);
  t.deepEqual(companyIn('It is Acme.', NOTHING), { company: 'Acme' });
});

test('a no, or a long story, is neither', (t) => {
  for (const reply of ['never mind', 'No thanks, not now', 'Forget it', '', 'x '.repeat(200)]) {
    t.is(companyAndRoleIn(reply, NOTHING), null, reply);
    t.is(companyIn(reply, NOTHING), null, reply);
  }
});

test('a zone is known by its name or its city', (t) => {
  t.is(zoneNamed('europe/berlin'), 'Europe/Berlin');
  t.is(zoneNamed('New York'), 'America/New_York');
  t.is(zoneNamed('UTC'), 'UTC');
  t.is(zoneNamed('Atlantis'), null);
  t.is(zoneNamed(''), null);
});

test('each number of an answer stands for one win', (t) => {
  const listing = (...ids: string[]): RequestOutcome => ({
    request: 'list-wins',
    asked: '',
    result: 'done',
    facts: {
      wins: ids.map((winId) => ({ winId, date: '2026-11-20', text: '' })),
      total: ids.length,
      during: null,
    },
  });
  const words = anAnswerListing(['a', 'b'], [listing('c', 'd'), listing('e')]);
  t.deepEqual(numberedWins(words), ['a', 'b', 'c', 'd', 'e']);
  t.deepEqual(firstNumbers(words), [3, 5]);
});

test('a company may hold a common word, and a "no" names none', (t) => {
  for (const [reply, company, role] of [
    ['Stop & Shop, cashier', 'Stop & Shop', 'cashier'],
    ['Nothing Technologies, designer', 'Nothing Technologies', 'designer'],
    ['Never Ending Books, clerk', 'Never Ending Books', 'clerk'],
    ['No Isolation, engineer', 'No Isolation', 'engineer'],
    ['Not Just Travel as travel agent', 'Not Just Travel', 'travel agent'],
    ['Forget Me Not Flowers, florist', 'Forget Me Not Flowers', 'florist'],
    ['Hello Fresh, buyer', 'Hello Fresh', 'buyer'],
    ['Yes, Acme, buyer', 'Acme', 'buyer'],
    ['Thanks & Co, clerk', 'Thanks & Co', 'clerk'],
    ['Resume Now, writer', 'Resume Now', 'writer'],
    ['Next, store manager', 'Next', 'store manager'],
  ] as const)
    t.deepEqual(companyAndRoleIn(reply, NOTHING), { company, role }, reply);
  t.deepEqual(companyIn('Stop & Shop', NOTHING), { company: 'Stop & Shop' });
  for (const reply of ['no', 'Nothing', 'nothing yet', 'never mind', 'forget it', 'skip it please', 'Not now, later'])
    t.is(companyAndRoleIn(reply, NOTHING) ?? companyIn(reply, NOTHING), null, reply);
  for (const reply of ['cancel that', 'nothing, leave it', 'None of us knows', 'The boss was happy', "don't bother"])
    t.is(companyAndRoleIn(reply, NOTHING) ?? companyIn(reply, NOTHING), null, reply);
});
