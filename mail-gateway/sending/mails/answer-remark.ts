import type { AnswerFacts } from '#domain/inbox/request/answer-facts.ts';
import type { Block, Content } from '../blocks.ts';
import { type Setting, thanks } from '../template.ts';

/** Answers a mail that held neither a win nor a request, as it sounded. */
export const answerRemark: Remark = (tone, setting) => remarks[tone ?? 'unclear'](setting);

/** The same; it does not speak of programs. */
export const answerRemarkKindly: Remark = (tone, setting) => kindRemarks[tone ?? 'unclear'](setting);

export type Remark = (tone: AnswerFacts['tone'], setting: Setting) => Content;

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
