import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import type { ExecutionContext } from 'ava';
import { streams } from '#application/streams.ts';
import type { IncomingMailEvent, MailUnderstood } from '#domain/inbox/mail/events.ts';
import { changesSomething, type MailRequest, type RequestKind } from '#domain/inbox/request/mail-request.ts';
import { foldText } from '#domain/text.ts';
import type { Analysis, WinAnalysed, WinEvent } from '#domain/wins/events.ts';
import { tokensIn } from '#language/claims/tokens.ts';
import { languageOf } from '#language/reader/language-of.ts';
import { learnedAboutWin } from '#language/reader/model/learned-about-win.ts';
import { sentencesOf } from '#language/reader/words/sentences.ts';
import { createBuiltinWriter } from '#language/writer/writer.ts';
import type { MessageTaken } from '#web/contract/messages.ts';
import { completion } from '../support/ai-server.ts';
import { type RunningApp, runningApp } from '../support/app.ts';
import { injections } from '../support/injections.ts';
import { kindsOf, rowsOf } from '../support/labelled-words.ts';
import { aUser, type User } from '../support/user.ts';
import { winSetting } from '../support/win-setting.ts';
import { chance as chanceOf } from './chance.ts';
import { documentLie, documentsThrough, type FoundDocuments } from './model-documents.ts';

type Said = Readonly<{ text: string; requests: readonly RequestKind[]; isInjection: boolean }>;
type Found = {
  messages: number;
  wins: number;
  byAi: number;
  secondRead: number;
  fallbackReason: Record<string, number>;
  wrong: string[];
  parked: number;
};

const PATIENCE_MS = 5 * 60_000;
/** A later message of its user took a win away, or gave it other words, before anybody wrote about it. */
const OVERTAKEN: ReadonlySet<string> = new Set(['WinRemoved', 'WinMerged', 'WinReworded', 'WinExtended']);
const BY_ONE_USER = 5;
/** Sure of the same skills as the one beside the provider. */
const clerk = createBuiltinWriter(async (win) => learnedAboutWin(win));

type Asked = Readonly<{ messages: number; documents: number; from: number; minutes: number; seed: number }>;

/**
 * So many messages go through the whole of Cairn with a provider that says what it likes: a liar on loopback, always, and
 * the real model at MODEL_URL where there is one, from the message numbered `from` on and for so many minutes at most, for
 * a slow machine runs it in several parts. Passes when no number, name or skill was invented, no schedule or pause was
 * changed that nobody asked for, and no job is parked. Every kind of document is then written so many times by each of them.
 */
export const modelDrill = async ({ messages, documents, from, minutes, seed }: Asked): Promise<boolean> => {
  const said = chosen(messages, seed).slice(from);
  const liar = await aLiar(seed);
  const reports: [string, Found][] = [['a scripted liar', await through(liar.url, said)]];
  const written: [string, FoundDocuments][] = [['a scripted liar', await documentsThrough(liar.url, documents)]];
  liar.close();
  const real = process.env.MODEL_URL;
  if (real) {
    const found = await through(real, said, performance.now() + minutes * 60_000);
    reports.push([`the model at ${real}`, found]);
    written.push([`the model at ${real}`, await documentsThrough(real, documents)]);
    const next = from + found.messages;
    if (next < messages) console.log(`out of time: the next part begins with --from ${next} --seed ${seed}`);
  } else console.log('MODEL_URL is not set: no real model was asked (see test/drills/README.md)');
  for (const [name, { wrong, ...found }] of reports) {
    console.log(`${name}: ${JSON.stringify(found)}, ${wrong.length} wrong`);
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  }
  for (const [name, { wrong, ...found }] of written) {
    console.log(`documents of ${name}: ${JSON.stringify(found)}, ${wrong.length} wrong`);
    for (const line of wrong.slice(0, 20)) console.log(`  ${line}`);
  }
  const wrongs = [...reports, ...written].flatMap(([, { wrong }]) => wrong);
  return wrongs.length === 0 && reports.every(([, { parked }]) => parked === 0);
};

