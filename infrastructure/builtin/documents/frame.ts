import type { DocumentFrame } from '#application/documents/document-planner.ts';
import type { Block, Sentence } from '#domain/documents/document.ts';
import { positionsOf } from '#domain/documents/positions.ts';
import { jobOf } from './job.ts';
import type { Material } from './material.ts';
import { certificates, contactOf, education, entry, languages, skills } from './outlines/cv.ts';
import { allInTime, heads, packTitle } from './outlines/packs.ts';

const EMPTY: DocumentFrame = { title: '', contact: [], opening: [], positions: [], closing: [] };

/** The part of a document that is data: it stands around whatever a model composes. */
export const frameOf = (material: Material): DocumentFrame => {
  const { brief, words } = material;
  switch (brief.kind) {
    case 'cv':
      return cvFrame(material);
    case 'cover-letter':
      return letterFrame(material);
    case 'growth-log':
      return { ...EMPTY, title: words.growthLog };
    case 'custom-content':
      return customFrame(material);
    default:
      return EMPTY;
  }
};

const cvFrame = (material: Material): DocumentFrame => {
  const { sources, words } = material;
  const entries = positionsOf(sources.facts).map((position) => entry(material, position, []));
  return {
    title: sources.profile.name || words.cv,
    contact: contactOf(material),
    opening: [],
    positions: entries.length === 0 ? [] : [{ type: 'heading', text: words.headings.experience }, ...entries],
    closing: [
      ...education(material),
      ...certificates(material),
      ...skills(material, jobOf(material)),
      ...languages(material),
    ],
  };
};

const letterFrame = (material: Material): DocumentFrame => {
  const { brief, sources, words } = material;
  const { name } = sources.profile;
  const signature: Sentence = { text: name, citations: [{ kind: 'profile', field: 'name' }] };
  return {
    ...EMPTY,
    title: name,
    contact: contactOf(material),
    opening: brief.role === '' ? [] : [{ type: 'heading', text: words.letter.subject(brief.role) }],
    closing: name === '' ? [] : [paragraphOf(signature)],
  };
};

const customFrame = (material: Material): DocumentFrame => {
  const { variant } = material.brief;
  if (variant === '' || variant === 'article') return EMPTY;
  const told = allInTime(material, variant);
  return {
    ...EMPTY,
    title: packTitle(material, variant),
    opening: told.length === 0 ? [] : heads(material, told),
  };
};

const paragraphOf = (sentence: Sentence): Block => ({ type: 'paragraph', sentences: [sentence] });
