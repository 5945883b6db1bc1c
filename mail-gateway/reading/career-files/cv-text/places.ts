import { foldText } from '#domain/text.ts';
import { soundsLikeEmployer, soundsLikeTrade } from './names.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'] as const;
const CODES = [...Array(26 * 26).keys()].map((n) => String.fromCharCode(65 + Math.floor(n / 26), 65 + (n % 26)));

/** The names of all countries that the runtime knows, folded. */
const COUNTRIES: ReadonlySet<string> = new Set(
  LANGUAGES.flatMap((language) => {
    const names = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    return CODES.map((code) => names.of(code))
      .filter((name) => name !== undefined)
      .map(foldText);
  }).concat([
    'uk',
    'usa',
    'u.s.',
    'u.s.a.',
    'u.k.',
    'england',
    'scotland',
    'wales',
    'northern ireland',
    'uae',
    'holland',
  ]),
);

/** Towns that give their names to time zones, folded. */
const TOWNS: ReadonlySet<string> = new Set(
  Intl.supportedValuesOf('timeZone').map((zone) => foldText(zone.split('/').at(-1)?.replaceAll('_', ' ') ?? '')),
);

const WORKED_ANYWHERE = /^(?:remote|hybrid|home ?office|teletrabajo|a distance|work from home|bundesweit|worldwide)$/;

/** "Leeds, UK", "Portland, OR", "Porto, Portugal", "Germany", "Remote". */
export const isPlace = (text: string): boolean => {
  if (text.length > 50) return false;
  const folded = foldText(text.replace(/[()]/g, ''));
  if (COUNTRIES.has(folded) || TOWNS.has(folded) || WORKED_ANYWHERE.test(folded)) return true;
  const pieces = text.split(/,\s*/);
  const last = pieces.at(-1) ?? '';
  if (/\p{Ll}-\p{Lu}\p{Ll}+, [A-Z]{2}$|\p{Ll} [–—-] \p{Lu}/u.test(text)) return false; // "Dollar Barn-Memphis, TN"
  if (pieces.length < 2 || !pieces.every((piece) => piece.split(' ').length <= 4)) return false;
  if (pieces.slice(0, -1).some(soundsLikeEmployer) || soundsLikeTrade(text)) return false;
  return /^[A-Z]{2}$/.test(last) || COUNTRIES.has(foldText(last));
};

/** "Acme, Inc." is one name, and nothing is parted inside of brackets. */
export const commaPieces = (text: string): readonly string[] =>
  text
    .split(/,\s*(?!(?:Inc|Ltd|LLC|L\.L\.C|Corp|Co|GmbH|AG|S\.A|SL|PLC)\b)(?![^(]*\))/iu)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '');
