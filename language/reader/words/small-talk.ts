import { phrases } from '../../text/plain-text.ts';
import { ABSENT, COURTESY, GREETING, NOTHING, TIMES } from './small-talk-phrases.ts';

const phrase = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})${TIMES}$`);

/** Greetings, thanks, closings, "nothing to report", absence, mood. */
const EMPTY_CLAUSE = phrase([GREETING, ...NOTHING, ...ABSENT, ...COURTESY]);
const GREETED = new RegExp(`^${GREETING}(?: [\\p{L}'-]+){0,2}$`, 'u');
const AWAY = phrase(ABSENT);
/** Nothing but a time; the first word of TIMES then has no blank before it. */
const WHEN = new RegExp(`^(?:and |but |so |then |just |only )*${TIMES.replace(/,\? /, ' ?(?:, ?)?')}$`);

const CLAUSE_END = new RegExp(
  phrases`
    \s*[,;:.!?()\u2026]+\s*|\s+[-–—]+\s+|\s+(?:but|and|so|because|as|since|except)\s+(?=\S)
    |(?:\p{Extended_Pictographic}\uFE0F?)+
  `,
  'u',
);
const MAX_CLAUSES = 200;

const isEmptyClause = (clause: string): boolean => {
  const words = clause.replace(/^(?:and|but|so|well|oh|because|as|since|yes|no)[ ,]+/, '').trim();
  return (
    words === '' ||
    words.length <= 1 ||
    (words.length < 200 && (EMPTY_CLAUSE.test(words) || GREETED.test(words) || WHEN.test(words)))
  );
};

/** What a sentence, as `plainly` gives it, says beyond small talk: its other clauses; empty when it is nothing else. */
export const withoutSmallTalk = (plain: string): string => {
  const bare = plain.trim().replace(/(?<![\s.!?\u2026])[\s.!?\u2026]+$/, '');
  if (isEmptyClause(bare)) return '';
  const clauses = bare.split(CLAUSE_END, MAX_CLAUSES);
  return clauses.some((clause) => isEmptyClause(clause))
    ? clauses.filter((clause) => !isEmptyClause(clause)).join(', ')
    : bare;
};

export const isSmallTalk = (plain: string): boolean => withoutSmallTalk(plain) === '';

/** Says that its author was away, the reason that belongs to a request to pause. */
export const isAbsence = (plain: string): boolean => AWAY.test(plain.replace(/(?<![\s.!])[\s.!]+$/, ''));

const OPENING = new RegExp(
  phrases`
    ^(?:hi|hello|hey|heya|hiya|dear|good (?:morning|afternoon|evening)|hallo
    |guten (?:morgen|tag|abend)|(?:re[- ]?)?bonjour|(?:re[- ]?)?bonsoir|salut|hola|buenos d[ií]as)(?:\s+(?!i\b|we\b|my\b
    |today\b|just\b|so\b)[\p{L}'’-]{1,40}){0,2}\s{0,3}[,!.:–-]{1,5}\s+
  `,
  'iu',
);

/** The words of a sentence without the greeting it begins with. */
export const withoutGreeting = (sentence: string): string => {
  const rest = sentence.replace(OPENING, '');
  return /[\p{L}\p{N}]/u.test(rest) ? rest : sentence;
};
