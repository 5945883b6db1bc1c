import { readdirSync, readFileSync } from 'node:fs';
import { hashOf } from '#language/reader/model/hashing.ts';

/** A part of a message, as its writer labelled it. */
export type LabelledPart = Readonly<{
  text: string;
  is: 'win' | 'setback' | 'distress' | 'crisis' | 'request' | 'question' | 'correction' | 'chat';
  kind?: string;
  category?: string;
  skills?: readonly string[];
}>;
/** The text of a message is that of its parts, joined as they stand. */
export type Message = Readonly<{
  lang: 'en' | 'de' | 'fr' | 'es';
  who: string;
  tone: 'win' | 'setback' | 'distress' | 'crisis' | 'chat';
  parts: readonly LabelledPart[];
}>;

export const textOf = ({ parts }: Message): string => parts.map(({ text }) => text).join('');

/** Of unseen messages, those by whoever writes as oddly as people do: dialect, hints, half sentences; told apart in figures. */
export const isOfStrangers = (file: string): boolean => file === 'messages-3.jsonl';
export const isOfOthers = (file: string): boolean => !isOfStrangers(file);

/** Every message of these files of a folder, each text once, in an order that depends on nothing but the texts. */
export const messagesIn = (folder: URL, isWanted: (file: string) => boolean = () => true): readonly Message[] => {
  const found = new Map<string, Message>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.jsonl') && isWanted(name))
    .sort())
    for (const line of readFileSync(new URL(file, folder), 'utf8').split('\n')) {
      if (line.trim() === '') continue;
      const message = JSON.parse(line) as Message;
      found.set(textOf(message).trim(), message);
    }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, message]) => message);
};

/** Words of a crisis make the whole one, whatever is told beside them. */
export const isOfCrisis = ({ tone, parts }: Message): boolean =>
  tone === 'crisis' || parts.some(({ is }) => is === 'crisis');

const KEPT_BACK = 0x13c0ffee;
const FOLDS = 0x0f01d5;
const MOST_FOLDS = 5;
const HALVES = 0x4a1f;

/** A fifth of the corpus, by the text alone: it is never trained on, and measured as what is known. */
export const isKeptBack = (message: Message): boolean => hashOf(KEPT_BACK, textOf(message).trim()) % 5 === 0;

/** Which part of the training is left out when this message is judged for calibration. */
export const foldOf = (message: Message): number => hashOf(FOLDS, textOf(message).trim()) % MOST_FOLDS;
export const folds = Array.from({ length: MOST_FOLDS }, (_, fold) => fold);

/** Which half of the training a network is taught without, to be judged on it: 0 or 1. */
export const halfOf = (message: Message): number => hashOf(HALVES, textOf(message)) & 1;
