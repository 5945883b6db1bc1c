import type { DocumentBrief, DocumentSources, DocumentWriter } from '#application/documents/document-writer.ts';
import type { WrittenDocument } from '#domain/documents/document.ts';
import { forOthers, type Material, materialFrom } from './material.ts';
import { custom } from './outlines/custom.ts';
import { cv } from './outlines/cv.ts';
import { growthLog } from './outlines/growth-log.ts';
import { letter } from './outlines/letter.ts';
import { pack } from './outlines/packs.ts';
import { article, linkedinPost, thread, tweet } from './outlines/posts.ts';
import { briefAsked } from './planner.ts';

/**
 * Writes documents by rules alone: what wins say in their own words, put into the person, order and place that the document
 * wants. No network, no chance, no clock: the same sources, the same text.
 */
export const builtinDocumentWriter: DocumentWriter = {
  async write(brief, sources) {
    return written(brief, sources);
  },
};

const written = (brief: DocumentBrief, sources: DocumentSources): WrittenDocument => {
  const asked = briefAsked(brief);
  const material = materialFrom(asked, sources);
  return outlined(asked.kind === 'growth-log' ? material : forOthers(material), asked);
};

const outlined = (material: Material, { kind, variant }: DocumentBrief): WrittenDocument => {
  switch (kind) {
    case 'cv':
      return cv(material);
    case 'cover-letter':
      return letter(material);
    case 'growth-log':
      return growthLog(material);
    case 'social-thread':
      return thread(material);
    case 'linkedin-post':
      return linkedinPost(material);
    case 'twitter-post':
      return tweet(material);
    case 'custom-content':
      return variant === '' ? custom(material) : variant === 'article' ? article(material) : pack(material, variant);
  }
};
