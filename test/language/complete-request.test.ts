import test from 'ava';
import type { AskedBackOutcome } from '#domain/inbox/request/outcome.ts';
import { completeRequest } from '#language/reader/replies/complete-request.ts';

const letter: AskedBackOutcome = {
  request: 'cover-letter',
  asked: 'A cover letter, please',
  result: 'unclear',
  facts: { asks: 'company-and-role', company: '', role: '', zone: '' },
};

const unread = () => Promise.reject(new Error('never read'));

test('company and role complete a cover letter', async (t) => {
  const request = await completeRequest(unread, letter, 'Acme, sales lead');
  t.like(request, { kind: 'cover-letter', details: { company: 'Acme', role: 'sales lead' } });
});

test('a reply of many courtesies is no answer, and is not looked through', async (t) => {
  t.is(await completeRequest(unread, letter, `Acme, sales lead.${' Thanks!'.repeat(300)}`), null);
});
