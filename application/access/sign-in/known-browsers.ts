import { derivedId, newId } from '#application/engine/ids.ts';
import { same } from '#application/engine/tokens.ts';
import type { Services } from '#application/services.ts';

type Parts = Pick<Services, 'tokens'>;

/** A browser remembers so many accounts that were signed in there; the one longest unused is forgotten. */
const MOST = 4;
const COOKIE = /^([0-9a-f-]{36})((?:\.[\w-]{1,120}){0,4})$/;

/**
 * What a browser keeps of the accounts that were signed in there: an id of its own, and a mark for each address, which
 * says nothing about it and which nobody else can make.
 */
type Kept = Readonly<{ browser: string; marks: readonly string[] }>;

const read = (cookie: string | undefined): Kept | null => {
  const [, browser, marks = ''] = COOKIE.exec(cookie ?? '') ?? [];
  return browser === undefined ? null : { browser, marks: marks.split('.').slice(1) };
};

const markOf = ({ tokens }: Parts, browser: string, addressName: string): string =>
  tokens.linkToken('browser', derivedId('known-browser', browser, addressName));

/** The id of a browser in which the account with this address was signed in before; null for any other. */
export const knownBrowser = (parts: Parts, cookie: string | undefined, addressName: string): string | null => {
  const kept = read(cookie);
  if (!kept) return null;
  const mark = markOf(parts, kept.browser, addressName);
  return kept.marks.some((one) => same(one, mark)) ? kept.browser : null;
};

/** What the browser keeps from now on, as the account with this address was signed in there. */
export const afterSignIn = (
  parts: Parts & Pick<Services, 'clock'>,
  cookie: string | undefined,
  addressName: string,
): string => {
  const { browser, marks } = read(cookie) ?? { browser: newId(parts.clock.now()), marks: [] };
  const mark = markOf(parts, browser, addressName);
  return [browser, mark, ...marks.filter((one) => one !== mark)].slice(0, MOST + 1).join('.');
};
