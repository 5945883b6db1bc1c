import { isBlank, plain } from './line.ts';
import { isCapital, isRole, isTelling } from './name-lines.ts';

const MOST_LINES_BELOW = 5;

const lettersOf = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();

/** Greetings may come from a place: "Viele Grüße aus Berlin". */
const FROM_PLACE =
  /^(.{3,40}?) (?:aus|from|de|van|från|fra|z) (?:dem |der |the )?\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)?[,.!]?$/u;

export const isFormula = (line: string): boolean => {
  const text = plain(line);
  if (text.length > 60) return false;
  if (text.includes('/')) return text.split('/').every((part) => FORMULAS.has(lettersOf(part)));
  const words = lettersOf(FROM_PLACE.exec(text)?.[1] ?? text);
  const isPlain = words.length > 5 || !COMMON.has(words);
  return FORMULAS.has(words) && (isPlain || /\P{L}$|^[\p{Script=Han}\p{Script=Hangul}]/u.test(text));
};

/** Short, capitalised and without a sentence in it: a name, perhaps with a title. */
export const isNameLike = (line: string): boolean => {
  const words = plain(line).split(/\s+/);
  const isName = (word: string) => /^[("]?(?:\p{Lu}|\p{Lo})[\p{L}\p{M}.'’-]*[,)"]?$/u.test(word);
  return (
    words.length <= 5 && words.join(' ').length <= 50 && words.every(isName) && !/^p\.?\s?s\.?$/i.test(words[0] ?? '')
  );
};

const isSigner = (line: string): boolean => isNameLike(line) || /^\p{L}{1,12}\.?$/u.test(plain(line));

/** "I cried.": a sentence, however short. */
const isShortSentence = (text: string): boolean =>
  /^(?:I|We|My|Our|It|They|You|Ich|Wir|Je|J['’]|Nous|Yo|Jag|Vi)(?![\p{L}])/u.test(text) ||
  /^\S.* \p{Ll}[^\s@]*[.!?…]["”“»]?$/u.test(text);

/** A title, a firm, a number: what stands under a name, never a sentence or an item of a list. */
export const isUnderName = (line: string): boolean => {
  const text = plain(line);
  const words = text.split(/\s+/);
  return (
    words.length <= 6 &&
    text.length <= 60 &&
    !isShortSentence(text) &&
    !/^\p{Ll}/u.test(text) &&
    !/^(?:[-*•·]\s|\d+[.)]\s|p\.?\s?s\b)/iu.test(text) &&
    !(words.length >= 4 && /[.?]$/.test(text))
  );
};

const isShortName = (text: string): boolean => text !== '' && isNameLike(text) && text.split(' ').length <= 3;

/** "Kind regards, Anna", "Mvh /Anna", "Viele Grüße Anna": a formula and a name on one line, which stands alone if bare. */
const formulaWithName = (line: string, isAlone: boolean): boolean => {
  const text = plain(line.slice(0, 100));
  const [, formula = '', name = ''] = /^([^,:.!/–—-]{2,60}?)(?:\s*[,:!.]\s*|\s*[/–—-]\s?)(\p{L}.*)$/u.exec(text) ?? [];
  const isParted = !COMMON.has(lettersOf(formula)) || text.startsWith(`${formula},`);
  if (isParted && FORMULAS.has(lettersOf(formula)) && isShortName(name.replace(/\.$/, ''))) return true;
  const words = text.split(' ');
  return [1, 2, 3].some((count) => {
    const before = lettersOf(words.slice(0, -count).join(' '));
    const isSure = FORMULAS.has(before) && (isAlone || !COMMON.has(before)) && before !== 'best' && before !== 'yours';
    return isSure && isShortName(words.slice(-count).join(' '));
  });
};

const SLASHED = /^\/{1,2}\s?\p{Lu}[\p{L}.'’]{0,20}(?:[ -]\p{Lu}[\p{L}.'’]{0,20}){0,2}$/u;
const ENDS_SENTENCE = /[.!?…)"”。！]\s*$/;

/** "/John": how people sign in the north; below an empty line or the end of a sentence, or right behind one. */
const withoutSlashedName = (lines: readonly string[]): readonly string[] => {
  const last = lines.length - 1;
  const text = plain((lines[last] ?? '').slice(0, 200));
  const above = lines[last - 1] ?? '';
  if (last > 0 && SLASHED.test(text) && (isBlank(above) || ENDS_SENTENCE.test(above))) return lines.slice(0, last);
  const said = /^(.{2,150}[.!?…]) \/{1,2}\p{Lu}\p{Ll}{1,15}$/u.exec(text)?.[1];
  return said === undefined ? lines : [...lines.slice(0, last), said];
};

/** A detail about who signs; below an empty line only what is known to be one: "New record today" is news. */
const isDetail = (line: string, isApart: boolean): boolean =>
  isUnderName(line) && !isTelling(line.replace(/[\s!.]+$/, '')) && (!isApart || isCapital(line) || isRole(line));

/** Nothing but details stand in these lines. */
const areDetails = (lines: readonly string[]): boolean => {
  const from = lines.findIndex(isBlank);
  return lines.every((line, at) => isBlank(line) || isDetail(plain(line), from >= 0 && at > from));
};

/** Without a parting formula and the name under it, or a name behind a slash, where the text ends with them. */
export const withoutClosing = (text: readonly string[]): readonly string[] => {
  const lines = withoutSlashedName(text);
  if (lines !== text) return lines;
  let written = 0;
  for (let at = lines.length - 1; at >= 0 && written <= MOST_LINES_BELOW; at -= 1) {
    const line = lines[at] ?? '';
    if (isBlank(line)) continue;
    const below = lines.slice(at + 1);
    if (isFormula(line)) {
      const signer = below.findIndex((one) => !isBlank(one));
      const isClosing =
        signer < 0 ? /[,，]\s*$/.test(line) : isSigner(below[signer] ?? '') && areDetails(below.slice(signer + 1));
      return isClosing ? lines.slice(0, at) : lines;
    }
    const isAlone = at > 0 && isBlank(lines[at - 1] ?? '');
    if (formulaWithName(line, isAlone)) return areDetails(below) ? lines.slice(0, at) : lines;
    written += 1;
  }
  return lines;
};

/** Parting formulas. Thanks are not among them: they are something said. */
const FORMULAS: ReadonlySet<string> = new Set(
  (
    'regards|best regards|kind regards|kindest regards|warm regards|warmest regards|with kind regards|with best regards|' +
    'many regards|thanks and regards|thanks regards|thanks and best regards|thanks best regards|thanks and kind regards|' +
    'best|all the best|best wishes|kind wishes|warm wishes|with best wishes|cheers|sincerely|yours sincerely|sincerely yours|' +
    'yours truly|yours faithfully|yours|respectfully|cordially|warmly|take care|br|kr|rgds|brgds|' +
    'mit freundlichen grüßen|mit freundlichen grüssen|mit freundlichem gruß|mit freundlichem gruss|mit besten grüßen|' +
    'mit herzlichen grüßen|mit lieben grüßen|freundliche grüße|freundliche grüsse|freundlichen gruß|viele grüße|' +
    'viele grüsse|vielen gruß|beste grüße|beste grüsse|liebe grüße|liebe grüsse|lieben gruß|lieben gruss|herzliche grüße|' +
    'herzliche grüsse|herzlichen gruß|herzlichst|schöne grüße|schönen gruß|sonnige grüße|grüße|' +
    'grüsse|gruß|gruss|lg|vg|bg|hg|mfg|hochachtungsvoll|cordialement|bien cordialement|très cordialement|bien à vous|bien à toi|' +
    'amicalement|sincèrement|sincères salutations|meilleures salutations|salutations|salutations distinguées|' +
    'respectueusement|bises|bisous|cdt|cdlt|saluti|' +
    'cordiali saluti|distinti saluti|cari saluti|un caro saluto|un saluto|cordialmente|un abbraccio|saludos|un saludo|' +
    'saludos cordiales|cordiales saludos|un cordial saludo|atentamente|atte|abrazos|un abrazo|atenciosamente|cumprimentos|' +
    'melhores cumprimentos|com os melhores cumprimentos|cordiais saudações|abraço|um abraço|abraços|att|salutacions|una abraçada|' +
    'met vriendelijke groet|met vriendelijke groeten|met hartelijke groet|vriendelijke groet|vriendelijke groeten|' +
    'hartelijke groet|hartelijke groeten|groeten|groetjes|groet|grtz|gr|mvg|' +
    'med vänliga hälsningar|med vänlig hälsning|vänliga hälsningar|vänligen|bästa hälsningar|hälsningar|hälsning|mvh|vänl hälsn|' +
    'med venlig hilsen|venlig hilsen|de bedste hilsner|bedste hilsner|kærlig hilsen|dbh|med vennlig hilsen|vennlig hilsen|' +
    'beste hilsen|hilsen|vh|ystävällisin terveisin|parhain terveisin|terveisin|terv|kunnioittavasti|' +
    'pozdrawiam|pozdrawiam serdecznie|serdecznie pozdrawiam|pozdrowienia|z poważaniem|z wyrazami szacunku|' +
    's pozdravem|s přátelským pozdravem|s úctou|s pozdravom|pozdravuji|zdraví|üdvözlettel|üdv|' +
    'tisztelettel|cu stimă|cu respect|cu drag|с уважением|с наилучшими пожеланиями|з повагою|с уважение|поздрави|' +
    'srdačan pozdrav|lijep pozdrav|lep pozdrav|lp|saygılarımla|saygılar|iyi çalışmalar|sevgiler|sevgilerle|selamlar|' +
    'με εκτίμηση|φιλικά|pagarbiai|ar cieņu|lugupidamisega|parimate soovidega|kveðja|bestu kveðjur|' +
    'בברכה|مع التحية|مع أطيب التحيات|trân trọng|salam|hormat saya|此致|敬具|祝好|드림'
  ).split('|'),
);

/** Words of their own as well, so that a name right behind them proves nothing: "Best Team", "LG Electronics". */
const COMMON: ReadonlySet<string> = new Set(
  'best yours br kr lg vg bg hg gr lp vh att atte respectfully cordially warmly salam terv bises dbh cdt zdraví φιλικά'.split(
    ' ',
  ),
);
