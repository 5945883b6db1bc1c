import type { Sounds } from './names.ts';
import { commaPieces } from './places.ts';

/** A name and the town that is written in one with it. */
const WITH_TOWN: readonly RegExp[] = [
  /^(.{2,}?)\s+[—–]\s+(\p{Lu}[\p{L}.'’ -]{1,40})$/u,
  /^(.{2,}?)\s+[—–-]\s+(\p{Lu}[\p{L}.' ]{1,30}, [A-Z]{2})$/u, // "Mesa Vista Inn - Albuquerque, NM"
  /^([^,]{10,}?)\s*\((\p{Lu}[\p{L}.'’]*\p{Ll}[\p{L}.'’ -]{1,30})\)$/u,
  /^(.{2,}?)-(\p{Lu}[\p{L}.' ]{1,30}, [A-Z]{2})$/u, // "Dollar Barn-Memphis, TN"
  /^(.{3,}?) (?:in|à|en) (\p{Lu}[\p{L}.'’-]{2,30}(?: \p{Lu}\p{L}+)?)$/u, // "Papierwerk Waldhof in Mannheim"
];
const AT = /^(?:bei(?: der| dem)?|beim|at|chez|en|@)\s+(?=\p{Lu})/u;

/**
 * Where it was, and in which town: `place` where that stood beside it, else what the name has behind a dash or its
 * first comma.
 */
export const placed = (text: string, place: string, sounds: Sounds): Readonly<{ where: string; place: string }> => {
  const all = text.replace(AT, '');
  if (place !== '') return { where: all, place };
  for (const pattern of WITH_TOWN) {
    const [, where, town] = pattern.exec(text) ?? [];
    if (where !== undefined && town !== undefined) return { where, place: town };
  }
  const [where = '', ...rest] = commaPieces(all);
  const town = rest.join(', ');
  return town === '' || sounds.where(town) ? { where: all, place } : { where, place: town };
};
