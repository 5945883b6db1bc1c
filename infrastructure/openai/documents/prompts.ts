import type { AiUnsupported } from '#application/documents/check-draft.ts';
import type { DocumentBrief } from '#application/documents/document-writer.ts';
import type { Language } from '#domain/facts.ts';
import { promptText } from '../prompts/prompt.ts';

type DocumentForm = Readonly<{ kind: DocumentBrief['kind']; variant: DocumentBrief['variant']; language: Language }>;
type Named = Exclude<DocumentBrief['variant'], ''> | DocumentBrief['kind'];

export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
};

const NAMES: Readonly<Record<Named, string>> = {
  cv: 'a CV',
  'cover-letter': 'a cover letter',
  'growth-log': 'a growth log',
  'social-thread': 'a thread of posts',
  'twitter-post': 'a post for X',
  'linkedin-post': 'a post for LinkedIn',
  'custom-content': 'the text that is asked for',
  article: 'an article',
  'performance-review': 'a self-review for a performance review',
  'promotion-case': 'a case for promotion',
  'weekly-update': 'a weekly update',
  'client-report': 'a report for a client',
};

const nameOf = ({ kind, variant }: DocumentForm): Named =>
  kind === 'custom-content' && variant !== '' ? variant : kind;

/** Our words alone: nothing that a person wrote stands among them. */
export const systemFor = (form: DocumentForm): string => {
  const language = LANGUAGES[form.language];
  const name = nameOf(form);
  return promptText('document', { document: NAMES[name], kind: promptText(name), language });
};

export const systemForRewriting = (form: DocumentForm): string =>
  promptText('rewrite-sentences', { document: NAMES[nameOf(form)], language: LANGUAGES[form.language] });

/** What was wrong with a sentence, as a model is told. */
export const WHY: Readonly<Record<AiUnsupported, string>> = {
  citation: 'it names no source, or one that is not there',
  date: 'its sources do not say that date',
  number: 'a number does not stand so in its sources: wrong number, unit, order or thing counted',
  unit: 'a number stands there in another unit, or counts another thing',
  direction: 'its sources say that it went the other way',
  name: 'it names somebody or something that its sources do not name',
  title: 'it claims a rank, office or paper that its sources do not name',
  scale: 'it makes more of it than its sources do',
  outcome: 'it claims a result that its sources do not name',
  exclusive: 'it says all, only, first, best or never where its sources do not',
  cause: 'it makes one entry the cause of another, which no source says',
  merged: 'it makes one thing of two entries',
  language: 'it is in another language',
  word: 'it says words that its sources do not say',
  doubtful: 'it says what the words it quotes from its sources do not say, or quotes them wrongly',
  denial: 'its sources deny this, or do not deny it',
  credit: 'its sources say that others did this, or several',
  markup: 'it has marks, links or signs that are not allowed',
  length: 'it is too long',
};
