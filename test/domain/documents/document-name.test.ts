import test from 'ava';
import { documentNameOf } from '#domain/documents/document-name.ts';

const CV = {
  name: '',
  kind: 'cv',
  language: 'en',
  title: 'Jane Doe',
  writtenOn: '2026-12-01',
  brief: { prompt: '', company: '', role: '', jobDescription: '' },
} as const;
const about = (role: string, company = '') => ({ brief: { ...CV.brief, role, company } });

test('a document is called by its kind, its role and its date, in its own language', (t) => {
  t.is(documentNameOf(CV), 'CV, 1 December 2026');
  t.is(documentNameOf({ ...CV, ...about('Head of Nursing') }), 'CV for Head of Nursing, 1 December 2026');
  t.is(
    documentNameOf({ ...CV, language: 'de', ...about('Pflegedirektorin') }),
    'Lebenslauf als Pflegedirektorin, 1. Dezember 2026',
  );
  const letter = { ...CV, kind: 'cover-letter' } as const;
  t.is(documentNameOf({ ...letter, ...about('Nurse', 'Acme') }), 'Cover letter for Nurse at Acme, 1 December 2026');
  t.is(documentNameOf({ ...letter, ...about('', 'Acme') }), 'Cover letter for Acme, 1 December 2026');
  t.is(
    documentNameOf({ ...letter, language: 'de', ...about('Koch', 'Acme GmbH') }),
    'Anschreiben als Koch bei Acme GmbH, 1. Dezember 2026',
  );
  t.is(documentNameOf({ ...letter, language: 'de', ...about('', 'Acme') }), 'Anschreiben für Acme, 1. Dezember 2026');
  t.is(
    documentNameOf({ ...letter, language: 'fr', ...about('chef', 'Acme') }),
    'Lettre de motivation – chef chez Acme, 1 décembre 2026',
  );
  t.is(documentNameOf({ ...CV, language: 'es', ...about('chef') }), 'CV – chef, 1 de diciembre de 2026');
  t.is(documentNameOf({ ...CV, kind: 'linkedin-post', ...about('x') }), 'LinkedIn post, 1 December 2026');
});

test('free content is called by its title, and anything by what its user calls it', (t) => {
  const free = { ...CV, kind: 'custom-content', title: 'Weekly\n update' } as const;
  t.is(documentNameOf(free), 'Weekly update, 1 December 2026');
  t.is(documentNameOf({ ...free, title: '' }), 'Document, 1 December 2026');
  t.is(documentNameOf({ ...free, name: 'For Anna' }), 'For Anna');
});

test('a sentence that stands in the place of a role is no part of a name', (t) => {
  t.is(documentNameOf({ ...CV, ...about('x'.repeat(61)) }), 'CV, 1 December 2026');
});
