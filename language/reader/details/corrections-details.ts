import type { RequestDetails } from '#domain/inbox/request/mail-request.ts';
import type { Correction, CorrectionByWords } from '#domain/wins/correction.ts';
import { correctionsByWords } from '../by-words/by-words.ts';
import { contrastIn } from '../by-words/contrasts.ts';
import { sentencesWhole } from '../words/sentences.ts';
import { correctionElsewhere, NAMED, numbersIn, type Piece, piecesOf, SEVERAL } from './correction-pieces.ts';
import { datesOfNumbers } from './date-corrections.ts';
import { filedIn } from './filing-details.ts';
import { splitsIn } from './split-details.ts';

/** As many as the longest list that is answered. What is beyond is asked about. */
const MAX_CORRECTIONS = 50;
const OPENING =
  /^(?:(?:hi|hello|hey|ok(?:ay)?|so|and|also|but|oh|sorry|actually|thanks?(?: you)?|no|yes|ah|oops|ps|please|pls|plz|kindly|just|maybe|then|bitte|(?:kannst|k[oö]nntest|k[oö]nnen|k[oö]nnten|k[oö]nnt|k[oö]nntet) (?:du|sie|ihr)(?: bitte)?|(?:peux|pouvez|pourrais|pourriez)[- ](?:tu|vous)|(?:tu|vous) (?:peux|pouvez)|veuillez|svp|stp|s'il (?:te|vous) pla[iî]t|(?:por favor|porfa)|(?:me |nos )?(?:puedes?|pueden|podr[ií]as?|podr[ií]an)|(?:can|could|would|will) (?:you|u|ya|we|i)(?: please| pls| kindly| also)?|i(?:'d| would) like (?:you )?to|i want (?:you )?to|you can|you may|let's|(?:(?:a|one|another|small|little|quick|tiny|minor|two|some) )*(?:corrections?|fix(?:es)?|amendments?|mistakes?|typos?|errors?|clarifications?|note)(?= ?[:,–-])(?: (?:to|on|for|in|about|from) (?:the|my|your|that|this|yesterday)[\w' ]{0,20})?)(?:[,:.!\s–-]+))+/i;
const TAIL = '(?:[\\s,;:.!–-]+.*)?$';
const rule = (source: string): RegExp => new RegExp(`^${source}`, 'is');

const DROP = rule(
  `(?:drop|delete|remove|scrap|forget|ignore|strike|discard|undo|erase|take out|get rid of|cross out|leave out)(?: about| off| out)?(?: both| all)? (${SEVERAL})${TAIL}`,
);
const TAKE_OUT = rule(`(?:take|leave|throw|kick|get|cross|strike) (${SEVERAL}) (?:out|off|away)${TAIL}`);
const OUT = rule(`(${NAMED}) out${TAIL}`);
const GO = rule(
  `(${SEVERAL}) (?:can|should|must|may|has to|needs to)(?: please)? (?:go\\b|be (?:dropped|deleted|removed|scrapped|taken out))${TAIL}`,
);
const NO_WIN = rule(
  `(${NAMED}) (?:wasn't|isn't|was not|is not)(?: (?:actually|really))? (?:a (?:real )?win|me|mine|my win|an achievement|from me|by me)${TAIL}`,
);
const DOUBLE = rule(
  `(${NAMED}) (?:is|was)(?: (?:actually|really|just))? (?:a (?:duplicate|repeat|double)(?! of)|double|doubled|twice)${TAIL}`,
);
const MERGE = rule(`(?:merge|combine|join|put|bring|fold)(?: both| all)? (${SEVERAL})${TAIL}`);
const MERGE_COUNT = rule(
  `(?:merge|combine|join|put) (?:(?:the )?(first|last|top)|all|the)? ?(two|three|four|2|3|4)${TAIL}`,
);
const MERGE_BOTH = rule(`(?:merge|combine|join) (?:them both|both|(?:these|those|the) (?:two|both))${TAIL}`);
const SAME = rule(
  `(${SEVERAL}) (?:are|is|were|was)(?: (?:actually|really|basically|all|both))* (?:a duplicate of|the same as|the same|one|duplicates|identical)(?: (?:thing|win|story|project|job))?(?: (?:as|to) )?(?: ?(${NAMED}))?${TAIL}`,
);
const BELONG = rule(
  `(${SEVERAL}) (?:belongs? together|go together|belongs? (?:to|with)|should be (?:one|merged|combined|together|joined))(?: (?:with|into|and))?(?: ?(${NAMED}))?${TAIL}`,
);
const REPLACE = rule(
  `(?:correct|change|edit|replace|reword|rename|rewrite|amend|fix|update|make|set)(?: the (?:text|wording) (?:of|in|for))? (${NAMED})(?: ?(?:[:–-]|,)| (?:to|with|into|by|say|read|so (?:that )?it)\\b)(?: (?:say|says|read|reads)\\b)?:? ?(?=\\S)(.+)$`,
);
const ARROW = rule(`(${NAMED}) ?(?:->|=>|→) ?(?=\\S)(.+)$`);
const SHOULD_SAY = rule(
  `(${NAMED})(?: ?[:,–-])?(?: it| this| that)? (?:should|must|has to|needs to|ought to) (?:say|read|have said|have read|be called)\\b:? ?(.+)$`,
);
const REMARK = rule(
  `(?:(?:in|for|about|on|regarding|re|ad|to|concerning|as for|with)(?: the)? )?(${NAMED})(?: ?[:–-] ?| ?, (?=it\\b|that\\b)| (?=(?:it |that )?(?:was|were|is|are|should|wasn't|weren't|isn't|needs?|has|had|happened|took|must)\\b))(.+)$`,
);
const ADD_TO = rule(`add to (${NAMED})(?: ?[:,–-]| that\\b) ?(?=\\S)(.+)$`);
const COPULA =
  /^(?:(?:it|that|this) )?(?:was|were|is|are|should(?: have)? (?:be|been)|needs to be|has to be|must be)(?: (?:actually|really|in fact))? (?=\S)/i;
