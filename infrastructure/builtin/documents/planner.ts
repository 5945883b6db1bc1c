import type { DocumentPlanner } from '#application/documents/document-planner.ts';
import type { DocumentBrief } from '#application/documents/document-writer.ts';
import { coveredFirst, jobOf } from './job.ts';
import { type Material, materialFrom, type Told } from './material.ts';
import { isForPublic } from './outlines/posts.ts';
import { asked, kindAsked } from './prompt.ts';

/** Of more than these the newest are looked at: to weigh them takes some 20 ms. */
const LOOKED_AT = 1_000;

export const builtinDocumentPlanner: DocumentPlanner = {
  plan(brief, sources, most) {
    const known = briefAsked(brief);
    const material = materialFrom(known, { ...sources, wins: sources.wins.slice(0, LOOKED_AT) });
    return {
      brief: known,
      wins: candidates(material)
        .slice(0, most)
        .map(({ win }) => win),
    };
  },
};

/** A free prompt that names a known kind asks for that. */
export const briefAsked = (brief: DocumentBrief): DocumentBrief => {
  const known = brief.kind === 'custom-content' && brief.variant === '' ? kindAsked(brief.prompt) : null;
  return known === null ? brief : { ...brief, ...known };
};

/** What the prompt is about, or what answers the job; for readers beyond the house nobody by name. */
const candidates = (material: Material): readonly Told[] => {
  const about = asked(material);
  const fitting = coveredFirst(jobOf(material), about);
  return material.brief.kind === 'cv' || material.brief.kind === 'growth-log' ? fitting : fitting.filter(isForPublic);
};
