import type { JsonObject } from '#domain/json.ts';
import type { Content } from './blocks.ts';

/** What every mail may say beside its own words. Names and addresses are clean. */
export type Setting = Readonly<{
  brandName: string;
  publicUrl: string;
  /** How the recipient is called; may be empty. */
  name: string;
  /** The page that signs in, token included, and for how many minutes it works. */
  link: Readonly<{ url: string; minutes: number }> | null;
}>;

/** One wording of one kind of mail. A version that has been sent is never changed: what it said can be asked for again. */
export type Template = (words: JsonObject, setting: Setting) => Content;

/** `Hello Ada,` or `Hello,` */
export const greeting = (name: string): string => (name === '' ? 'Hello,' : `Hello ${name},`);

/** `Thank you, Ada.` or `Thank you.` */
export const thanks = (name: string): string => (name === '' ? 'Thank you.' : `Thank you, ${name}.`);
