import { withoutClosing } from '#language/text/closings.ts';
import { isBlank, plain } from '#language/text/line.ts';
import { isTelling } from '#language/text/name-lines.ts';
import { withoutDisclaimer } from './disclaimers.ts';
import { isFooter } from './footers.ts';
import { isRule } from './lines.ts';
import { type Line, linesOf, tellsOfSomebody } from './signature-block.ts';

/** A saying, with its marks or the name of who said it. */
const MOTTO = /^["“”„«»'‘*_]|["”“»’][*_.]?$|[–—-]\s?\p{Lu}\p{L}+(?: \p{Lu}[\p{L}.]+){0,3}$/u;
/** Firms ask so below the names of their people. */
const ASKED_BY_FIRM =
  /^(?:please )?(?:visit|follow|join|book|check|discover|find|read|learn|like|subscribe|download|support|donate|save|think|consider|besuch\p{L}*|folge\p{L}*|entdeck\p{L}*|jetzt|d[ée]couvr\p{L}+|suivez|retrouvez|visite[zn]?|visita\p{L}*|sigue\p{L}*|s[ií]gue\p{L}*|descubr\p{L}+|segui\p{L}*|scopri\p{L}*|volg|bezoek)(?!\p{L})/iu;
const FEWEST_WORDS = 4;
const POSTSCRIPT = /^p\.?\s?p?\.?s\b|^nb\b/iu;

/** Does a line of a signature read like a sentence of a person's? */
const isSaid = ({ kind, text }: Line): boolean => {
  if (kind !== 'said' || isFooter(text, true) || /[:：]$|^\W*(?:https?:|www\.)/.test(text)) return false;
  if (POSTSCRIPT.test(text)) return true;
  const isLong = (text.match(/\p{L}+/gu) ?? []).length >= FEWEST_WORDS;
  return (isLong || isTelling(text.replace(/[\s.!?…]+$/, ''))) && !MOTTO.test(text) && !ASKED_BY_FIRM.test(text);
};

const paragraphsOf = (lines: readonly string[]): string[][] => {
  const paragraphs: string[][] = [[]];
  for (const line of lines)
    if (isBlank(line)) paragraphs.push([]);
    else paragraphs.at(-1)?.push(line);
  return paragraphs.filter((paragraph) => paragraph.length > 0);
};

const LIST = /mailing[ -]?list|listinfo|unsubscribe|newsletter abbestellen|d[ée]sabonn|d[ée]sinscri|darse de baja/i;

/** Of nobody: a firm's disclaimer or a list's footer, or how people part. */
const isNobodys = (paragraph: readonly string[]): boolean =>
  LIST.test(paragraph.join('\n')) ||
  [withoutDisclaimer, withoutClosing].some((cut) =>
    cut(['-', '', ...paragraph]).every((line, at) => at === 0 || isBlank(line)),
  );

/** The sentences of a person's that stand among the lines of a signature, each with what follows it in its paragraph. */
const sentencesIn = (block: readonly string[]): readonly string[] =>
  paragraphsOf(block).flatMap((paragraph) => {
    const lines = linesOf(paragraph);
    const at = lines.findIndex(isSaid);
    const isMotto = lines.slice(at + 1).some(({ text }) => /^[-–—]\s?\p{Lu}/u.test(text));
    if (at < 0 || isMotto || isNobodys(paragraph)) return [];
    return [lines.flatMap(({ kind, text }, i) => (i >= at && kind !== 'strong' ? [text] : [])).join('\n')];
  });

/** Does a signature give an address or a name of its mail's sender, whose `From` this is? */
const isSenders = (block: readonly string[], from: string): boolean => {
  const given = new Set(block.flatMap(namesAndAddresses));
  return namesAndAddresses(from).some((part) => given.has(part));
};

const namesAndAddresses = (text: string): readonly string[] =>
  text.toLowerCase().match(/[^\s<>"'(),;:|]+@[^\s<>"'(),;|]+|\p{L}{3,}/gu) ?? [];

/**
 * What of a block that was cut as a signature its author may well have told: all of it where nothing shows whose details
 * these are, or the words above speak of somebody; else the sentences in it. `from` is the mail's `From`, '' if not known.
 */
export const saidInSignature = (block: readonly string[], above: string, from: string): readonly string[] => {
  const [first = ''] = block;
  const isBelowRule = isRule(first) && !/^--[ \u00a0]$/.test(first);
  const below = isBelowRule ? block.slice(1) : block;
  const lines = linesOf(below);
  const [signer] = lines.filter(({ kind }) => kind !== 'blank');
  const hasDetails = lines.some(({ contacts }) => contacts.some((kind) => kind === 'phone' || kind === 'email'));
  const isNameless =
    isBelowRule &&
    !isNobodys(below) &&
    lines.every(({ names, text }) => names.length === 0 && !UNKNOWN_NAME.test(text));
  const isOthers = signer !== undefined && signer.names.length > 0 && tellsOfSomebody(lastSentence(above));
  if (hasDetails && (isNameless || isOthers) && !isSenders(below, from)) return [below.join('\n').trim()];
  const said = sentencesIn(below);
  return SIGNED.test(plain(above)) ? said.filter((sentence) => OF_ONESELF.test(sentence)) : said;
};

/** In these letters no name is told from another word. */
const UNKNOWN_NAME = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Thai}]/u;
/** "-Paul": below it a saying may stand. */
const SIGNED = /^[-–—~]{1,2}\s?\p{Lu}\p{L}{1,20}$/u;
const OF_ONESELF =
  /(?<!\p{L})(?:I|[Mm]y|[Ww]e|[Oo]ur|[Ii]ch|[Ww]ir|[Jj]e|[Jj]['’]ai|[Nn]ous|[Yy]o|[Hh]e|[Hh]emos)(?!\p{L})/u;

const lastSentence = (line: string): string => {
  const sentences = plain(line.slice(-400)).split(/(?<=[.!?…])\s+/);
  return sentences.at(-1) ?? '';
};
