import { Unreadable } from './unreadable.ts';
import { type Values, valuesOf } from './values.ts';

/** In levels of lists and objects; no format of a CV has more than eight. */
const MAX_DEPTH = 32;

export const parsedJson = (text: string): Values => {
  refuseDeep(text);
  try {
    return valuesOf(JSON.parse(text));
  } catch {
    throw new Unreadable('broken');
  }
};

/** Counts brackets outside of strings, before anything is built of them. */
const refuseDeep = (text: string): void => {
  let depth = 0;
  let isString = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (isString && character === '\\') at += 1;
    else if (character === '"') isString = !isString;
    else if (!isString && (character === '[' || character === '{')) depth += 1;
    else if (!isString && (character === ']' || character === '}')) depth -= 1;
    if (depth > MAX_DEPTH) throw new Unreadable('too-large');
  }
};
