import { plainText, unmarked } from '../../text/plain-text.ts';
import { advertMarksOf } from './advert-marks.ts';

/** What an advertisement says it is for, as it spells it; '' where it does not say it beyond doubt. */
export const jobNamed = (advert: string): Readonly<{ company: string; role: string }> => {
  const lines = advert
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .slice(0, MAX_LINES);
  return { company: companyIn(lines), role: roleIn(lines) };
};
const MAX_LINES = 12;
const MAX_NAME = 60;

const GENDERS = /\s*\(?(?:all genders|gn|\b[mwdfxh](?:\s?[/|*,]\s?[mwdfxh]){1,2})\b\)?|\/a(?!\p{L})/giu;
const ONLY_FORM = unmarked(
  String.raw`^(?:stellenanzeige|stellenausschreibung|oferta de empleo|offre d'emploi|job (?:ad|advert|description|offer)|vacancy)\b ?:? ?`,
);
/** Behind it stand the firm, the town or the hours. */
const END_OF_TITLE =
  /\s*(?:[|·•,;:]|\s[-–—]\s|[–—]|\s\(|\s(?:in|à|en)\s(?:vollzeit|teilzeit)\b|\s(?:at|bei|chez)\s).*$/iu;
const WANTED =
  /(?:hiring|looking for|seeking|recrute|recherche|busca|sucht) (?:an?|the|une?|una?|eine?n?) (?:experienced |new )?(\p{Lu}[\p{L}&/ -]{3,58}?)(?= (?:to|who|for|für|pour|para|à|en|in)\b| ?[(.,])/u;

/** The title stands in the line that says for whom, else in the first one. */
const roleIn = (lines: readonly string[]): string => {
  const [first = ''] = lines;
  const titled = [lines.find((line) => new RegExp(GENDERS).test(line)), first].flatMap((line) => line ?? []);
  for (const line of titled) {
    const wanted = WANTED.exec(line)?.[1];
    if (wanted) return wanted.trim();
    if (/[.!?:]$/u.test(line) || line.length > MAX_TITLE) continue;
    const form = ONLY_FORM.exec(plainText(line))?.[0].length ?? 0;
    const title = line.slice(form).replace(GENDERS, '').replace(END_OF_TITLE, '').trim();
    const isHeading = advertMarksOf(plainText(title)).length > 0;
    if (title.length >= MIN_TITLE && title.length <= MAX_NAME && !isHeading) return title;
  }
  return lines.map((line) => WANTED.exec(line)?.[1] ?? '').find((role) => role !== '') ?? '';
};
const MIN_TITLE = 4;
const MAX_TITLE = 120;

const NAME = String.raw`\p{Lu}[\p{L}\p{N}&.'’-]*(?: (?:&|und|and|et|y|de|\p{Lu}[\p{L}\p{N}&.'’-]*)){0,4}`;
const COMPANIES: readonly RegExp[] = [
  new RegExp(
    `(${NAME} (?:GmbH|AG|SE|KG|Ltd|Limited|LLC|Inc|PLC|plc|SARL|SAS|S\\.\\s?[AL]\\.(?:U\\.)?|e\\.\\s?V\\.))(?!\\p{L})`,
    'u',
  ),
  new RegExp(
    `^(?:The |Die |Der |Das |La |Le |El )?(${NAME}) (?:is (?:hiring|looking|seeking|recruiting)|sucht|recrute|recherche|busca)(?!\\p{L})`,
    'u',
  ),
  new RegExp(`\\bWe(?:'|’)re (${NAME}),`, 'u'),
];

const companyIn = (lines: readonly string[]): string => {
  for (const pattern of COMPANIES)
    for (const line of lines) {
      const name = pattern.exec(line)?.[1]?.replace(/^(?:The|Die|Der|Das|La|Le|El) /u, '');
      if (name !== undefined && name.length <= MAX_NAME && !GENERAL.test(name)) return name;
    }
  return '';
};
/** "Restaurant in the centre looks for": no name. */
const GENERAL =
  /^(?:We|Wir|Nous|Our|Unser\p{L}*|Empresa|Restaurante?|Company|Firma|Soci[eé]t[eé]|Hotel|Klinik|Client)$/u;
