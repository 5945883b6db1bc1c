import { noTelemetry } from '#application/engine/telemetry.ts';
import type { Reading } from '#application/inbox/mail-reader.ts';
import { readWithAi } from '#application/inbox/read-with-ai.ts';
import { changesSomething } from '#domain/inbox/request/mail-request.ts';
import { NO_NAMES } from '#domain/known-names.ts';
import { createChatModel } from '#infrastructure/openai/chat-model.ts';
import { createOpenAiReader } from '#infrastructure/openai/reading/reader.ts';
import { claims } from '#language/claims/claims.ts';
import { hashOf } from '#language/reader/model/hashing.ts';
import { readText } from '#language/reader/read-words.ts';
import { kindMeant } from '#language/reader/wishes/kinds.ts';
import { isOfOthers, type Message, messagesIn, textOf } from '../../training/corpus.ts';
import { UNSEEN } from '../../training/train.ts';

// Reads unseen messages with the model behind OPENAI_BASE_URL (OPENAI_MODEL, OPENAI_API_KEY) in front of the local reader, and
// prints both readings' figures. `node test/evaluation/with-model.ts [messages]`; every message that is read otherwise than
// labelled is shown, since two readers of a message may both be right.

const TODAY = '2026-11-22';
const SAMPLE = 0x5a3b1e;

type Understood = Extract<Reading, { kind: 'understood' }>;
type Row = Readonly<{
  isExact: boolean;
  wins: number;
  lost: number;
  falseWins: number;
  hardKept: number;
  unasked: number;
  kinds: readonly string[];
  wanted: readonly string[];
}>;

const wordsOf = (text: string): readonly string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];

/** Most words of the one stand in the other. */
const isCovered = (text: string, by: string, share: number): boolean => {
  const words = wordsOf(text);
  const other = new Set(wordsOf(by));
  return words.length > 0 && words.filter((word) => other.has(word)).length >= share * words.length;
};
const isSame = (one: string, other: string): boolean => isCovered(one, other, 0.85) && isCovered(other, one, 0.85);

const sorted = (names: readonly string[]): string => [...new Set(names)].sort().join();

const judge = (message: Message, { wins, requests }: Understood): Row => {
  const told = message.parts.filter(({ is }) => is === 'win').map(({ text }) => text);
  const hard = message.parts.filter(({ is }) => ['setback', 'distress', 'crisis'].includes(is)).map(({ text }) => text);
  const wanted = message.parts.flatMap(({ is, kind = null }) => {
    const meant = is === 'request' || is === 'correction' ? kindMeant({ is, kind }) : null;
    return meant === null ? [] : [meant as string];
  });
  const kinds = requests
    .filter(({ kind }) => kind !== 'unknown-wish' && kind !== 'ask-about-us')
    .map(({ kind }) => kind as string);
  const isNew = (win: string): boolean => !told.some((text) => isCovered(win, text, 0.5) || isCovered(text, win, 0.5));
  return {
    isExact:
      told.length === wins.length &&
      told.every((text, at) => isSame(text, wins[at] ?? '')) &&
      sorted(kinds) === sorted(wanted.filter((kind) => kind !== 'unknown-wish' && kind !== 'ask-about-us')),
    wins: told.length,
    lost: told.filter((text) => !wins.some((win) => isCovered(text, win, 0.6))).length,
    falseWins: wins.filter(isNew).length,
    hardKept: wins.filter((win) => isNew(win) && hard.some((text) => isCovered(win, text, 0.6))).length,
    unasked: requests.filter((one) => one.certain && changesSomething(one) && !wanted.includes(one.kind)).length,
    kinds,
    wanted,
  };
};

const percent = (some: number, all: number): string =>
  `${((100 * some) / Math.max(1, all)).toFixed(1)} % (${some}/${all})`;

const shown = (name: string, rows: readonly Row[]): string => {
  const sum = (of: (row: Row) => number): number => rows.reduce((all, row) => all + of(row), 0);
  const wins = sum((row) => row.wins);
  return [
    `${name}: exact ${percent(
      sum(({ isExact }) => Number(isExact)),
      rows.length,
    )}`,
    `wins lost ${percent(
      sum(({ lost }) => lost),
      wins,
    )}`,
    `false wins ${percent(
      sum(({ falseWins }) => Number(falseWins > 0)),
      rows.length,
    )}`,
    `hard days kept as wins ${sum(({ hardKept }) => hardKept)}`,
    `unasked changes ${sum(({ unasked }) => unasked)}`,
  ].join(', ');
};

const main = async (): Promise<void> => {
  const { OPENAI_API_KEY: apiKey, OPENAI_BASE_URL: baseUrl, OPENAI_MODEL: model = 'large' } = process.env;
  if (!apiKey || !baseUrl) throw new Error('Set OPENAI_API_KEY and OPENAI_BASE_URL');
  const count = Number(process.argv[2] ?? 160);
  const messages = [...messagesIn(UNSEEN, (file) => file.startsWith('messages-') && isOfOthers(file))]
    .sort((a, b) => hashOf(SAMPLE, textOf(a)) - hashOf(SAMPLE, textOf(b)))
    .slice(0, count);
  const chat = createChatModel(
    { apiKey, model, baseUrl },
    {
      clock: { now: () => Date.now() },
      budget: { take: async () => true, settle: async () => {} },
      logger: { error: () => {} },
      telemetry: noTelemetry,
    },
  );
  const aiReader = createOpenAiReader(chat);
  const local: Row[] = [];
  const both: Row[] = [];
  for (const message of messages) {
    const words = textOf(message).trim();
    const alone = { ...readText(words, { asked: null, today: TODAY }), words };
    const read = await readWithAi({ aiReader, claims }, alone, {
      userId: 1,
      names: async () => NO_NAMES,
      today: TODAY,
      asked: null,
      beside: async () => ({ listed: [], journal: [] }),
    });
    if (read.kind !== 'understood') continue;
    local.push(judge(message, alone));
    const row = judge(message, read);
    both.push(row);
    if (row.isExact && row.falseWins === 0) continue;
    console.log(
      JSON.stringify({ words, labelled: message.parts, wins: read.wins, kinds: row.kinds, wanted: row.wanted }),
    );
  }
  console.log(shown('local reader', local));
  console.log(shown('with the model', both));
};

await main();
