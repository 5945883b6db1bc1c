import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Block, Content } from '../blocks.ts';
import { oneLine } from '../clean.ts';
import { type Setting, thanks } from '../template.ts';
import { besideBlocks, leftOutBlocks } from './answer-left-out.ts';
import { lastBlocks, winEntry } from './answer-parts.ts';
import { evidenceBlocks, leftFilesBlocks, questionBlocks } from './answer-question.ts';
import { answerRemark, answerRemarkKindly, type Remark } from './answer-remark.ts';
import { answerOutcomes } from './outcomes/outcome-blocks.ts';

const LONGEST_QUOTE = 300;

/**
 * Answers a mail: the wins that were understood, what was added to an older one, the files that are kept, what came of
 * each request, and at most one question. Words that hold none of it are answered as they sound.
 */
export const answer = (facts: AnswerFacts, setting: Setting): Content => answerWith(answerRemark, facts, setting);

/** Differs where nothing was found in a mail. */
export const answerKindly = (facts: AnswerFacts, setting: Setting): Content =>
  answerWith(answerRemarkKindly, facts, setting);

const answerWith = (remark: Remark, facts: AnswerFacts, setting: Setting): Content => {
  if (isEmpty(facts)) {
    const { subject, blocks } = remark(facts.tone, setting);
    return { subject, blocks: [...blocks, ...leftOutBlocks(facts, setting), ...lastBlocks(facts)] };
  }
  return {
    subject: subjectOf(facts),
    blocks: [
      ...openingOf(facts, setting),
      ...winBlocks(facts, setting),
      ...enrichedBlocks(facts),
      ...evidenceBlocks(facts),
      ...leftFilesBlocks(facts),
      ...leftOutBlocks(facts, setting),
      ...answerOutcomes(facts, setting),
      ...besideBlocks(facts, setting),
      ...questionBlocks(facts),
      ...lastBlocks(facts),
      noteOn(facts, setting),
    ],
  };
};

const isEmpty = ({ wins, enriched, files, filesLeft, outcomes, leftOut }: AnswerFacts): boolean =>
  wins.length === 0 && enriched === null && files + filesLeft === 0 && outcomes.length === 0 && leftOut !== 'too-much';

const countOf = ({ wins, more }: AnswerFacts): number => wins.length + more;

const subjectOf = (facts: AnswerFacts): string => {
  const count = countOf(facts);
  if (count > 0) return count === 1 ? 'Your win is kept' : `Your ${count} wins are kept`;
  if (facts.enriched) return 'Added to your win';
  if (facts.leftOut === 'too-much' && facts.outcomes.length === 0) return 'Part of your mail needs you';
  if (facts.outcomes.length === 0 && facts.files === 0)
    return facts.filesLeft === 1 ? 'A file could not be kept' : 'Some files could not be kept';
  if (facts.outcomes.length === 0) return facts.files === 1 ? 'Your file is kept' : 'Your files are kept';
  return facts.outcomes.every(({ result }) => result === 'unclear')
    ? 'A question about your request'
    : 'What you asked for';
};

const openingOf = (facts: AnswerFacts, { name, inConversation }: Setting): readonly Block[] => {
  const count = countOf(facts);
  const kept = count === 1 ? 'This win is in your journal now:' : 'These wins are in your journal now:';
  const said = [...(inConversation ? [] : [thanks(name)]), ...(count === 0 ? [] : [kept])];
  return said.length === 0 ? [] : [{ kind: 'paragraph', text: said.join(' ') }];
};

const winBlocks = ({ wins, more }: AnswerFacts, { publicUrl }: Setting): readonly Block[] => {
  const rest = `And ${more} more, which you find at ${publicUrl}/wins`;
  return [
    ...(wins.length > 0 ? [{ kind: 'wins', wins: wins.map(winEntry) } as const] : []),
    ...(more > 0 ? [{ kind: 'paragraph', text: rest } as const] : []),
  ];
};

const enrichedBlocks = ({ enriched }: AnswerFacts): readonly Block[] =>
  enriched === null
    ? []
    : [
        { kind: 'paragraph', text: 'What you answered is added to this win, which is looked at anew with it:' },
        { kind: 'list', items: [oneLine(enriched.text, LONGEST_QUOTE)] },
      ];

/** The numbers are those of the list above; a single win needs none. */
const noteOn = (facts: AnswerFacts, { publicUrl }: Setting): Block => {
  const url = `${publicUrl}/wins`;
  const count = facts.wins.length;
  if (count === 0) return { kind: 'note', text: 'Your journal:', url };
  const example =
    count === 1
      ? 'answer “drop 1” or “1 was with the night team”'
      : 'answer “drop 2”, “merge 1 and 2” or “1 was with the night team”';
  return { kind: 'note', text: `If something is not as you meant it, ${example}, or change every win here:`, url };
};
