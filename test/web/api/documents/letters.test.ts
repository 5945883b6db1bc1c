import test from 'ava';
import { sharedApp } from '#test/support/app.ts';
import { aUser, type User } from '#test/support/user.ts';
import type { DocumentMade } from '#web/contract/documents.ts';

const app = sharedApp(test);

type Failed = Readonly<{ success: false; message: string; errors?: Record<string, string> }>;
const generate = <Body>(user: User, wish: object) => user.call<Body>('POST', '/api/documents/generate', wish);

const COMPANY = 'Company name is required';
const ROLE = 'Role is required';

test('a cover letter without company or role is refused, each missing field named', async (t) => {
  const user = await aUser(app());
  const both = { company: COMPANY, role: ROLE };
  for (const [wish, message, errors] of [
    [{ type: 'cover-letter' }, COMPANY, both],
    [{ type: 'cover-letter', company: ' ', role: '', prompt: 'Make it short.' }, COMPANY, both],
    [{ type: 'custom', prompt: 'Create a cover letter' }, COMPANY, both],
    [{ type: 'cover-letter', company: 'Acme' }, ROLE, { role: ROLE }],
    [{ type: 'cover-letter', role: 'Lead' }, COMPANY, { company: COMPANY }],
    [{ type: 'custom', prompt: 'A cover letter for Siemens please' }, ROLE, { role: ROLE }],
  ] as const) {
    const { status, body } = await generate<Failed>(user, wish);
    t.is(status, 422, JSON.stringify(wish));
    t.deepEqual(body, { success: false, message, errors });
  }
  t.deepEqual((await user.call<unknown[]>('GET', '/api/documents')).body, []);
});

test('what the prompt names counts, beside what the fields say', async (t) => {
  const user = await aUser(app());
  for (const wish of [
    { type: 'cover-letter', company: 'Acme', role: 'Lead' },
    { type: 'cover-letter', prompt: 'A cover letter for the head of sales role at Northwind' },
    { type: 'custom', prompt: 'Cover letter: company Northwind, role head of sales' },
    { type: 'custom', prompt: 'A cover letter for Northwind please', role: 'head of sales' },
  ]) {
    const { status, body } = await generate<DocumentMade>(user, wish);
    t.is(status, 201, JSON.stringify(wish));
    t.is(body.document.type, 'cover-letter');
    t.not(body.document.company, '');
    t.not(body.document.role, '');
  }
  const cv = await generate<DocumentMade>(user, { type: 'cv' });
  t.is(cv.status, 201);
});
