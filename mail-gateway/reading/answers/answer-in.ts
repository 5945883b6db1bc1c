import { phrases } from '../phrases.ts';
import { reportsDone } from '../understanding/reports-done.ts';
import { requestsIn } from '../understanding/requests.ts';
import { plainly, sentencesOf } from '../understanding/sentences.ts';
import { isSmallTalk, withoutGreeting } from '../understanding/small-talk.ts';
import { answers, isOfTheDay } from './answering-sentence.ts';
import { apartFromThanks, isCourtesy } from './courtesy.ts';
import { isNews } from './news.ts';
import { isNoAnswer } from './no-answer.ts';
import { isSaidToUs } from './said-to-us.ts';

/** `answer` are the words that answer what was asked, '' for none; `rest` is everything else. */
export type Answered = Readonly<{ answer: string; rest: string }>;

/** `to-us` is what nobody says of a win: a wish, an order, words about an account. */
type Kind = 'answer' | 'no-answer' | 'small-talk' | 'to-us' | 'other';
type Sentence = Readonly<{ text: string; plain: string; kind: Kind; paragraph: number; line: number }>;

const MAX_LENGTH = 8 * 1024;
const LIST_ITEM = /^\s*(?:[-*•–·]|\d{1,2}[.)])\s+\S/m;
const WRAPPED = 55;
/** Leads to an answer further down: "About your question: …" */
const REPLIES = new RegExp(phrases`
    ^(?:(?:and|also|oh|ps|p\.s\.|by the way|btw)[:,]? )*(?:about|re|regarding|as for|as to|to answer|answering|on|to|concerning) (?:your|the|that|your last|yesterday's) (?:last )?(?:question|mail)\s*[:,–-]*\s*
  `);
const PLAN = /\b(?:will|'ll|going to|gonna|tomorrow|next (?:week|month)|plan(?:ning)? to)\b/;

/**
 * Tells the answer to a question of ours from everything else a reply says. An answer stands first, small talk aside, or
 * behind "about your question"; it goes on while its paragraph only explains it. Whatever is not surely an answer is left
 * in `rest`, to be read as if nothing had been asked.
 */
export const answerIn = (words: string, asked: string): Answered => {
  const none = { answer: '', rest: words };
  if (words.length > MAX_LENGTH) return none;
  const sentences = sentencesIn(words, plainly(asked));
  const first = firstOf(sentences);
  if (first < 0) return none;
  const end = endOf(sentences, first);
  const answer = trimmed(sentences.slice(first, end));
  if (answer === '') return none;
  return { answer, rest: joined([...sentences.slice(0, first), ...sentences.slice(end)]) };
};

const sentencesIn = (words: string, asked: string): readonly Sentence[] =>
  words.split(/\n\s*\n/).flatMap((paragraph, at): readonly Sentence[] => {
    if (LIST_ITEM.test(paragraph)) return [{ text: paragraph, plain: '', kind: 'other', paragraph: at, line: 0 }];
    return linesOf(paragraph).flatMap((line, number) =>
      sentencesOf(line)
        .flatMap(apartFromThanks)
        .map((text) => {
          const plain = plainly(withoutGreeting(text));
          return { text, plain, kind: kindOf(plain, asked), paragraph: at, line: number };
        }),
    );
  });

/** A line that was broken because it was full goes on in the next one. */
const linesOf = (paragraph: string): readonly string[] => {
  const lines: string[] = [];
  for (const line of paragraph.split('\n')) {
    const last = lines.at(-1);
    if (last !== undefined && last.length >= WRAPPED && !/[.!?:]\s*$/.test(last))
      lines[lines.length - 1] = `${last} ${line.trim()}`;
    else lines.push(line);
  }
  return lines;
};

const kindOf = (plain: string, asked: string): Kind => {
  if (isNoAnswer(plain)) return 'no-answer';
  if (isSmallTalk(plain) || isCourtesy(plain)) return 'small-talk';
  if (isSaidToUs(plain)) return 'to-us';
  return requestsIn(plain).length === 0 && answers(plain, asked) ? 'answer' : 'other';
};

/** Where the answer begins; -1 for none. */
const firstOf = (sentences: readonly Sentence[]): number => {
  const said = sentences.findIndex(({ kind }) => kind !== 'small-talk');
  if (sentences[said]?.kind === 'answer') return said;
  const led = sentences.findIndex(({ plain }) => REPLIES.test(plain));
  if (led >= 0) return isPassed(sentences, led) ? -1 : led;
  const others = sentences.filter(({ kind }) => kind !== 'small-talk');
  return others.length === 1 && others[0] && isOnlyWords(others[0]) ? said : -1;
};

/** "About your question: no idea." */
const isPassed = (sentences: readonly Sentence[], at: number): boolean => {
  const said = (sentences[at]?.plain ?? '').replace(REPLIES, '');
  return isNoAnswer(said === '' ? (sentences[at + 1]?.plain ?? '') : said);
};

const FEW = 12;

/** A few words that would say nothing by themselves: "The night team, mostly." */
const isOnlyWords = ({ plain, kind }: Sentence): boolean =>
  kind === 'other' &&
  plain !== '' &&
  plain.split(' ').length <= FEW &&
  !/\?["')\]]*$/.test(plain) &&
  !PLAN.test(plain) &&
  !GLOOM.test(plain) &&
  !isOfTheDay(plain) &&
  !isNews(plain) &&
  requestsIn(plain).length === 0 &&
  !reportsDone(plain);

const GLOOM =
  /\b(?:sick|ill|tired|exhausted|holiday|vacation|off|rain\w*|weather|day|week|nothing|weekend|traffic|bad|awful|hate|later|busy|sorry|wrong|never|annoying|hello|lunch|home|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/;

const SEQUEL =
  /^(?:and |but |so )*(?:it|its|this|that|these|those|they|he|she|which|because|so|then|most|some|all|both|the)\b/;

/** Up to where the paragraph goes on explaining it. */
const endOf = (sentences: readonly Sentence[], first: number): number => {
  const paragraph = sentences[first]?.paragraph;
  const end = sentences.findIndex(
    (one, at) => at > first && (one.paragraph !== paragraph || !(one.kind === 'answer' || goesOn(one))),
  );
  return end < 0 ? sentences.length : end;
};

const goesOn = ({ kind, plain }: Sentence): boolean =>
  kind === 'other' &&
  plain !== '' &&
  requestsIn(plain).length === 0 &&
  !/\?["')\]]*$/.test(plain) &&
  !PLAN.test(plain) &&
  (!reportsDone(plain) || SEQUEL.test(plain));

const trimmed = (sentences: readonly Sentence[]): string =>
  joined(sentences).replace(new RegExp(REPLIES, 'i'), '').trim();

/** Paragraphs and lines stay apart. */
const joined = (sentences: readonly Sentence[]): string =>
  sentences.reduce((text, sentence, at) => `${text}${gapBetween(sentences[at - 1], sentence)}${sentence.text}`, '');

const gapBetween = (before: Sentence | undefined, { paragraph, line }: Sentence): string => {
  if (!before) return '';
  if (before.paragraph !== paragraph) return '\n\n';
  return before.line === line ? ' ' : '\n';
};
