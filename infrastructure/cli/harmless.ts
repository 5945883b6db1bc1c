/**
 * Foreign words for a terminal: what would move its cursor, recolour it, turn the direction of writing or type for its
 * user is shown as what it is. Lines stay lines unless `oneLine` is asked for.
 */
export const harmless = (text: string): string => text.replace(/\r\n/g, '\n').replace(/[^\P{C}\n\t]/gu, named);

export const harmlessLine = (text: string): string => text.replace(/\s+/g, ' ').replace(/\p{C}/gu, named).trim();

/** Data for scripts, which a terminal may show all the same: the same as JSON, without any such character in it. */
export const harmlessJson = (data: unknown): string =>
  JSON.stringify(data).replace(/\p{C}/gu, (character) => character.split('').map(escaped).join(''));

const escaped = (unit: string): string => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;

const named = (character: string): string => `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
