import type {
  DocumentHtml,
  DocumentText,
  SentencesJson,
  SentencesWish,
} from '#application/documents/document-formats.ts';
import { differencesInARow } from '#application/documents/editing/differences.ts';
import { type Merged, mergeEdits, type ThreeTexts } from '#application/documents/editing/merge-edits.ts';
import { standingSentences } from '#application/documents/editing/standing-sentences.ts';
import { manuscriptFrom } from '#application/documents/manuscript/markdown-reading.ts';
import { textOf } from '#application/documents/manuscript/words.ts';
import { postsIn } from '#application/documents/posting/posts.ts';
import type { Citation } from '#domain/documents/document.ts';
import { manuscriptHtml } from './html.ts';

/** One reading of a document's text. */
export type TextTask =
  | Readonly<{ is: 'html'; text: DocumentText; withContact: boolean }>
  | Readonly<{ is: 'sentences'; wish: SentencesWish }>
  | Readonly<{ is: 'differences'; before: string; after: string }>
  | Readonly<{ is: 'merge'; texts: ThreeTexts }>
  | Readonly<{ is: 'posts'; text: DocumentText }>;

export type TextAnswer = DocumentHtml | SentencesJson | string | Merged | readonly string[];

/** Reads a text, in the thread that asks for it. */
export const readText = (task: TextTask): TextAnswer => {
  switch (task.is) {
    case 'html':
      return htmlOf(task.text, task.withContact);
    case 'sentences':
      return sentencesOf(task.wish);
    case 'differences':
      return JSON.stringify(differencesInARow(task.before, task.after));
    case 'merge':
      return mergeEdits(task.texts);
    case 'posts':
      return postsIn(task.text);
  }
};

/** In characters, all texts of a task together. */
export const lengthOfTask = (task: TextTask): number => {
  switch (task.is) {
    case 'html':
    case 'posts':
      return task.text.markdown.length;
    case 'sentences':
      return task.wish.written.reduce((sum, { text }) => sum + text.length, task.wish.text?.markdown.length ?? 0);
    case 'differences':
      return task.before.length + task.after.length;
    case 'merge':
      return task.texts.base.length + task.texts.edited.length + task.texts.written.length;
  }
};

const htmlOf = ({ markdown, kind, language }: DocumentText, withContact: boolean): DocumentHtml => {
  const manuscript = manuscriptFrom(markdown, kind, language);
  return {
    title: textOf(manuscript.title),
    html: manuscriptHtml(withContact ? manuscript : { ...manuscript, contact: [] }),
  };
};

/** A sentence of its author's own rests on nothing else; one that was written is stale once a win behind it has changed. */
const sentencesOf = ({ text, written, stale }: SentencesWish): SentencesJson => {
  const standing = text
    ? standingSentences(manuscriptFrom(text.markdown, text.kind, text.language), written)
    : written.map((sentence) => ({ ...sentence, by: 'cairn' as const }));
  const changed = new Set(stale);
  const shown = standing.map(({ text: said, citations, because = [], by }) => ({
    text: said,
    grounds: by === 'author' ? [{ on: 'yours' }] : citations.map(({ kind, ...named }) => ({ on: kind, ...named })),
    stale: winsIn(citations).some((id) => changed.has(id)),
    ...(because.length === 0 ? {} : { quotes: because }),
  }));
  return { json: JSON.stringify(shown), cited: [...new Set(standing.flatMap(({ citations }) => winsIn(citations)))] };
};

const winsIn = (citations: readonly Citation[]): readonly string[] =>
  citations.flatMap((one) => (one.kind === 'win' ? [one.id] : []));
