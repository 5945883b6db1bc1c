import { type CareerKind, type CareerWords, careerWords } from '#web/contract/career.ts';
import type { FormSchema } from '../../shared/forms/field-errors.ts';
import { monthFrom, monthInWords } from './months.ts';

export type FormValues = Readonly<Record<string, string | boolean | undefined>>;

const empty: Readonly<Record<CareerKind, CareerWords>> = {
  position: { is: 'position', title: '', employer: '', place: '', from: '', to: null },
  education: { is: 'education', title: '', school: '', place: '', from: '', to: '' },
  certificate: { is: 'certificate', title: '', issuer: '', at: '' },
  language: { is: 'language', name: '', level: '' },
  link: { is: 'link', label: '', url: '' },
  skill: { is: 'skill', name: '' },
};
export const emptyFact = (kind: CareerKind): CareerWords => empty[kind];

const months: ReadonlySet<string> = new Set(['from', 'to', 'at']);

/** As a form holds a fact: months in words, and a box for what still lasts. */
export const valuesOf = (fact: CareerWords): FormValues => ({
  ...Object.fromEntries(
    Object.entries(fact).map(([field, value]) => [
      field,
      value === null ? '' : months.has(field) ? monthInWords(value) : value,
    ]),
  ),
  ...('to' in fact ? { lasts: fact.to === null } : {}),
});

/** Checks what a form holds as the fact that it makes. */
export const schemaOf = (kind: CareerKind): FormSchema<CareerWords> => ({
  safeParse: (values, words) => careerWords.safeParse(factFrom(kind, values as FormValues), words),
});

const factFrom = (kind: CareerKind, values: FormValues): unknown => {
  const held = new Map(Object.entries(values));
  const fields = Object.keys(empty[kind]).map((field) => {
    const typed = String(held.get(field) ?? '');
    if (field === 'to' && values.lasts === true) return [field, null];
    return [field, months.has(field) ? monthFrom(typed) : typed];
  });
  return { ...Object.fromEntries(fields), is: kind };
};
