import type { DocumentRequest } from '#web/contract/documents.ts';
import { copy } from './copy.ts';

const words = copy.ready;

export type ReadyKind = keyof typeof words.kinds;
/** What can be asked for without a word; a cover letter has a page of its own. */
export type WishedKind = ReadyKind | 'cv';
/** Of these one thing is asked first. */
type AskingKind = keyof typeof words.asks;

export const WISHES: Readonly<Record<WishedKind, DocumentRequest>> = {
  cv: { type: 'cv', format: 'professional' },
  'social-thread': { type: 'social-thread' },
  'linkedin-post': { type: 'linkedin-post' },
  article: { type: 'custom', kind: 'article' },
  'growth-log': { type: 'growth-log' },
  'performance-review': { type: 'custom', kind: 'performance-review' },
  'promotion-case': { type: 'custom', kind: 'promotion-case' },
  'weekly-update': { type: 'custom', kind: 'weekly-update' },
  'client-report': { type: 'custom', kind: 'client-report' },
};

export const isWished = (kind: string): kind is WishedKind => Object.hasOwn(WISHES, kind);
export const isAsking = (kind: WishedKind): kind is AskingKind => Object.hasOwn(words.asks, kind);

/** As what the answer goes with the wish. */
const FIELDS: Readonly<Record<AskingKind, 'role' | 'company'>> = {
  'promotion-case': 'role',
  'client-report': 'company',
};

/** The wish with the answer in it; '' leaves it open. */
export const wishAbout = (kind: WishedKind, about: string): DocumentRequest =>
  about === '' || !isAsking(kind) ? WISHES[kind] : { ...WISHES[kind], [FIELDS[kind]]: about };
