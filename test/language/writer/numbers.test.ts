import test from 'ava';
import type { Language } from '#domain/facts.ts';
import { numberFrom } from '#language/writer/amounts.ts';

test('a number is read as its language writes it, and not at all where it could be read in two ways', (t) => {
  const read: Readonly<Record<Language, Readonly<Record<string, number | null>>>> = {
    en: {
      '40': 40,
      '1,200': 1200,
      '1,200.5': 1200.5,
      '3.5': 3.5,
      '3,5': 3.5,
      '1.200': null,
      '1.200,5': null,
      '1,200,000': 1_200_000,
    },
    de: { '1.200': 1200, '1.200,5': 1200.5, '3,5': 3.5, '1,200': null, '1,200.5': null, '1.200.000': 1_200_000 },
    fr: { '1 200': 1200, '1\u202f200,5': 1200.5, '3,5': 3.5, '1,200': null, '1.200': null },
    es: { '1.200': 1200, '1.200,5': 1200.5, '3,5': 3.5, '1,200': null },
  };
  for (const [language, numbers] of Object.entries(read))
    for (const [digits, value] of Object.entries(numbers))
      t.is(numberFrom(digits, language as Language), value, `${language} ${digits}`);
});
