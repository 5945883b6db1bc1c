import type { Unit } from './words/units.ts';

/**
 * A piece of a text, in its order. A number has all that it may mean ("1.200" is 1200 and 1.2); `isWord` tells one in letters. A
 * word that begins a sentence is `isFirst`: its capital says nothing. A break `ends` a sentence, or only a clause.
 */
export type Token =
  | Readonly<{
      is: 'number';
      text: string;
      values: readonly number[];
      unit: Unit | null;
      isOrdinal: boolean;
      isWord: boolean;
    }>
  | Readonly<{ is: 'word'; text: string; word: string; isCapital: boolean; isFirst: boolean }>
  | Readonly<{ is: 'break'; ends: boolean }>
  | Readonly<{ is: 'arrow' }>;
export type NumberToken = Extract<Token, { is: 'number' }>;
export type WordToken = Extract<Token, { is: 'word' }>;

export const isWord = (token: Token | undefined): token is WordToken => token?.is === 'word';