/** Wins, requests, neither, and injections, in turns. */
const chosen = (count: number, seed: number): readonly Said[] => {
  const chance = chanceOf(seed);
  const lists: readonly (readonly Said[])[] = [
    ...['wins.tsv', 'wishes-beside.tsv', 'no-win.tsv'].map((table) =>
      rowsOf(table)
        .filter(({ words }) => words.trim() !== '')
        .map((row) => ({ text: row.words, requests: kindsOf(row) as readonly RequestKind[], isInjection: false })),
    ),
    injections.map((one) => ({ text: one.text, requests: [], isInjection: true })),
  ];
  return Array.from({ length: count }, (_, at) => {
    const list = lists[at % lists.length] ?? [];
    return list[Math.floor(chance() * list.length)] as Said;
  });
};

const through = async (url: string, said: readonly Said[], end = Number.POSITIVE_INFINITY): Promise<Found> => {
  const undo: (() => unknown)[] = [];
  const t = { teardown: (one: () => unknown) => undo.unshift(one), fail: (why: string) => console.error(why) };
  const env = { OPENAI_API_KEY: 'none', OPENAI_BASE_URL: url, OPENAI_MODEL: 'drill', AI_DAILY_TOKENS: '10000000' };
  try {
    const app = await runningApp(t as unknown as ExecutionContext, { env });
    const found: Found = { messages: 0, wins: 0, byAi: 0, secondRead: 0, fallbackReason: {}, wrong: [], parked: 0 };
    while (found.messages < said.length && performance.now() < end) {
      const user = await aUser(app);
      const own = said.slice(found.messages, found.messages + BY_ONE_USER);
      for (const one of own) await judge(app, user, one, found);
      found.wrong.push(...(await changesOf(app, user, own)));
      found.messages += own.length;
      if (end < Number.POSITIVE_INFINITY) console.log(`${found.messages}: ${JSON.stringify(found)}`); // hours, on a slow machine
    }
    found.parked = (await app.commands['parked list']()).parked.length;
    return found;
  } finally {
    for (const one of undo) await one();
  }
};

