import type { CareerWords } from '#domain/documents/career.ts';
import { labelOf } from './links.ts';
import { Unreadable } from './unreadable.ts';

/** What a JSON Resume (1.0.0) says. What is no text where the schema wants one is not there. */
export const factsOfJsonResume = (text: string): readonly CareerWords[] => {
  const resume = parsed(text);
  const items = (field: string) => itemsIn(resume, field);
  const basics = objectIn(resume, 'basics');
  return [
    ...items('work').map(
      (work): CareerWords => ({
        kind: 'position',
        employer: textIn(work, 'name') || textIn(work, 'company'),
        title: textIn(work, 'position'),
        place: textIn(work, 'location'),
        ...spanOf(work),
      }),
    ),
    ...items('education').map(
      (school): CareerWords => ({
        kind: 'education',
        school: textIn(school, 'institution'),
        title: [textIn(school, 'studyType'), textIn(school, 'area')].filter((part) => part !== '').join(' '),
        place: textIn(school, 'location'),
        ...spanOf(school),
      }),
    ),
    ...items('certificates').map(
      (one): CareerWords => ({
        kind: 'certificate',
        title: textIn(one, 'name'),
        issuer: textIn(one, 'issuer'),
        issued: monthOf(textIn(one, 'date')),
      }),
    ),
    ...items('languages').map(
      (one): CareerWords => ({
        kind: 'language',
        name: textIn(one, 'language'),
        level: textIn(one, 'fluency'),
      }),
    ),
    ...items('skills').map((one): CareerWords => ({ kind: 'skill', name: textIn(one, 'name') })),
    ...itemsIn(basics, 'profiles').flatMap((one) => linkTo(textIn(one, 'url'), textIn(one, 'network'))),
    ...linkTo(textIn(basics, 'url'), ''),
  ];
};

type Values = Readonly<Record<string, unknown>>;

/** In levels of lists and objects; the schema has five. */
const MAX_DEPTH = 32;
const MAX_ITEMS = 10_000;

const parsed = (text: string): Values => {
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

const valuesOf = (value: unknown): Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
const valueIn = (values: Values, field: string): unknown => (Object.hasOwn(values, field) ? values[field] : undefined);
const objectIn = (values: Values, field: string): Values => valuesOf(valueIn(values, field));
const itemsIn = (values: Values, field: string): readonly Values[] => {
  const found = valueIn(values, field);
  if (!Array.isArray(found)) return [];
  if (found.length > MAX_ITEMS) throw new Unreadable('too-large');
  return found.map(valuesOf);
};
const textIn = (values: Values, field: string): string => {
  const found = valueIn(values, field);
  return typeof found === 'string' ? found : '';
};

/** A day is more than is kept. */
const monthOf = (date: string): string => /^\d{4}(?:-\d{2})?/.exec(date)?.[0] ?? '';

/** What has a beginning and no end lasts. */
const spanOf = (values: Values): Readonly<{ from: string; to: string | null }> => {
  const from = monthOf(textIn(values, 'startDate'));
  const end = textIn(values, 'endDate');
  return { from, to: end === '' && from !== '' ? null : monthOf(end) };
};

const linkTo = (url: string, network: string): readonly CareerWords[] =>
  url === '' ? [] : [{ kind: 'link', label: network || labelOf(url), url }];
