import { newId } from '#application/engine/ids.ts';
import { type NetworkLimits, takeForNetwork } from '#application/engine/limits.ts';
import { timestamp } from '#application/engine/ports/clock.ts';
import type { Services } from '#application/services.ts';
import { plainAnalysis, type WordSigns, type Writer } from '#application/wins/public.ts';
import { type Refusal, refuse } from '#domain/decider.ts';
import { isHardTone } from '#domain/inbox/mail/hard-day.ts';
import type { HardDayFacts } from '#domain/inbox/request/answer-facts.ts';
import { isTimezone, localDate } from '#domain/time/local-time.ts';
import type { Analysis } from '#domain/wins/events.ts';
import type { MailReader } from './mail-reader.ts';

type Parts = Pick<Services, 'registers' | 'vault' | 'clock' | 'helplines'> &
  Readonly<{
    clerk: Writer;
    reader: Pick<MailReader, 'readText' | 'hear'>;
    signs: Pick<WordSigns, 'languageOf'>;
  }>;

const HOUR = 60 * 60;

/** Each takes a reader's thread for a moment: of all networks together no more than 64 times the last. */
const limits: NetworkLimits = {
  network: { name: 'try-network', most: 20, seconds: HOUR },
  wider: { name: 'try-wider', most: 200, seconds: HOUR },
  part: { name: 'try-part', most: 500, seconds: HOUR },
};

/** A line that says more than this was read as a journal, and is not what somebody tries. */
const MOST_WINS = 3;

type TriedWin = Analysis & Readonly<{ text: string }>;

/** What is heard in a visitor's words. */
export type Tried =
  | Readonly<{ heard: 'wins'; wins: readonly TriedWin[] }>
  | Readonly<{ heard: 'hard' | 'request' | 'none' }>
  | Readonly<{ heard: 'crisis'; hardDay: HardDayFacts }>;

/**
 * Reads a visitor's words as a message is read, and says of each win what plain code says of it. Nothing of the words is kept,
 * logged or given to a provider; what is counted is the network that asks.
 */
export const tryWin = async (
  parts: Parts,
  { words, timezone }: Readonly<{ words: string; timezone: string }>,
  network: string,
): Promise<Tried | Refusal<'too-often'>> => {
  const { reader, clock, helplines } = parts;
  if (!(await takeForNetwork(parts, limits, network, newId(clock.now())))) return refuse('too-often');
  const zone = isTimezone(timezone) ? timezone : 'UTC';
  const { tone, day, language } = await reader.hear(words);
  if (tone === 'crisis') {
    const help = helplines.of({ phoneCountry: null, timezone: zone }, day === 'violence' ? 'violence' : 'life');
    return { heard: 'crisis', hardDay: { tone, day, language: language ?? 'en', help } };
  }
  const today = localDate(timestamp(clock), zone);
  const reading = await reader.readText(words, { asked: null, today });
  if (reading.kind !== 'understood') return { heard: 'none' };
  if (reading.wins.length > 0) return { heard: 'wins', wins: await analysed(parts, reading.wins, today) };
  if (isHardTone(tone) || isHardTone(reading.tone)) return { heard: 'hard' };
  return { heard: reading.requests.length > 0 ? 'request' : 'none' };
};

const analysed = async (
  { clerk, signs }: Parts,
  wins: readonly string[],
  date: string,
): Promise<readonly TriedWin[]> => {
  const tried: TriedWin[] = [];
  for (const text of wins.slice(0, MOST_WINS)) {
    const language = signs.languageOf(text) ?? 'en';
    tried.push({ text, ...(await plainAnalysis(clerk, text, { language, date, journal: [] })) });
  }
  return tried;
};
