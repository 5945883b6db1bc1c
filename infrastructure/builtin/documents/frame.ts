import type { DocumentFrame } from '#application/documents/document-planner.ts';
import type { Block, Sentence } from '#domain/documents/document.ts';
import { positionsOf } from '#domain/documents/positions.ts';
import { jobOf } from './job.ts';
import type { Material } from './material.ts';
import { certificates, contactOf, education, entry, languages, skills } from './outlines/cv.ts';
import { allInTime, heads, packTitle } from './outlines/packs.ts';

const EMPTY: DocumentFrame = { title: '', contact: [], opening: [], positions: [], skills: [], closing: [] };

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
  const known = positionsOf(sources.facts).map((position) => entry(material, position, []));
  const entries = known.length > 0 ? known : presentWork(material);
  return {
    title: sources.profile.name || words.cv,
    contact: contactOf(material),
    opening: [],
    positions: entries.length === 0 ? [] : [{ type: 'heading', text: words.headings.experience }, ...entries],
    skills: skills(material, jobOf(material)),
    closing: [...education(material), ...certificates(material), ...languages(material)],
  };
};

/** Where no position is known: what the profile says. */
const presentWork = ({ sources: { profile } }: Material): readonly Block[] => {
  if (profile.role === '' || profile.company === '') return [];
  const title: Sentence = { text: profile.role, citations: [{ kind: 'profile', field: 'role' }] };
  const place: Sentence = { text: profile.company, citations: [{ kind: 'profile', field: 'company' }] };
  return [{ type: 'entry', title, place, time: null, items: [] }];
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
