import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Block, Content, Setting } from '../template.ts';
import { thanks } from '../words/manner.ts';
import { remarkWords } from './remark-words.ts';

/** What asks for something more than a line of its own. */
type Unclear = 'to-us' | 'ahead' | 'unclear';
type Remarks = Readonly<Record<Exclude<NonNullable<AnswerFacts['tone']>, Unclear>, (setting: Setting) => Content>>;

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
  either,
  setback: quiet,
  distress: quiet,
  crisis: quiet,
};

/** Answers in a line a mail that held neither a win nor a request, as it sounded; what is not clear is asked back for what it could be. */
export const answerRemark = ({ tone, leftOut }: AnswerFacts, setting: Setting): Content => {
  const { language, publicUrl, supportEmail } = setting;
  const words = remarkWords[language];
  if (tone === 'either') return either(setting);
  if (leftOut === 'not-understood')
    return { subject: words.doubtSubject, blocks: [paragraph(words.doubt(`${publicUrl}/wins`))] };
  return tone === null || tone === 'to-us' || tone === 'ahead' || tone === 'unclear'
    ? { subject: words.wishSubject, blocks: [paragraph(words.wish(supportEmail))] }
    : remarks[tone](setting);
};

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });
