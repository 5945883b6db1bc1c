import type { CareerFact, CareerWords } from '#domain/documents/career.ts';

/** What a fact says, as the API and the export of an account name its fields: the kind is `is`, a certificate's month `at`. */
export type PublishedWords =
  | Readonly<{ is: 'position'; title: string; employer: string; place: string; from: string; to: string | null }>
  | Readonly<{ is: 'education'; title: string; school: string; place: string; from: string; to: string | null }>
  | Readonly<{ is: 'certificate'; title: string; issuer: string; at: string }>
  | Readonly<{ is: 'language'; name: string; level: string }>
  | Readonly<{ is: 'link'; label: string; url: string }>
  | Readonly<{ is: 'skill'; name: string }>;

export type PublishedFact = Readonly<{ id: string }> & PublishedWords;

export const publishedFact = (fact: CareerFact): PublishedFact => ({ id: fact.id, ...published(fact) });

const published = (words: CareerWords): PublishedWords => {
  switch (words.kind) {
    case 'position': {
      const { kind, title, employer, place, from, to } = words;
      return { is: kind, title, employer, place, from, to };
    }
    case 'education': {
      const { kind, title, school, place, from, to } = words;
      return { is: kind, title, school, place, from, to };
    }
    case 'certificate':
      return { is: words.kind, title: words.title, issuer: words.issuer, at: words.issued };
    case 'language':
      return { is: words.kind, name: words.name, level: words.level };
    case 'link':
      return { is: words.kind, label: words.label, url: words.url };
    case 'skill':
      return { is: words.kind, name: words.name };
  }
};

export const wordsOfPublished = (words: PublishedWords): CareerWords => {
  switch (words.is) {
    case 'position': {
      const { is, title, employer, place, from, to } = words;
      return { kind: is, title, employer, place, from, to };
    }
    case 'education': {
      const { is, title, school, place, from, to } = words;
      return { kind: is, title, school, place, from, to };
    }
    case 'certificate':
      return { kind: words.is, title: words.title, issuer: words.issuer, issued: words.at };
    case 'language':
      return { kind: words.is, name: words.name, level: words.level };
    case 'link':
      return { kind: words.is, label: words.label, url: words.url };
    case 'skill':
      return { kind: words.is, name: words.name };
  }
};

/** What the API calls a field of a fact. */
export const publishedField = (field: string): string => (field === 'issued' ? 'at' : field);