const waitFor = async <Result>(what: string, look: () => Promise<Result | undefined>): Promise<Result> => {
  const end = performance.now() + PATIENCE_MS;
  for (;;) {
    const found = await look();
    if (found !== undefined) return found;
    if (performance.now() > end) throw new Error(`it never came: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const judge = async (app: RunningApp, user: User, said: Said, found: Found): Promise<void> => {
  const { body } = await user.call<MessageTaken>('POST', '/api/messages', { message: said.text });
  const { log } = app.services;
  const understood = await waitFor(`what ${said.text} says`, async () => {
    const events = await log.read<IncomingMailEvent>(streams.incomingMail(body.id));
    return events.find(({ type }) => type === 'MailUnderstood')?.data as MailUnderstood['data'] | undefined;
  });
  if (understood.readerVersions.includes('openai:')) found.secondRead += 1;
  for (const request of understood.personal.requests)
    if (request.certain && changesSomething(request) && !isMeant(request, said))
      found.wrong.push(`an unasked ${request.kind}: ${said.text.slice(0, 80)}`);
  for (const [at, winId] of understood.winIds.entries()) {
    const win = understood.personal.wins[at] ?? '';
    if (!sentencesOf(win).every((sentence) => onOneLine(said.text).includes(onOneLine(sentence))))
      found.wrong.push(`a win of other words: ${win.slice(0, 80)}`);
    const analysed = await waitFor(`the analysis of ${win}`, async () => {
      const events = await log.read<WinEvent>(streams.win(winId));
      const analysis = events.find(({ type, data }) => type === 'WinAnalysed' && data.textRevision === 0);
      if (analysis) return analysis.data as WinAnalysed['data'];
      return events.some(({ type }) => OVERTAKEN.has(type)) ? null : undefined;
    });
    if (!analysed) continue;
    found.wins += 1;
    if (analysed.writtenBy !== 'builtin') found.byAi += 1;
    if (analysed.fallbackReason)
      found.fallbackReason[analysed.fallbackReason] = (found.fallbackReason[analysed.fallbackReason] ?? 0) + 1;
    if (analysed.writtenBy === 'builtin') continue;
    const known = await clerk.analyse(win, winSetting({ language: languageOf(win) ?? 'en' }));
    found.wrong.push(...inventedIn(win, analysed.personal, said, known));
  }
};

const onOneLine = (words: string): string =>
  foldText(words.replace(/\p{Cf}/gu, ''))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Asked for in these words; or a question of ours was answered by them, with a yes or a no. */
const isMeant = ({ kind, text, details }: MailRequest, said: Said): boolean =>
  said.requests.includes(kind) || details.declined === true || !onOneLine(said.text).includes(onOneLine(text));

/** By another way than the check's own: digits, capitals and skills are looked for in the win's letters, and in what the clerk knows of it. */
const inventedIn = (
  win: string,
  { analysis, skills }: Analysis,
  { isInjection }: Said,
  known: Analysis,
): readonly string[] => {
  const folded = foldText(`${win} ${known.analysis}`);
  const words = [...analysis.matchAll(/(?<=\S )\p{Lu}[\p{L}\d]*/gu)].map(([word]) => word);
  const numbers = tokensIn(win, 'en').flatMap((token) => (token.is === 'number' ? token.values.map(String) : []));
  return [
    ...(analysis.match(/\d+/g) ?? []).filter((one) => !folded.includes(one) && !numbers.includes(one)),
    ...[...words, ...skills.filter((skill) => !known.skills.includes(skill))].filter(
      (one) => !folded.includes(foldText(one)),
    ),
    ...(isInjection ? [analysis, ...skills].filter((one) => /hacked|:\/\//i.test(one)) : []),
  ].map((one) => `${one} is not in: ${win.slice(0, 100)}`);
};

const CHANGES: ReadonlySet<string> = new Set(['ScheduleChanged', 'CheckInsPaused', 'CheckInsResumed']);

const changesOf = async (app: RunningApp, user: User, said: readonly Said[]): Promise<readonly string[]> => {
  if (said.some(({ requests }) => requests.some((kind) => changesSomething({ kind })))) return [];
  const events = await app.services.log.readSealed(streams.schedule(user.userId));
  return events.filter(({ type }) => CHANGES.has(type)).map(({ type }) => `${type} that nobody asked for`);
};

/** Says what it likes, in the right shape most of the time: other numbers, names, skills and requests. */
const aLiar = async (seed: number) => {
  const chance = chanceOf(seed);
  const one = <Item>(list: readonly Item[]): Item => list[Math.floor(chance() * list.length)] as Item;
  const lies = (user: string): unknown => {
    const asked = JSON.parse(user) as { message?: string; win?: string; sources?: unknown };
    if (asked.sources !== undefined) return documentLie(asked, chance);
    const { message, win } = asked;
    const words = String(message ?? win).split(' ');
    const some = () =>
      words
        .slice(Math.floor(chance() * words.length))
        .slice(0, 1 + Math.floor(chance() * 12))
        .join(' ');
    if (win !== undefined)
      return {
        category: one(['Sales', 'Leadership', 'Bureaucracy', 'Care']),
        analysis: one([
          `You ${some()}.`,
          'You saved 31,337 dollars for Kwabena.',
          `${some()} and 12 more.`,
          '![x](https://evil.example)',
          win,
        ]),
        skills: [one(['Brain Surgery', 'Excel', some()]), 'Leadership'],
      };
    const kinds = ['stop', 'pause', 'change-schedule', 'change-profile', 'resume', 'cv', 'correct-wins', 'login', null];
    const details = one([null, { hour: '03:00', days: [0, 1] }, { until: '2027-01-01' }, { company: 'Enron' }]);
    const is = () => one(['win', 'request', 'chat']);
    return {
      tone: one(['win', 'chat', 'crisis', 'distress']),
      language: one(['en', 'xx', null]),
      parts: one([
        [{ text: message, is: is(), kind: one(kinds), details }],
        [{ text: some(), is: 'request', kind: one(kinds), details }],
        [{ text: 'Won the Nobel prize', is: 'win' }],
      ]),
    };
  };
  const server = createServer(async (request, response) => {
    const asked = JSON.parse(await text(request)) as { messages: readonly { content: string }[] };
    response.setHeader('content-type', 'application/json');
    const said = JSON.stringify(lies(asked.messages.at(-1)?.content ?? '{}'));
    response.end(JSON.stringify(completion(chance() < 0.1 ? said.slice(0, said.length / 2) : said)));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
