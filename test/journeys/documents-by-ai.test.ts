import test, { type ExecutionContext } from 'ava';
import { WORK } from '#application/engine/ports/work.ts';
import type { User as Account } from '#web/contract/account.ts';
import type { DocumentAnswer, DocumentMade } from '#web/contract/documents.ts';
import { type Answering, aiServer } from '../support/ai-server.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { sayOnTheWeb, turnsOf } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { serverProcess } from '../support/server-process.ts';
import { slowModel } from '../support/slow-model.ts';
import { temporaryDataFolder } from '../support/temporary.ts';
import { aUser, outboxOf, type User } from '../support/user.ts';

const WIN = 'Cut our nightly build from 40 to 9 minutes.';

const env = (baseUrl: string) => ({ OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' });

const appWith = async (t: ExecutionContext, answering: Answering) => {
  const { baseUrl } = await aiServer(t, answering);
  const app = await runningApp(t, { env: env(baseUrl) });
  const user = await aUser(app);
  await user.call('POST', '/api/achievements', { originalMessage: WIN });
  return { app, user };
};

const generate = async (user: User, body: object = { type: 'custom', prompt: 'a paragraph about builds' }) =>
  user.call<DocumentMade>('POST', '/api/documents/generate', body);
const read = (user: User, id: string) => user.call<DocumentAnswer>('GET', `/api/documents/${id}`);
const inState = (user: User, id: string, state: string) =>
  eventually(`the document is ${state}`, async () => {
    const { body } = await read(user, id);
    return body.document?.state === state ? body : undefined;
  });
const download = ({ web }: RunningApp, user: User, id: string) =>
  fetch(new URL(`/api/documents/${id}/download?format=txt`, web.url), {
    headers: { Cookie: `__Host-sid=${user.session}` },
  });

const openJobs = ({ services }: RunningApp) =>
  services.readModels.count(WORK, { equals: { reaction: 'write-document' } });

test('with AI a document is answered at once as being written, says how far it is, and cannot be downloaded until it is ready', async (t) => {
  const model = slowModel();
  const { app, user } = await appWith(t, model.answering);
  const { status, body } = await generate(user);
  t.is(status, 201);
  t.like(body.document, { state: 'writing', version: 0, content: '', writtenBy: '', failure: null });
  const { documentId } = body;
  const { document } = await eventually('it is being written', async () => {
    const { body: now } = await read(user, documentId);
    return now.document.progress?.stage === 'writing' ? now : undefined;
  });
  t.is(document.progress?.wins, 1);
  t.is((await download(app, user, documentId)).status, 409);
  t.is((await user.call('POST', `/api/documents/${documentId}/shares`, {})).status, 404);

  model.open();
  const ready = await inState(user, documentId, 'ready');
  t.like(ready.document, { version: 1, writtenBy: 'openai:m', instead: null, progress: null });
  t.true(ready.document.content.includes('40 to 9 minutes'));
  t.is((await download(app, user, documentId)).status, 200);
});

test('the plain version can be taken while AI writes, and the call to the provider is called off', async (t) => {
  const model = slowModel();
  const { app, user } = await appWith(t, model.answering);
  const { documentId } = (await generate(user)).body;
  await eventually('the model is asked', async () => model.state.asked === 1 || undefined);
  const { status, body } = await user.call<DocumentAnswer>('POST', `/api/documents/${documentId}/plain`, {});
  t.is(status, 200);
  t.like(body.document, { state: 'ready', version: 1, writtenBy: 'builtin', instead: null });
  await eventually('the call is called off', async () => model.state.leftAlone === 1 || undefined);
  await eventually('nothing is left to do', async () => (await openJobs(app)) === 0 || undefined);
  t.like((await read(user, documentId)).body.document, { version: 1, writtenBy: 'builtin' });
});

test('a document that is deleted while AI writes it stays so, and the provider is called off', async (t) => {
  const model = slowModel();
  const { app, user } = await appWith(t, model.answering);
  const { documentId } = (await generate(user)).body;
  await eventually('the model is asked', async () => model.state.asked === 1 || undefined);
  t.is((await user.call('DELETE', `/api/documents/${documentId}`)).status, 200);
  await eventually('the call is called off', async () => model.state.leftAlone === 1 || undefined);
  await eventually('nothing is left to do', async () => (await openJobs(app)) === 0 || undefined);
  t.is((await read(user, documentId)).status, 404);
  t.deepEqual((await app.commands['parked list']()).parked, []);
});

test('one asked for in the conversation is being written when that is answered, and is mailed once it is ready', async (t) => {
  const model = slowModel();
  const { app, user } = await appWith(t, model.answering);
  const { text } = await sayOnTheWeb(user, 'Please write my CV');
  t.regex(text, /I am writing what you asked for, a CV/);
  t.regex(text, /It goes to your mailbox/);
  const id = await eventually('the answer leads to it', async () => {
    const [turn] = await turnsOf(user);
    return turn?.from === 'cairn' ? turn.cards.find(({ about }) => about === 'document')?.documentId : undefined;
  });
  t.is((await read(user, id)).body.document.state, 'writing');
  model.open();
  const ready = await inState(user, id, 'ready');
  t.like(ready.document, { version: 1, writtenBy: 'openai:m' });
  const mail = await eventually('the mail', async () =>
    (await outboxOf(app, user.email)).find(({ attachments }) => attachments.length === 2),
  );
  t.regex(mail.attachments[0]?.filename ?? '', /CV, .*\.pdf$/);
});

test('what AI writes anew is being written while the old text stands', async (t) => {
  const model = slowModel();
  const { user } = await appWith(t, model.answering);
  model.open();
  const { documentId } = (await generate(user)).body;
  const first = await inState(user, documentId, 'ready');
  model.state.isOpen = false;
  const { body } = await user.call<DocumentAnswer>('POST', `/api/documents/${documentId}/regenerate`, {});
  t.like(body.document, { state: 'writing', version: 1, content: first.document.content });
  model.open();
  const again = await eventually('it is written anew', async () => {
    const { body: now } = await read(user, documentId);
    return now.document.version === 2 ? now : undefined;
  });
  t.like(again.document, { state: 'ready', writtenBy: 'openai:m' });
});

test('who does not let AI read and write with their wins is served without it: nothing leaves, and documents are ready at once', async (t) => {
  const model = slowModel();
  const { baseUrl, bodies } = await aiServer(t, model.answering);
  const app = await runningApp(t, { env: { ...env(baseUrl), OPENAI_SMALL_MODEL: 'small' } });
  const user = await aUser(app);
  t.is((await user.call<Account>('GET', '/api/user/profile')).body.aiAllowed, true);
  t.is((await user.call('PUT', '/api/user/profile', { aiAllowed: false })).status, 200);
  t.is((await user.call<Account>('GET', '/api/user/profile')).body.aiAllowed, false);
  await user.call('POST', '/api/achievements', { originalMessage: WIN });
  t.regex((await sayOnTheWeb(user, 'Fixed the printer.')).text, /printer/);
  const { body } = await generate(user);
  t.like(body.document, { state: 'ready', version: 1, writtenBy: 'builtin', instead: null });
  t.deepEqual(bodies, []);

  await user.call('PUT', '/api/user/profile', { aiAllowed: true });
  model.open();
  const { documentId } = (await generate(user, { type: 'cv' })).body;
  await inState(user, documentId, 'ready');
  await sayOnTheWeb(user, 'Trained two nurses.');
  const models = new Set(bodies.map((sent) => /"model":"([^"]*)"/.exec(sent)?.[1]));
  t.deepEqual([...models].sort(), ['m', 'small']);
});

test('a process that is killed while AI writes leaves it to the next one, and the call is charged once', async (t) => {
  const folder = await temporaryDataFolder();
  t.teardown(folder.remove);
  const model = slowModel();
  const { baseUrl } = await aiServer(t, model.answering);
  const server = await serverProcess(folder.path, { env: { ...env(baseUrl), AI_DAILY_TOKENS: '20000' } });
  await server.start();
  t.teardown(() => server.kill());
  const user = await aUser(server);
  await user.call('POST', '/api/achievements', { originalMessage: WIN });
  const { documentId } = (await generate(user)).body;
  await eventually('the model is asked', async () => model.state.asked === 1 || undefined);
  await server.kill();

  model.state.isOpen = true;
  await server.start();
  const { document } = await inState(user, documentId, 'ready');
  // The day has tokens for one such call: charged twice, the second would have been refused.
  t.like(document, { version: 1, writtenBy: 'openai:m', instead: null });
  t.is(model.state.asked, 2);
});
