import { plainText } from '../plain-text.ts';
import type { RecipientStatus } from './delivery-status.ts';
import {
  saysFull,
  saysNever,
  saysNotThisTime,
  saysSurelyNever,
  saysSwitchedOff,
  saysUnknownOnly,
} from './failure-phrases.ts';
import { isAboutUs, isLinkAboutUs } from './policy-phrases.ts';

/** `aboutUs`: the refusal is of our server, our domain or our mail, and says nothing of the address. */
export type Failure = Readonly<{ kind: 'hard' | 'soft' | 'delay' | 'none'; aboutUs: boolean }>;

/** Enhanced codes (RFC 3463) that speak of the address itself: bad mailbox, bad system, bad syntax, moved, no mail there. */
const ADDRESS_IS_BAD = /^5\.1\.(?:1|2|3|6|10)$/;
/** Of the mailbox, the message, the path or a policy: the address may be good. */
const SOMETHING_ELSE = /^5\.(?:1\.[78]|2\.[234]|3\.[2-9]|4\.(?:[0-36-9]|3\d\d)|5\.[1-9]|6\.\d+|7\.\d+)$/;
/** Security or policy (RFC 3463, 7372). */
const ABOUT_SECURITY = /^[45]\.7\.\d+$/;
const ENDED_WELL: ReadonlySet<string> = new Set(['delivered', 'relayed', 'expanded']);

/**
 * Whether the address is bad for good. In doubt it is not: a hard failure stops check-ins, a soft one is counted. `prose`
 * is what the report tells people; it is asked last, as it names more than the reason.
 */
export const failureOf = (
  { action, status, diagnostic }: Omit<RecipientStatus, 'recipient'>,
  prose: string,
  title: string,
): Failure => {
  if (ENDED_WELL.has(action) || status.startsWith('2.')) return { kind: 'none', aboutUs: false };
  const told = worded(diagnostic.replace(/^[\w-]+ ?; ?/, ''));
  const text = worded(prose);
  if (action === 'delayed' || (action === '' && isDelay(text))) return { kind: 'delay', aboutUs: false };
  const code = enhancedCode(diagnostic, status) ?? enhancedCode(prose, '') ?? '';
  const answer = told === '' ? worded(answerIn(prose)) : told;
  if (isAboutUs(answer) || isLinkAboutUs(told === '' ? answerIn(prose) : diagnostic))
    return { kind: 'soft', aboutUs: true };
  if (ABOUT_SECURITY.test(code) && !saysSurelyNever(answer) && !saysNever(answer))
    return { kind: 'soft', aboutUs: true };
  return { kind: kindOf({ told, text, title: worded(title), code, diagnostic }), aboutUs: false };
};

type Said = Readonly<{ told: string; text: string; title: string; code: string; diagnostic: string }>;

const kindOf = ({ told, text, title, code, diagnostic }: Said): 'hard' | 'soft' => {
  const answer = told === '' ? text : told;
  if (isTemporary(code, answer) || isOfAProgram(diagnostic) || saysFull(`${told} ${text}`)) return 'soft';
  if (!ADDRESS_IS_BAD.test(code) && AFTER_DATA.test(text) && saysUnknownOnly(answer)) return 'soft';
  return byWords(answer, code) ?? byCode(code) ?? byWords(text, code) ?? byWords(title, code) ?? 'soft';
};

/** Of a report that is prose: the paragraph in which a server answers with a code, else all of it. */
const answerIn = (prose: string): string => {
  const [, answer = prose] = /(?:^|\n)([^\n]*\b[45]\d\d[ -][^\n]*(?:\n[^\n]+)*)/.exec(prose) ?? [];
  return answer.replace(/returned to sender/gi, ' ');
};

/** What is part of a name says nothing. */
const worded = (text: string): string =>
  plainText(text.replace(/https?:\/\/\S{1,500}|[^\s<>@]{1,100}@[^\s<>:;()]{1,255}/g, ' '));

/** The address was good enough to be asked for the mail itself. */
const AFTER_DATA = /in reply to end of data|after end of data|>>> data\b|smtp command data/;

/** A program of the recipient's own took it, and failed. */
const isOfAProgram = (diagnostic: string): boolean => /^x-unix\b/i.test(diagnostic);

/** The diagnostic's own code says more than a general one that the reporting server wrote. */
const enhancedCode = (text: string, status: string): string | null => {
  const told = /(?<![\d.])[45]\.\d{1,3}\.\d{1,3}(?![\d.])/.exec(text)?.[0] ?? null;
  return status === '' || /^[45]\.[0-9]\.0$/.test(status) ? (told ?? (status || null)) : status;
};

/** A 4 never stops anything, whatever the words beside it. */
const isTemporary = (code: string, text: string): boolean =>
  code.startsWith('4.') ||
  (code === '' && /(?:^|[^\d.])4[2-5]\d[ -]/.test(text) && !/(?:^|[^\d.])5[0-5]\d[ -]/.test(text));

const byWords = (text: string, code: string): 'hard' | 'soft' | null => {
  if (text === '') return null;
  if (saysSurelyNever(text)) return 'hard';
  if (saysNotThisTime(text)) return 'soft';
  if (saysNever(text)) return 'hard';
  return saysSwitchedOff(text) && !ADDRESS_IS_BAD.test(code) ? 'soft' : null;
};

const byCode = (code: string): 'hard' | 'soft' | null => {
  if (ADDRESS_IS_BAD.test(code)) return 'hard';
  return SOMETHING_ELSE.test(code) ? 'soft' : null;
};

const isDelay = (text: string): boolean =>
  /\b(?:will (?:continue|keep) (?:to |on )?try|still (?:being )?(?:tried|attempt)|not yet (?:been )?delivered|has not been delivered yet|will be retried|warning message only|you do not need to resend|delivery (?:is|has been) delayed|still undelivered)\b/.test(
    text,
  );
