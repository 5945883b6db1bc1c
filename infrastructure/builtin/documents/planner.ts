import type { DocumentPlanner } from '#application/documents/document-planner.ts';
import type { DocumentBrief, SourceWin } from '#application/documents/document-writer.ts';
import { monthOf } from '#domain/wins/filing.ts';
import { frameOf } from './frame.ts';
import { coveredFirst, jobOf } from './job.ts';
import { type Material, materialFrom, type Told } from './material.ts';
import { allInTime, spanOf } from './outlines/packs.ts';
import { asked, kindAsked, timeAsked } from './prompt.ts';

/** Of more than these the newest are looked at, and one of each month before: to weigh a thousand takes some 20 ms. */
const MAX_WEIGHED = 1_000;

export const builtinDocumentPlanner: DocumentPlanner = {
  plan(brief, sources) {
    const known = briefAsked(brief);
    const material = materialFrom(known, { ...sources, wins: winsToWeigh(sources.wins) });
    const winsOf = (told: readonly Told[]) => told.map(({ win }) => win);
    return {
      brief: known,
      wins: winsOf(inPeriod(material)),
      earlier: winsOf(beforePeriod(material)),
      frame: frameOf(material),
    };
  },
};

/** A free prompt that names a known kind asks for that. */
export const briefAsked = (brief: DocumentBrief): DocumentBrief => {
  const known = brief.kind === 'custom-content' && brief.variant === '' ? kindAsked(brief.prompt) : null;
  return known === null ? brief : { ...brief, ...known };
};

const winsToWeigh = (wins: readonly SourceWin[]): readonly SourceWin[] => {
  const newest = wins.slice(0, MAX_WEIGHED);
  const months = new Set(newest.map(({ date }) => monthOf(date)));
  const older = wins.slice(MAX_WEIGHED).filter(({ date }) => {
    const isFirst = !months.has(monthOf(date));
    months.add(monthOf(date));
    return isFirst;
  });
  return [...newest, ...older];
};

const YEAR_DAYS = 365;
const MIN_OF_YEAR = 3;

/** What answers the job or the request comes first, then all else of its time by weight. */
const inPeriod = (material: Material): readonly Told[] => {
  const { brief } = material;
  if (brief.kind !== 'custom-content' || brief.variant === '' || brief.variant === 'article')
    return relevantFirst(material, ofItsTime(material));
  return relevantFirst(material, allInTime(material, brief.variant));
};

const EARLIER_DAYS = 92;

/** A review of half a year says what its figures were at the beginning. */
const beforePeriod = (material: Material): readonly Told[] => {
  const { kind, variant } = material.brief;
  if (kind !== 'custom-content' || (variant !== 'performance-review' && variant !== 'promotion-case')) return [];
  const { from } = spanOf(material, variant);
  const first = daysBefore(from, EARLIER_DAYS);
  return material.told.filter(({ win }) => win.date >= first && win.date < from);
};

const daysBefore = (day: string, days: number): string =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 'yyyy-MM-dd'.length);

const relevantFirst = (material: Material, told: readonly Told[]): readonly Told[] => {
  const within = new Set(told);
  const first = coveredFirst(jobOf(material), asked(material)).filter((one) => within.has(one));
  return [...new Set([...first, ...told])];
};

/** All of a career in a CV and a letter, whose request may name years of it; else the days that it names, or the last year. */
const ofItsTime = (material: Material): readonly Told[] => {
  const { brief, sources, told } = material;
  if (brief.kind === 'cv' || brief.kind === 'cover-letter') return told;
  const span = timeAsked(material);
  if (span !== null) return told.filter(({ win }) => win.date >= span.from && win.date <= span.to);
  const from = daysBefore(sources.today, YEAR_DAYS);
  const ofYear = told.filter(({ win }) => win.date > from);
  return ofYear.length < MIN_OF_YEAR ? told : ofYear;
};
