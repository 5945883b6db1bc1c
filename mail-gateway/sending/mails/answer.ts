import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import { oneLine } from '../clean.ts';
import { winQuestion } from '../questions/win-question.ts';
import { type Block, type Content, type Setting, thanks } from '../template.ts';
import { besideBlocks, leftOutBlocks } from './answer-left-out.ts';
import { lastBlocks, winEntry } from './answer-parts.ts';
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
  return facts.outcomes.every(({ result }) => result === 'unclear' || result === 'to-confirm')
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

/** Answers a mail that held neither a win nor a request, as it sounded. */
const answerRemark: Remark = (tone, setting) => remarks[tone ?? 'unclear'](setting);

/** The same; it does not speak of programs. */
const answerRemarkKindly: Remark = (tone, setting) => kindRemarks[tone ?? 'unclear'](setting);

type Remark = (tone: AnswerFacts['tone'], setting: Setting) => Content;

type Remarks = Readonly<Record<NonNullable<AnswerFacts['tone']>, (setting: Setting) => Content>>;

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const quiet = ({ brandName, name }: Setting): Content => ({
  subject: 'Thank you for writing',
  blocks: [
    paragraph(`${thanks(name)} Some days are for resting, mending or simply getting through, and they need no list.`),
    paragraph('Nothing was recorded, and nothing is missing. Look after yourself.'),
    { kind: 'note', text: `If something comes to mind later, just answer, and ${brandName} keeps it.` },
  ],
});

const thanked = ({ name }: Setting): Content => ({
  subject: 'You are welcome',
  blocks: [paragraph(name === '' ? 'You are welcome.' : `You are welcome, ${name}.`)],
});

const ofAccount = ({ name, publicUrl, supportEmail }: Setting): Content => ({
  subject: 'About your account',
  blocks: [
    paragraph(
      `${thanks(name)} No account is deleted and no payment is changed by mail, so that nobody else can do it in your name.`,
    ),
    paragraph(`Your details, the export of all your data, and the deletion of your account: ${publicUrl}/profile`),
    paragraph(`Your subscription and its invoices: ${publicUrl}/billing`),
    { kind: 'note', text: `A question for a person: ${supportEmail}` },
  ],
});

const unclearWith = (lead: string, { name, supportEmail }: Setting): Content => ({
  subject: 'We found no win in your mail',
  blocks: [
    paragraph(`${thanks(name)} We found no win and no request in this, so nothing was recorded.`),
    paragraph(lead),
    {
      kind: 'list',
      items: [
        'a list of your wins, or how you are doing',
        'check-ins at another time or on other days, a pause, or an end of them',
        'a correction, in answer to a mail that numbers your wins: “drop 2” or “merge 1 and 2”',
      ],
    },
    { kind: 'note', text: `A question for a person: ${supportEmail}` },
  ],
});

const unclear = (setting: Setting): Content =>
  unclearWith(
    'Mails to this address are read by a program. Tell it what you have done, or ask it for one of these, in your own words:',
    setting,
  );

const unclearKindly = (setting: Setting): Content =>
  unclearWith('Tell us what you have done, or ask for one of these, in your own words:', setting);

const remarks: Remarks = { quiet, thanks: thanked, account: ofAccount, 'to-us': unclear, ahead: unclear, unclear };

const kindRemarks: Remarks = {
  ...remarks,
  'to-us': unclearKindly,
  ahead: unclearKindly,
  unclear: unclearKindly,
};

const LONGEST = 160;

/** That the pictures and PDFs of the mail are kept, and with what. */
const evidenceBlocks = ({ files, wins, enriched }: AnswerFacts): readonly Block[] => {
  if (files === 0) return [];
  const what = files === 1 ? 'The file you sent is kept' : `The ${files} files you sent are kept`;
  const where = wins.length > 1 ? 'with number 1' : wins.length + (enriched ? 1 : 0) > 0 ? 'with it' : 'with that win';
  return [{ kind: 'paragraph', text: `${what} ${where}, for you alone to see.` }];
};

/** Which of its files are not kept, and what would be. */
const leftFilesBlocks = ({ filesLeft }: AnswerFacts): readonly Block[] => {
  if (filesLeft === 0) return [];
  const what = filesLeft === 1 ? '1 file' : `${filesLeft} files`;
  const text = `${what} could not be kept: pictures (JPEG, PNG, GIF, WebP) and PDFs can, ten of them and 10 MB in all.`;
  return [{ kind: 'paragraph', text }];
};

/** The one thing asked: an answer by mail is added to the win it is about. */
const questionBlocks = ({ question, wins }: AnswerFacts): readonly Block[] => {
  if (!question) return [];
  const number = wins.findIndex(({ winId }) => winId === question.winId) + 1;
  const about = wins.length > 1 && number > 0 ? `About number ${number}: ` : '';
  return [
    {
      kind: 'paragraph',
      text: `${about}${oneLine(winQuestion(question.question), LONGEST)} Answer in a few words, and your answer is added to the win.`,
    },
  ];
};
