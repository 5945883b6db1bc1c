import { setTimeout as wait } from 'node:timers/promises';
import { type Bomb, from, type Target } from './bomb.ts';
import { ask, askAll, counted } from './http.ts';
import { NASTY } from './nasty-text.ts';

const PATIENCE_MS = 90_000;

/** Says it in the box, and waits until it is answered. */
const said =
  (text: string): Bomb['send'] =>
  async (target) => {
    const { session } = await target.user();
    const { status } = await ask(target, 'POST', '/api/messages', { session, body: { message: text } });
    if (status !== 202) return String(status);
    return `202, ${await stateOf(target, session)}`;
  };

const stateOf = async (target: Target, session: string): Promise<string> => {
  const end = performance.now() + PATIENCE_MS;
  while (performance.now() < end) {
    const { text } = await ask(target, 'GET', '/api/messages?limit=5', { session });
    const { messages } = JSON.parse(text) as { messages: readonly { from: string; state?: string }[] };
    const state = messages.find(({ from: by }) => by === 'you')?.state;
    if (state !== undefined && state !== 'waiting') return state;
    await wait(250);
  }
  throw new Error('the message waits for ever');
};

/** A win of this, which is read in lists, searched and changed. */
const kept =
  (text: string): Bomb['send'] =>
  async (target) => {
    const { session } = await target.user();
    const made = await ask(target, 'POST', '/api/achievements', { session, body: { originalMessage: text } });
    const list = await ask(target, 'GET', '/api/achievements?q=zebra&limit=100', { session });
    const insight = await ask(target, 'GET', '/api/achievements', { session });
    return counted([made.status, list.status, insight.status]);
  };

/** So many wins of this, and then all of them at once in a file. */
const exported =
  (count: number, text: string): Bomb['send'] =>
  async (target) => {
    const { session } = await target.user();
    const make = () => ask(target, 'POST', '/api/achievements', { session, body: { originalMessage: text } });
    const made = await askAll(Array.from({ length: count }, () => make));
    return `${made}, ${(await ask(target, 'GET', '/api/user/export', { session })).status}`;
  };

/** A cover letter without a company, and these words after the question which one. */
const afterQuestion =
  (text: string): Bomb['send'] =>
  async (target) => {
    const { session } = await target.user();
    await ask(target, 'POST', '/api/messages', { session, body: { message: 'Please write me a cover letter.' } });
    await stateOf(target, session);
    const { status } = await ask(target, 'POST', '/api/messages', { session, body: { message: text } });
    return `${status}, ${await stateOf(target, session)}`;
  };

const tried =
  (text: string): Bomb['send'] =>
  async (target) =>
    String((await ask(target, 'POST', '/api/try', { body: { message: text }, localAddress: from.visitor })).status);

const short = (name: string) => (name === 'one letter and spaces' ? { isShort: true as const } : {});

/** The same words in the box, as a win, and in what a visitor may try. */
export const messageBombs: readonly Bomb[] = [
  {
    name: 'an export of 11 wins of 20,000 line feeds',
    isShort: true,
    send: exported(11, `a${'\n'.repeat(19_990)}b`),
  },
  {
    name: '7,800 marks after a question back',
    isShort: true,
    send: afterQuestion(`Acme, sales lead${'!'.repeat(7_800)} x`),
  },
  ...[...NASTY].map(([name, of]): Bomb => ({ name: `7,900 of ${name}`, ...short(name), send: said(of(7_900)) })),
  ...[...NASTY]
    .filter((_, at) => at % 3 === 0)
    .map(([name, of]): Bomb => ({ name: `a win of 20,000 of ${name}`, send: kept(of(19_990)) })),
  ...[...NASTY]
    .filter((_, at) => at % 4 === 0)
    .map(([name, of]): Bomb => ({ name: `tried by a visitor, 500 of ${name}`, send: tried(of(500)) })),
];
