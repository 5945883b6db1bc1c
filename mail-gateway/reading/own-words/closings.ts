import { isBlank, plain } from './lines.ts';

/** Parting formulas. Thanks are not among them: they are something said. */
const FORMULAS = new Set(
  (
    'regards|best regards|kind regards|kindest regards|warm regards|warmest regards|with kind regards|with best regards|' +
    'many regards|thanks and regards|thanks regards|thanks and best regards|thanks best regards|best|all the best|best wishes|warm wishes|cheers|sincerely|yours sincerely|sincerely yours|yours truly|' +
    'yours faithfully|yours|respectfully|cordially|warmly|take care|br|kr|rgds|mit freundlichen grüßen|' +
    'mit freundlichen grüssen|mit freundlichem gruß|mit besten grüßen|freundliche grüße|freundliche grüsse|viele grüße|' +
    'viele grüsse|beste grüße|beste grüsse|liebe grüße|liebe grüsse|herzliche grüße|herzliche grüsse|schöne grüße|grüße|' +
    'grüsse|gruß|gruss|lg|vg|mfg|hochachtungsvoll|cordialement|bien cordialement|très cordialement|bien à vous|' +
    'amicalement|sincères salutations|meilleures salutations|salutations|salutations distinguées|cdt|cdlt|saluti|' +
    'cordiali saluti|distinti saluti|cari saluti|un caro saluto|un saluto|cordialmente|saludos|un saludo|' +
    'saludos cordiales|un cordial saludo|atentamente|abrazos|un abrazo|atenciosamente|cumprimentos|' +
    'melhores cumprimentos|com os melhores cumprimentos|abraço|abraços|att|salutacions|met vriendelijke groet|' +
    'met vriendelijke groeten|vriendelijke groet|vriendelijke groeten|hartelijke groet|groeten|groetjes|groet|mvg|' +
    'med vänliga hälsningar|med vänlig hälsning|vänliga hälsningar|hälsningar|mvh|med venlig hilsen|venlig hilsen|' +
    'bedste hilsner|med vennlig hilsen|vennlig hilsen|hilsen|vh|ystävällisin terveisin|parhain terveisin|terveisin|' +
    'pozdrawiam|z poważaniem|z wyrazami szacunku|s pozdravem|s přátelským pozdravem|s pozdravom|zdraví|üdvözlettel|üdv|' +
    'tisztelettel|cu stimă|cu respect|с уважением|с наилучшими пожеланиями|з повагою|с уважение|srdačan pozdrav|' +
    'lijep pozdrav|lep pozdrav|saygılarımla|saygılar|iyi çalışmalar|sevgiler|με εκτίμηση|φιλικά|pagarbiai|ar cieņu|' +
    'lugupidamisega|בברכה|مع التحية|مع أطيب التحيات|trân trọng|salam|hormat saya|此致|敬具|祝好|드림'
  ).split('|'),
);

const MOST_LINES_BELOW = 5;

const isFormula = (line: string): boolean => {
  const text = plain(line);
  if (text.length > 60) return false;
  const words = text
    .toLowerCase()
    .replace(/[^\p{L}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return FORMULAS.has(words) && (words.length > 5 || /\P{L}$|^[\p{Script=Han}\p{Script=Hangul}]/u.test(text));
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

/** A title, a firm, a number: what stands under a name, never a sentence or an item of a list. */
const isUnderName = (line: string): boolean => {
  const text = plain(line);
  const words = text.split(/\s+/);
  return (
    words.length <= 6 &&
    text.length <= 60 &&
    !/^\p{Ll}/u.test(text) &&
    !/^(?:[-*•·]\s|\d+[.)]\s|p\.?\s?s\b)/iu.test(text) &&
    !(words.length >= 4 && /[.?]$/.test(text))
  );
};

const formulaWithName = (line: string): boolean => {
  const [formula = '', name = ''] = plain(line.slice(0, 100)).split(/,\s*/, 2);
  return name !== '' && isFormula(`${formula},`) && isNameLike(name) && name.split(' ').length <= 3;
};

/** Without a parting formula and the name under it, where the text ends with them. */
export const withoutClosing = (lines: readonly string[]): readonly string[] => {
  const below: string[] = [];
  for (let at = lines.length - 1; at >= 0 && below.length <= MOST_LINES_BELOW; at -= 1) {
    const line = lines[at] ?? '';
    if (isBlank(line)) continue;
    if (isFormula(line)) {
      const [signer, ...others] = below;
      const isClosing = signer === undefined ? /[,，]\s*$/.test(line) : isSigner(signer) && others.every(isUnderName);
      return isClosing ? lines.slice(0, at) : lines;
    }
    if (formulaWithName(line)) return below.every(isUnderName) ? lines.slice(0, at) : lines;
    below.unshift(line);
  }
  return lines;
};
