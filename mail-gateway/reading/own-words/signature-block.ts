import { isFormula } from '#language/text/closings.ts';
import { type Contact, contactsIn, partsOf, unmarkedLine } from '#language/text/contact-lines.ts';
import { isBlank, plain } from '#language/text/line.ts';
import { isCapital, isFirm, isHouse, isPronouns, isRole, isTelling, namesIn } from '#language/text/name-lines.ts';
import { plainText } from '#language/text/plain-text.ts';

/** So many lines, blank ones counted, a signature of a firm may have. */
const MOST_LINES = 36;
const LONGEST_LINE = 200;

/**
 * What a line may be in a signature. `strong` gives contact details, `firm` names a firm or a house, `role` a title,
 * `name` a person, `hours` tells when somebody works. `loose` is short and says no more than a title that is not known.
 */
type Kind = 'blank' | 'strong' | 'firm' | 'role' | 'name' | 'hours' | 'loose' | 'said';
export type Line = Readonly<{ kind: Kind; text: string; contacts: readonly Contact[]; names: readonly string[] }>;

const DAYS =
  '(?:mon|tues?|wednes|wed|thurs?|fri|satur|sun)(?:day)?s?|(?:mon|diens|donners|frei|sams|sonn)tags?|mittwochs?|mo|di|mi|do|fr|lundis?|mardis?|mercredis?|jeudis?|vendredis?|lunes|martes|miercoles|jueves|viernes|lunedi|martedi|mercoledi|giovedi|venerdi|ma|woensdag|wo|maandag|dinsdag|donderdag|vrijdag|vr';