const WRONG =
  /^(?:(?:it|that|this) )?(?:(?:is|was|are|were) )?(?:(?:actually|really|a bit|completely|totally|still) )?(?:wrong|incorrect|not (?:right|correct|true)|inaccurate|a mistake|an error)\b[\s,.:;–-]*/i;
const DROP_IT =
  /^(?:drop|delete|remove|scrap|forget|ignore|erase|discard)(?: (?:it|that|this|that one|this one))?(?: please| pls)?[\s.!]*$/i;
const FIX = /^(?:fix|correct|change|edit|check)\b/i;

type Found = Readonly<{ corrections: readonly Correction[]; wrong?: number }>;

/**
 * What is to be done to wins: to those of the mail that is answered by their numbers, else to those that their words name.
 * Never to all of them at once.
 */
export const correctionsDetails = (text: string, today: string): RequestDetails => {
  const numbered = byNumbers(text, today);
  if (numbered.every(({ kind }) => kind !== 'unclear')) return { corrections: numbered };
  const sentences = text.split('\n').flatMap(sentencesWhole);
  const apart = sentences.map((sentence) => ({
    sentence,
    byWords: isClear(sentence, today) ? [] : correctionsByWords(sentence),
  }));
  const byWords = apart.flatMap((one) => one.byWords);
  if (byWords.length === 0) return contrasted(sentences, numbered);
  const others = apart.filter((one) => one.byWords.length === 0).map(({ sentence }) => sentence);
  const more = others.length === 0 ? [] : byNumbers(others.join('\n'), today).filter(({ kind }) => kind !== 'unclear');
  return { corrections: more, correctionsByWords: byWords.slice(0, MOST_BY_WORDS) };
};

/** What words of one sentence say is right and what is not, where they name no number and all else is unclear. */
const contrasted = (sentences: readonly string[], numbered: readonly Correction[]): RequestDetails => {
  const [only, ...others] = numbered.length > 1 ? [] : contrastsIn(sentences);
  return only && others.length === 0 ? { corrections: [], correctionsByWords: [only] } : { corrections: numbered };
};

const MOST_BY_WORDS = 5;
const isClear = (sentence: string, today: string): boolean =>
  byNumbers(sentence, today).every(({ kind }) => kind !== 'unclear');

const byNumbers = (text: string, today: string): readonly Correction[] => {
  const corrections: Correction[] = [];
  let wrong: number | undefined;
  for (const piece of piecesFiledOrNot(text.replace(/[\u2018\u2019]/g, "'"))) {
    const said = piece.words.replace(OPENING, '');
    const words = correctionElsewhere(said) ?? said;
    const dated = datesOfNumbers(said, today);
    const found: Found = dated.length > 0 ? { corrections: dated } : correctionsIn(words);
    if (wrong !== undefined && DROP_IT.test(words)) {
      corrections.push({ kind: 'drop', number: wrong });
      wrong = undefined;
    } else if (found.corrections.length > 0) corrections.push(...found.corrections);
    else if (
      wrong !== undefined &&
      /^(?:it|that|this|should|was|were|is|are|he|she|they|we|i)\b/i.test(words) &&
      !FIX.test(words)
    ) {
      corrections.push(reword(wrong, words));
      wrong = undefined;
    } else if (wrong === undefined && found.wrong === undefined && goesOn(piece)) {
      const last = corrections.pop();
      if (last) corrections.push(last.kind === 'reword' ? withMore(last, piece) : last);
    }
    wrong = found.wrong ?? wrong;
  }
  const all = corrections.slice(0, MAX_CORRECTIONS).map(tidied);
  const isWhole = all.length > 0 && all.length === corrections.length;
  return isWhole ? all : [...all, { kind: 'unclear' }];
};

