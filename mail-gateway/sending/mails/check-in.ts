import type { CheckInFacts, Memory } from '#domain/check-ins/facts.ts';
import type { Language } from '#domain/facts.ts';
import type { Tone } from '#domain/schedule/rhythm.ts';
import { oneLine } from '../clean.ts';
import { checkInQuestion } from '../questions/check-in-question.ts';
import type { Block, Content, Setting } from '../template.ts';
import { agoInWords } from '../words/in-words.ts';
import { greeting, quoted } from '../words/manner.ts';
import { checkInWords } from './check-in-words.ts';

/** Asks, the question first, so that it can be answered from a notification; and on some days reminds of a win of long ago; or says kindly that fewer come from now on, or none. */
export const checkIn = ({ question, tone, memory }: CheckInFacts, setting: Setting): Content => {
  const { language, brandName, publicUrl } = setting;
  const words = checkInWords[language];
  const asked = oneLine(checkInQuestion(question, language), 200);
  if (question.pool === 'plain') return plainCheckIn(asked, setting);
  return {
    subject: tone === 'last' ? words.lastSubject : asked,
    preview: words.previews[tone],
    blocks: [
      { kind: 'headline', text: asked },
      ...(memory ? [remembered(memory, language)] : []),
      ...told[tone](setting),
      { kind: 'note', text: words.kept(brandName), url: `${publicUrl}/wins` },
    ],
  };
};

/** After a crisis: a question that wants nothing, and no word of what this is for. */
const plainCheckIn = (asked: string, { language, name }: Setting): Content => {
  const { nothingAsked, aWordIsEnough } = plainWords[language];
  return {
    subject: asked,
    preview: aWordIsEnough,
    blocks: [
      { kind: 'headline', text: asked },
      paragraph(`${greeting(name, language)} ${nothingAsked} ${aWordIsEnough}`),
    ],
  };
};

const plainWords: Readonly<Record<Language, Readonly<{ nothingAsked: string; aWordIsEnough: string }>>> = {
  en: {
    nothingAsked: 'there is nothing to report and nothing to achieve.',
    aWordIsEnough: 'A word is enough, and so is none.',
  },
  de: {
    nothingAsked: 'es gibt nichts zu berichten und nichts zu schaffen.',
    aWordIsEnough: 'Ein Wort reicht, und keines auch.',
  },
  fr: {
    nothingAsked: 'il n’y a rien à raconter et rien à accomplir.',
    aWordIsEnough: 'Un mot suffit, et aucun aussi.',
  },
  es: {
    nothingAsked: 'no hay nada que contar ni nada que conseguir.',
    aWordIsEnough: 'Una palabra basta, y ninguna también.',
  },
};

const remembered = ({ when, text }: Memory, language: Language): Block =>
  paragraph(
    checkInWords[language].remembered(oneLine(agoInWords(when, language), 40), quoted(oneLine(text, 200), language)),
  );

const paragraph = (text: string): Block => ({ kind: 'paragraph', text });

const told: Readonly<Record<Tone, (setting: Setting) => readonly Block[]>> = {
  usual: ({ language, name }) => checkInWords[language].usual(greeting(name, language)).map(paragraph),
  fewer: (setting) => {
    const { language, name } = setting;
    const { fewer, usualAgain } = checkInWords[language];
    return [...fewer(greeting(name, language)).map(paragraph), again(setting, usualAgain)];
  },
  last: (setting) => {
    const { language, name } = setting;
    const { last, sendAgain } = checkInWords[language];
    return [...last(greeting(name, language)).map(paragraph), again(setting, sendAgain)];
  },
};

/** The page of this mail's token has the button that resumes them. */
const again = ({ unsubscribe, publicUrl }: Setting, label: string): Block => ({
  kind: 'button',
  label,
  url: unsubscribe === null ? `${publicUrl}/profile` : `${unsubscribe}&resume=1`,
});