const HOURS = new RegExp(
  `^(?=.{0,120}$)(?:(?:please note (?:that )?)?(?:i|my|we|our) (?:(?:normal|usual|working|work|office|core) )*(?:work|days|hours|am in|am available|are)|working|work|office|opening|hours|arbeitszeit\\p{L}*|burozeit\\p{L}*|sprechzeit\\p{L}*|ich arbeite|erreichbar|im buro|presente?|horaires?|horario|orari?o?|aanwezig|bereikbaar|werkdagen|ik werk|disponible|disponibile|joignable|not in(?: the office)?|(?:${DAYS})\\b).{0,60}(?:\\b(?:${DAYS})\\b|\\d ?(?:h|am|pm|uhr)\\b|\\d[:.]\\d\\d|part[- ]time|flexibl[ey]|(?:nicht|not|non|niet|no) .{0,20}\\p{L})`,
  'u',
);
/** What firms let their people say about the hour of a mail. */
const OUT_OF_HOURS =
  /^(?=.{0,200}$)(?=.*\b(?:outside|working|office|hours?|reply|respond|flexib\w+|arbeitszeit\w*|antwort\w*|horaires?|orario|horario|werktijd\w*)\b).*\b(?:do not|don't|no need|not expected?|never expect|no expectation|keine? \p{L}*antwort|erwarte|ne .{0,20}pas|non .{0,30}|no .{0,10}esper\w+|verwacht).*\b(?:reply|respond|response|expect\w*|erwart\w*|antwort\w*|repondre|rispo\w+|respo\w+|reageren|reactie|hours)\b/u;

const LIST_ITEM = /^\s*(?:[-*•]\s|\d{1,2}[.)]\s|#)/u;

const sayNothing = (kind: Kind, text = ''): Line => ({ kind, text, contacts: [], names: [] });

const lineOf = (line: string): Line => {
  if (isBlank(line)) return sayNothing('blank');
  const text = unmarkedLine(line);
  if (line.length > 2 * LONGEST_LINE || LIST_ITEM.test(line)) return sayNothing('said', text);
  const contacts = contactsIn(line);
  if (contacts.length > 0) return { kind: 'strong', text, contacts, names: [] };
  if (text.length > LONGEST_LINE) return sayNothing('said', text);
  const names = namesIn(text);
  const mixed = partsOf(text, mixedKindOf) ?? [];
  if (mixed.includes('strong')) return { kind: 'strong', text, contacts: contactsWithin(text), names };
  const low = plainText(text);
  if (HOURS.test(low) || OUT_OF_HOURS.test(low)) return sayNothing('hours', text);
  if (isPronouns(text)) return { kind: 'strong', text, contacts: ['profile'], names: [] };
  if (
    isTelling(text) ||
    (/[.!?…]["”)]?$/u.test(text.replace(/\p{L}\.$/u, isFirm(text) ? '' : '$&')) && !isFirm(text) && names.length === 0)
  )
    return sayNothing('said', text);
  if (isRole(text)) return { ...sayNothing('role', text), names };
  if (mixed.length > 1 && names.length === 0) return sayNothing('role', text);
  if (isFirm(text) || isHouse(text)) return { ...sayNothing('firm', text), names };
  if (names.length > 0) return { kind: 'name', text, contacts: [], names };
  return sayNothing(text.split(/\s+/).length <= 8 && text.length <= 80 ? 'loose' : 'said', text);
};

/** What each of these lines may be. */
export const linesOf = (lines: readonly string[]): readonly Line[] => lines.map(lineOf);

/** Does a sentence speak of a customer, a supplier, a lead or the like? */
export const tellsOfSomebody = (sentence: string): boolean => SOMEBODY.test(plainText(sentence));

const contactsWithin = (text: string): readonly Contact[] => {
  const found = text.split(/\s*[|•·]\s*|\s+[-–]\s+|,\s+/u).flatMap(contactsIn);
  return found.length > 0 ? found : ['profile'];
};

/** Of a line of parts such as "Paul Weber | Director": what each of them is. */
const mixedKindOf = (part: string): Kind | undefined => {
  if (contactsIn(part).length > 0 || isPronouns(part)) return 'strong';
  if (isTelling(part) || /[|•·]/.test(part)) return undefined;
  if (isRole(part)) return 'role';
  if (isFirm(part) || isHouse(part)) return 'firm';
  return namesIn(part).length > 0 || (isCapital(part) && part.length <= 40) ? 'name' : undefined;
};

/** "Many thanks,", "Grazie e buona giornata": something said, below which a signature may begin. */
const THANKS =
  /^(?:(?:so )?(?:many|best|with|warm|kind|huge|big|and) )*(?:thanks?|thx|ta|thank you|danke\p{L}*|vielen dank|besten dank|herzlichen dank|merci|mille mercis|grazie|gracias|muchas gracias|bedankt|dank|dank je wel|alvast bedankt|obrigad[oa]|tack|takk|cheers|dankie|dzieki)(?!\p{L})[^.!?:]{0,40}[,.!]?$/u;

const isThanks = (text: string): boolean =>
  text.length <= 50 &&
  text.split(/\s+/).length <= 6 &&
  THANKS.test(plainText(text)) &&
  !/(?<!\p{L})(?:to|for|an|für|pour|por|per|voor)(?!\p{L})/u.test(text);

/** The fields of a form: somebody tells of somebody else. */
const FIELD =
  /^(?:(?:first|last|full|given|family|company|customer|client|contact)[ -]?)?(?:name|surname|company|customer|client|contact|town|city|country|order|price|amount|subject|date|vorname|nachname|firma|kunde|kundin|ansprechpartner(?:in)?|ort|land|prenom|nom|entreprise|societe|ville|nombre|apellidos?|empresa|cliente|ciudad|cognome|nome|azienda|ditta|citta|naam|voornaam|achternaam|bedrijf|klant|plaats)\s?[:=]/u;
const SOMEBODY =
  /(?<!\p{L})(?:customers?|clients?|leads?|contacts?|suppliers?|vendors?|tenants?|buyers?|prospects?|kund\p{L}{0,5}|mandant\p{L}{0,3}|lieferant\p{L}{0,3}|interessent\p{L}{0,3}|kontakte?|ansprechpartner\p{L}{0,2}|fournisseurs?|prospects?|clientes?|proveedor(?:es)?|clienti?|fornitor[ei]|contatt[oi]|klant(?:en)?|leveranciers?)(?!\p{L})/u;

/** Do these words lead in to what stands below them? Then that is told, however much it looks like a signature. */
export const leadsIn = (above: string, below: readonly string[]): boolean => {
  const text = plain(above.slice(-LONGEST_LINE));
  if (below.some((line) => FIELD.test(plainText(unmarkedLine(line))))) return true;
  if (/[:=→]["”*_)]*$/u.test(text)) return true;
  return !/[.!?…)]["”*_)]*$/u.test(text) && SOMEBODY.test(plainText(text));
};

/** May these lines stand below a name? Loose ones only beside what is sure, and nothing that somebody says. */
const isBlock = (block: readonly Line[], isSigned: boolean): boolean => {
  let isSure = isSigned;
  for (const [at, { kind, text }] of block.entries()) {
    if (kind === 'said' && !isSlogan(text, block.slice(0, at))) return false;
    if (kind === 'blank') isSure = false;
    else if (kind === 'loose' && !isSure && !isBeforeSure(block, at)) return false;
    else if (kind !== 'loose') isSure = true;
  }
  return true;
};

const isBeforeSure = (block: readonly Line[], at: number): boolean => {
  const next = block[at + 1]?.kind;
  return next !== undefined && next !== 'blank' && next !== 'loose' && next !== 'said';
};

/** "Muster. Gardens that last.": a firm speaks below its name. */
const isSlogan = (text: string, above: readonly Line[]): boolean => {
  const [first = ''] = /^\p{Lu}\p{L}{3,}/u.exec(text) ?? [];
  return couldBeSlogan(text) && above.some((line) => line.kind === 'firm' && line.text.includes(first));
};

const couldBeSlogan = (text: string): boolean =>
  /^\p{Lu}\p{L}{3,}/u.test(text) && text.split(/\s+/).length <= 8 && !isTelling(text.replace(/[.!]+$/, ''));

const countOf = (block: readonly Line[], kinds: readonly Kind[]): number =>
  block.filter(({ kind }) => kinds.includes(kind)).length;

/** Below a formula or thanks one detail is enough. */
const isSignedOff = (block: readonly Line[]): boolean =>
  countOf(block, ['strong', 'hours']) > 0 && isBlock(block, true);

const NO_WAY: ReadonlySet<Contact> = new Set(['picture', 'profile', 'town', 'office']);

/** Without one, a name stands first, with a way to reach its bearer and one thing more; a first name with two ways. */
const isNamed = (block: readonly Line[]): boolean => {
  const [first] = block;
  if (!first || first.names.length === 0 || isFirm(first.text)) return false;
  const contacts = block.flatMap((line) => line.contacts);
  const ways = new Set(contacts.filter((kind) => !NO_WAY.has(kind))).size;
  const more = countOf(block.slice(1), ['strong', 'firm', 'role', 'hours', 'loose']);
  const isRich = ways >= 2 || (ways === 1 && first.names.length > 1 && more >= 2);
  return isRich && isBlock(block, true);
};

/** Several people, each with a way to reach them, are a list. */
const isRollOfPeople = (block: readonly Line[]): boolean => {
  const firsts = block.filter(({ kind }, at) => kind === 'name' && (at === 0 || block[at - 1]?.kind === 'blank'));
  const [one, ...others] = firsts;
  return others.some(({ names }) => names.length > 1 && !names.some((name) => one?.names.includes(name)));
};

/**
 * The first line to go of a block whose name stands at `at`: a first name alone above it is part of it ("Bram", then
 * "Bram Hoekstra"), and where the words above lead in to it, nothing goes.
 */
const startOf = (lines: readonly string[], at: number): number => {
  const above = lines.findLastIndex((line, i) => i < at && !isBlank(line));
  const [name = '', ...others] = namesIn(unmarkedLine(lines[above] ?? ''));
  const isSame = others.length === 0 && name !== '' && namesIn(unmarkedLine(lines[at] ?? '')).includes(name);
  const start = above > 0 && isSame && isBlank(lines[above - 1] ?? '') ? above : at;
  const told = lines.slice(0, start).findLast((line) => !isBlank(line)) ?? '';
  return leadsIn(told, lines.slice(start)) ? lines.length : start;
};

/** Is this what stands below the two dashes or the rule above a signature? */
export const isSignatureBelow = (lines: readonly string[]): boolean => {
  if (lines.length > MOST_LINES) return false;
  const block = lines.map(lineOf);
  const written = block.filter(({ kind }) => kind !== 'blank');
  const isPerson = (written[0]?.names.length ?? 0) > 0;
  return written.length > 0 && isBlock(block, true) && (isPerson || countOf(block, ['strong']) > 0);
};

/**
 * The lines without the signature of a firm at their end: from the parting formula, from below the thanks, or from the
 * full name on, where nothing below is said and at least one line gives contact details. A block that the words above
 * lead in to is kept.
 */
export const withoutSignatureBlock = (lines: readonly string[]): readonly string[] => {
  const from = Math.max(1, lines.length - MOST_LINES);
  const read = new Map<number, Line>();
  const lineAt = (at: number): Line => {
    const known = read.get(at) ?? lineOf(lines[at] ?? '');
    read.set(at, known);
    return known;
  };
  let cut = lines.length;
  for (let at = lines.length - 1; at >= from; at -= 1) {
    const text = plain((lines[at] ?? '').slice(0, LONGEST_LINE));
    const below = Array.from({ length: lines.length - at - 1 }, (_, i) => lineAt(at + 1 + i));
    if (isFormula(text)) return isSignedOff(below) ? lines.slice(0, at) : lines.slice(0, cut);
    if (isThanks(text)) return isSignedOff(below) ? lines.slice(0, at + 1) : lines.slice(0, cut);
    const line = lineAt(at);
    if (line.kind === 'said' && !couldBeSlogan(line.text)) break;
    if (line.names.length === 0 || !isBlank(lines[at - 1] ?? '')) continue;
    const block = [line, ...below];
    if (isBlock(block, true) && isRollOfPeople(block)) return lines;
    if (isNamed(block)) cut = startOf(lines, at);
  }
  return lines.slice(0, cut);
};