/** "2 is not sales, it's teaching" is one piece, whatever stands in it. */
const piecesFiledOrNot = (text: string): readonly Piece[] =>
  filedIn(text.trim().replace(OPENING, '')) ? [{ words: text.trim(), gap: '' }] : piecesOf(text);

/** What stands behind a semicolon, or a full stop, and is no correction itself goes on with the words before it. */
const goesOn = ({ words, gap }: Piece): boolean => /^[;.!?]+ *$/.test(gap) && !COURTESY.test(words);
const tidied = (one: Correction): Correction => (one.kind === 'reword' ? { ...one, text: bare(one.text) } : one);

const COURTESY = /^(?:(?:many )?thanks?\b|thank you|thx|cheers|please|pls|sorry|that(?:'s| is) (?:all|it)\b)/i;

const withMore = (said: Extract<Correction, { kind: 'reword' }>, { words, gap }: Piece): Correction => ({
  ...said,
  text: `${said.text}${gap.trim()} ${words}`,
});

const correctionsIn = (words: string): Found => {
  const filed = filedIn(words);
  if (filed) return { corrections: [{ kind: 'file', ...filed }] };
  const split = splitsIn(words);
  if (split.length > 0) return { corrections: split };
  const dropped =
    DROP.exec(words) ??
    TAKE_OUT.exec(words) ??
    OUT.exec(words) ??
    GO.exec(words) ??
    NO_WIN.exec(words) ??
    DOUBLE.exec(words);
  if (dropped) return { corrections: numbersIn(dropped[1]).map((number) => ({ kind: 'drop', number })) };
  const numbers = mergedIn(words);
  if (numbers.length > 1) return { corrections: [{ kind: 'merge', numbers }] };
  const replaced = REPLACE.exec(words) ?? ARROW.exec(words) ?? SHOULD_SAY.exec(words);
  if (replaced)
    return about(replaced[1], (number) => ({ kind: 'reword', number, text: bare(replaced[2]), isFullText: true }));
  const added = ADD_TO.exec(words);
  if (added) return about(added[1], (number) => reword(number, added[2] ?? ''));
  const remark = REMARK.exec(words);
  const said = remark?.[2] ?? '';
  const left = said.replace(WRONG, '');
  const [number] = numbersIn(remark?.[1]);
  if (number === undefined) return { corrections: [] };
  if (bare(left) === '' || FIX.test(left)) return { corrections: [], wrong: number };
  return { corrections: [reword(number, left)] };
};

const about = (named: string | undefined, correct: (number: number) => Correction): Found => {
  const [number] = numbersIn(named);
  return { corrections: number === undefined ? [] : [correct(number)] };
};

/** "It should be "…"": what stands in quotes is all that it says. */
const WHOLE_IN_QUOTES =
  /^(?:(?:it|that|this) )?should (?:be|have been) ["\u201C\u201E\u00AB][^"\u201C\u201D\u00BB]+["\u201D\u201C\u00BB][\s.!]*$/i;

const reword = (number: number, words: string): Correction => ({
  kind: 'reword',
  number,
  text: bare(words.replace(COPULA, '')),
  isFullText: WHOLE_IN_QUOTES.test(words),
});

const COUNTS: ReadonlyMap<string, number> = new Map(Object.entries({ two: 2, three: 3, four: 4 }));

const mergedIn = (words: string): readonly number[] => {
  const named = MERGE.exec(words) ?? SAME.exec(words) ?? BELONG.exec(words);
  if (named) {
    const numbers = [...new Set([...numbersIn(named[1]), ...numbersIn(named[2])])];
    if (numbers.length > 1) return numbers;
  }
  if (MERGE_BOTH.test(words)) return [1, 2];
  const [, end, word = ''] = MERGE_COUNT.exec(words) ?? [];
  const count = COUNTS.get(word) ?? Number(word);
  return Array.from({ length: count }, (_, index) => (end === 'last' ? index - count : index + 1));
};

/** Without the quotes around words and the full stop after them. */
const bare = (words = ''): string =>
  words
    .trim()
    .replace(/(?:[,\s]+(?:please|pls|thanks|thank you|thx))+[.!]*$/i, '')
    .replace(/[.!]+$/, '')
    .replace(/^["'\u201C\u201E\u00AB](.+)["'\u201D\u201C\u00BB]$/s, '$1')
    .trim();

/** "I said 41. It was 14": what no sentence says by itself two in a row may. */
const contrastsIn = (sentences: readonly string[]): readonly CorrectionByWords[] => {
  const alone = sentences.flatMap((sentence) => contrastIn(sentence) ?? []);
  if (alone.length > 0) return alone;
  return sentences.slice(1).flatMap((sentence, at) => contrastIn(`${sentences[at]} ${sentence}`) ?? []);
};
