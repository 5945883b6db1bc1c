import { keyedId } from '#application/engine/ids.ts';
import { type Limit, takeFrom } from '#application/engine/limits.ts';
import { changeRegister } from '#application/engine/registers.ts';
import type { Services } from '#application/services.ts';
import type { MailRequested } from '#domain/delivery/mail/events.ts';
import type { MailReceived, MailUnderstood } from '#domain/inbox/mail/events.ts';
import { foldText } from '#domain/text.ts';
import { answeredMails } from './answered-mails.ts';

type Parts = Pick<Services, 'registers' | 'vault' | 'clock'>;

const DAY_MS = 24 * 60 * 60_000;
/** Words are the same from this share of them on that both have: a machine may greet once and not again. */
const NEARLY = 0.9;
/** Enough to tell a text by, and more mails than a day has answers. */
const MOST_WORDS = 200;
const MOST_SAID = 30;
/** Nobody types more within seconds. */
const FEW_WORDS = 40;
/** Nobody reads an answer and writes back within seconds. */
const AT_ONCE_MS = 10_000;
const askedAgain: Limit = { name: 'answers-at-once', most: 3, seconds: DAY_MS / 1000 };

type Understood = MailUnderstood['data'] | null;

/**
 * Is this mail one of a machine that answers our answers? Asked right before a mail would be answered, with what it said;
 * null where it could not be read, and then it says what no other does. In a conversation nearly the same words have one
 * answer a day. Who asks for something is a person, who may ask again in the same words, yet not many times within seconds
 * of our answer; whoever chatters within seconds of it is none. The same mail asked about twice is the same answer.
 */
export const isLoop = async (
  services: Parts,
  received: MailReceived['data'],
  understood: Understood,
): Promise<boolean> => {
  const { mailId, userId, recipient } = received;
  const where = `${userId}:${recipient.kind === 'reply' ? recipient.conversationId : recipient.kind}`;
  const { isSaid, isAtOnce } = await note(services, where, received, understood);
  if ((understood?.requestCount ?? 0) > 0)
    return isSaid && isAtOnce && !(await takeFrom(services, askedAgain, where, mailId));
  return isSaid || (isAtOnce && isChatter(understood));
};

/** Thanks for an answer of ours, and nothing else: the last word may be theirs. */
export const isThanksForAnswer = async (
  services: Pick<Services, 'log' | 'mail'>,
  { userId, personal }: MailReceived['data'],
  understood: Understood,
): Promise<boolean> => {
  if (understood?.personal.remark?.tone !== 'thanks' || understood.files.length > 0) return false;
  const [answered] = await answeredMails(services, userId, personal.references);
  return answered !== undefined && isAnswer(answered);
};

const isAnswer = ({ kind }: MailRequested['data']): boolean =>
  kind === 'feedback' || kind === 'document' || kind === 'not-understood';

/** Neither a win nor a few words that a person would wait for an answer to. */
const isChatter = (understood: Understood): boolean => {
  if (!understood) return true;
  const { winIds, answeredWinId, files, personal } = understood;
  if (winIds.length + files.length > 0 || answeredWinId !== null) return false;
  const { tone, text } = personal.remark ?? { tone: 'unclear', text: '' };
  return tone === 'unclear' || tone === 'thanks' || tone === 'chat' || text.split(/\s+/).length > FEW_WORDS;
};

const IS_NUMBERED = /\d[\d:.,/-]+\d/;

/** What a mail said, as words; the numbers of tickets, dates and times are none. */
const wordsOf = ({ personal: { wins, requests, answer, remark } }: MailUnderstood['data']): readonly string[] => {
  const text = [...wins, answer, ...requests.map(({ text: asked }) => asked), remark?.text ?? ''].join(' ');
  const told = foldText(text).split(/\s+/);
  const words = told.filter((one) => !IS_NUMBERED.test(one)).join(' ');
  return [...new Set(words.match(/[\p{L}\p{N}]+/gu) ?? [])].slice(0, MOST_WORDS);
};

/** Wins in the same words may be of different things. */
const numbersOf = ({ personal }: MailUnderstood['data']): string =>
  (personal.wins.join(' ').match(/\p{N}+/gu) ?? []).slice(0, MOST_WORDS).join(' ');

type Said = Readonly<{ id: string; at: number; words: readonly string[]; numbers: string }>;

/**
 * Notes the words as said, under names that give none of them away. `isSaid`: another mail of the day said them, be it with
 * other numbers where it answered us at once. `isAtOnce`: it came right after another one was about to be answered.
 */
const note = async (
  { registers, vault, clock }: Parts,
  where: string,
  { mailId: id, at, recipient }: MailReceived['data'],
  understood: Understood,
): Promise<Readonly<{ isSaid: boolean; isAtOnce: boolean }>> => {
  const key = await vault.named('words-answered');
  const nameOf = (word: string) => keyedId(key, where, word).slice(0, 8);
  const words = (understood ? wordsOf(understood) : [id]).map(nameOf);
  const numbers = nameOf(understood ? numbersOf(understood) : '');
  const now = clock.now();
  let [isSaid, isAtOnce] = [false, false];
  await changeRegister(registers, 'words-answered', keyedId(key, where), (before) => {
    const said = asSaid(before?.value.said).filter((one) => one.at > now - DAY_MS);
    const others = said.filter((one) => one.id !== id);
    const since = Date.parse(at) - (others.at(-1)?.at ?? 0);
    isAtOnce = since >= 0 && since < AT_ONCE_MS;
    const isNumbered = recipient.kind === 'reply' && isAtOnce;
    isSaid = others.some((one) => alike(one.words, words) && (isNumbered || one.numbers === numbers));
    if (others.length < said.length || isSaid) return null;
    return { value: { said: [...said, { id, at: now, words, numbers }].slice(-MOST_SAID) }, endsAt: now + DAY_MS };
  });
  return { isSaid, isAtOnce };
};

/** What `note` itself has written. */
const asSaid = (value: unknown): readonly Said[] => (Array.isArray(value) ? (value as readonly Said[]) : []);

/** Two that say nothing say the same. */
const alike = (some: readonly string[], others: readonly string[]): boolean => {
  const known = new Set(some);
  const shared = others.filter((word) => known.has(word)).length;
  const all = some.length + others.length - shared;
  return all === 0 || shared / all >= NEARLY;
};
