import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Block, Content, Setting } from '../template.ts';
import { thanks } from '../words/manner.ts';
import { remarkWords } from './remark-words.ts';

/** Answers a mail that held neither a win nor a request, as it sounded. */
export const answerRemark: Remark = (tone, setting) => remarks[tone ?? 'unclear'](setting);

/** The same; it does not speak of programs. */
export const answerRemarkKindly: Remark = (tone, setting) => kindRemarks[tone ?? 'unclear'](setting);

export type Remark = (tone: AnswerFacts['tone'], setting: Setting) => Content;

type Remarks = Readonly<Record<NonNullable<AnswerFacts['tone']>, (setting: Setting) => Content>>;

const quiet = ({ language, brandName, name }: Setting): Content => {
  const words = remarkWords[language];
  return {
    subject: words.quietSubject,
    blocks: [
      paragraph(words.quiet(thanks(name, language))),
      paragraph(words.quietMore),
      { kind: 'note', text: words.quietNote(brandName) },
    ],
  };
};

const thanked = ({ language, name }: Setting): Content => ({
  subject: remarkWords[language].welcomeSubject,
  blocks: [paragraph(remarkWords[language].welcome(name))],
});

const chatted = ({ language, name }: Setting): Content => ({
  subject: remarkWords[language].chatSubject,
  blocks: [paragraph(remarkWords[language].chat(name))],
});

const ofAccount = ({ language, name, publicUrl, supportEmail }: Setting): Content => {
  const words = remarkWords[language];
  return {
    subject: words.accountSubject,
    blocks: [
      paragraph(words.account(thanks(name, language))),
      paragraph(words.profile(`${publicUrl}/profile`)),
      paragraph(words.billing(`${publicUrl}/billing`)),
      { kind: 'note', text: words.person(supportEmail) },
    ],
  };
};

const unclearWith = (lead: string, { language, name, supportEmail }: Setting): Content => {
  const words = remarkWords[language];
  return {
    subject: words.unclearSubject,
    blocks: [
      paragraph(words.unclear(thanks(name, language))),
      paragraph(lead),
      { kind: 'list', items: words.ways },
      { kind: 'note', text: words.person(supportEmail) },
    ],
  };
};

const unclear = (setting: Setting): Content =>
  unclearWith(
    'Mails to this address are read by a program. Tell it what you have done, or ask it for one of these, in your own words:',
    setting,
  );

const unclearKindly = (setting: Setting): Content => unclearWith(remarkWords[setting.language].lead, setting);

const either = ({ language, name, publicUrl }: Setting): Content => {
  const words = remarkWords[language];
  return {
    subject: words.eitherSubject,
    blocks: [paragraph(words.either(thanks(name, language), `${publicUrl}/wins`)), paragraph(words.eitherHard)],
  };
};

const remarks: Remarks = {
  quiet,
  thanks: thanked,
  chat: chatted,
  relief: thanked,
  account: ofAccount,
  'to-us': unclear,
  ahead: unclear,
  either,
  unclear,
  setback: quiet,
  distress: quiet,
  crisis: quiet,
};

const kindRemarks: Remarks = {
  ...remarks,
  'to-us': unclearKindly,
  ahead: unclearKindly,
  unclear: unclearKindly,
};

/** In a line; what is not clear is asked back for what it could be. */
export const answerRemarkBriefly = ({ tone, leftOut }: AnswerFacts, setting: Setting): Content => {
  const { language, publicUrl, supportEmail } = setting;
  const words = remarkWords[language];
  if (tone === 'either') return either(setting);
  if (leftOut === 'not-understood')
    return { subject: words.doubtSubject, blocks: [paragraph(words.doubt(`${publicUrl}/wins`))] };
  return tone === null || tone === 'to-us' || tone === 'ahead' || tone === 'unclear'
    ? { subject: words.wishSubject, blocks: [paragraph(words.wish(supportEmail))] }
    : answerRemarkKindly(tone, setting);
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
