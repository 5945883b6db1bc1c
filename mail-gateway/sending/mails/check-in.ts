import type { CheckInFacts, Memory } from '#domain/check-ins/facts.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';
import { oneLine } from '../clean.ts';
import { checkInQuestion } from '../questions/check-in-question.ts';
import { type Block, type Content, greeting, type Setting } from '../template.ts';
import { agoInWords } from '../words/in-words.ts';

/** Asks. The question comes first, so that it can be answered from a notification. */
export const checkIn = ({ question: asked }: CheckInFacts, { brandName, publicUrl, name }: Setting) => {
  const question = oneLine(checkInQuestion(asked), 200);
  return {
    subject: question,
    blocks: [
      { kind: 'headline', text: question },
      {
        kind: 'paragraph',
        text: `${greeting(name)} just answer this mail in your own words. One line is plenty, and several things are welcome too.`,
      },
      {
        kind: 'paragraph',
        text: 'A quiet day? Say so, or leave this mail alone. Both are fine.',
      },
      {
        kind: 'note',
        text: `${brandName} keeps what you answer in your own journal:`,
        url: `${publicUrl}/wins`,
      },
    ],
  } as const;
};

/** Asks, and on some days reminds of a win of long ago; or says kindly that fewer come from now on, or none. */
export const checkInWithMemory = ({ question, tone, memory }: CheckInFacts, setting: Setting): Content => {
  const asked = oneLine(checkInQuestion(question), 200);
  return {
    subject: tone === 'last' ? 'A last question for now, and how to come back' : asked,
    preview: previews[tone],
    blocks: [
      { kind: 'headline', text: asked },
      ...(memory ? [remembered(memory)] : []),
      ...told[tone](setting),
      {
        kind: 'note',
        text: `${setting.brandName} keeps what you answer in your own journal:`,
        url: `${setting.publicUrl}/wins`,
      },
    ],
  };
};

const previews: Readonly<Record<Tone, string>> = {
  usual: 'One line is plenty.',
  fewer: 'From now on this question comes less often.',
  last: 'None comes any more until you want it.',
};

const remembered = ({ when, text }: Memory): Block => ({
  kind: 'paragraph',
  text: `${oneLine(agoInWords(when), 40)} you wrote: “${oneLine(text, 200)}”`,
});

const told: Readonly<Record<Tone, (setting: Setting) => readonly Block[]>> = {
  usual: ({ name }) => [
    {
      kind: 'paragraph',
      text: `${greeting(name)} just answer this mail in your own words. One line is plenty, and several things are welcome too.`,
    },
    { kind: 'paragraph', text: 'Nothing to tell? Say so, or leave this mail alone. Both are fine.' },
  ],
  fewer: (setting) => [
    {
      kind: 'paragraph',
      text: `${greeting(setting.name)} a question is best when it is welcome, so we will be quieter: from now on it comes less often, once a week at most.`,
    },
    {
      kind: 'paragraph',
      text: 'There is nothing to catch up on. Answer any of these mails, with a single line if you like, and they come as they used to; or bring them back here:',
    },
    ...again(setting, 'Bring back the usual check-ins'),
  ],
  last: (setting) => [
    {
      kind: 'paragraph',
      text: `${greeting(setting.name)} this is the last question for now. We do not want to fill your mailbox, so no more come until you want them.`,
    },
    {
      kind: 'paragraph',
      text: 'Everything you wrote is kept, and there is nothing to catch up on. An answer to this mail brings the questions back whenever it comes, and so does one click:',
    },
    ...again(setting, 'Send me check-ins again'),
  ],
};

/** The page of this mail's token has the button that resumes them. */
const again = ({ unsubscribe, publicUrl }: Setting, label: string): readonly Block[] => [
  { kind: 'button', label, url: unsubscribe === null ? `${publicUrl}/profile` : `${unsubscribe}&resume=1` },
];
