import type { Block, DocumentNote, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { positionsOf } from '#domain/documents/positions.ts';
import { choose } from '../choosing.ts';
import { gapNotes } from '../findings.ts';
import { jobOf, sortedFor, stemsOf } from '../job.ts';
import type { Material, Told } from '../material.ts';
import { daySaid, monthAndYear } from '../months.ts';
import { asked, type Span, spanIn } from '../prompt.ts';
import { lineOrStory } from '../prose.ts';
import type { Heading } from '../words/words.ts';

export type Pack = 'performance-review' | 'promotion-case' | 'weekly-update' | 'client-report';

/** A part of a pack: its heading, what belongs in it, and how many at most. `null` takes what no part has, by theme. */
type Part = Readonly<{ heading: Heading; takes: (one: Told) => boolean; most: number; isStory?: true }> | null;

/** What a pack is made of: the days it looks back on, its parts, and what its reader asks for that no win can hold. */
type Outline = Readonly<{
  days: number;
  parts: readonly Part[];
  lacks: 'nextGoals' | 'nextWeek' | 'openPoints' | null;
}>;

const of =
  (...categories: readonly string[]) =>
  (one: Told) =>
    categories.includes(one.win.category);
const PRAISE =
  /\b(?:thank\w*|wrote to (?:say|thank)|star review|praised|exemplary|called me|wrote us|hugged|reason (?:he|she|they) stayed|sa(?:id|ys) (?:it['’]?s|i was|.{0,40}keeps)|bedankt|gelobt|rückmeldung|sagte|remercié\w*|félicité\w*|agradec\w*|felicit\w*)\b/iu;
const BEYOND =
  /\b(?:department|all teams|teams|company|whole (?:school|region|team)|offices|departments|region|conference|board|congress|abteilung|ganze\w*|stationen|unternehmen|kongress|équipes|entreprise|equipos|empresa)\b/iu;

const OUTLINES: Readonly<Record<Pack, Outline>> = {
  'performance-review': {
    days: 365,
    parts: [
      { heading: 'summary', takes: (one) => one.weight >= 4, most: 3 },
      { heading: 'feedback', takes: (one) => PRAISE.test(one.win.text), most: 4, isStory: true },
      { heading: 'learned', takes: of('Learning'), most: 4 },
      null,
    ],
    lacks: 'nextGoals',
  },
  'promotion-case': {
    days: 730,
    parts: [
      { heading: 'impact', takes: (one) => one.weight >= 6, most: 5 },
      { heading: 'leading', takes: of('Leadership', 'People', 'Teaching'), most: 6 },
      { heading: 'beyond', takes: (one) => BEYOND.test(one.win.text), most: 4 },
      { heading: 'learned', takes: of('Learning'), most: 3 },
      { heading: 'more', takes: () => true, most: 4 },
    ],
    lacks: null,
  },
  'weekly-update': {
    days: 7,
    parts: [
      { heading: 'results', takes: (one) => one.weight >= 5, most: 4 },
      { heading: 'done', takes: () => true, most: 12 },
    ],
    lacks: 'nextWeek',
  },
  'client-report': {
    days: 91,
    parts: [
      { heading: 'results', takes: (one) => one.weight >= 5, most: 6 },
      { heading: 'done', takes: () => true, most: 14 },
    ],
    lacks: 'openPoints',
  },
};

/** For readers within the work: results under the headings that they look for, each win once. */
export const pack = (material: Material, variant: Pack): WrittenDocument => {
  const { words, language } = material;
  const { parts, lacks } = OUTLINES[variant];
  const { told, notes } = inTime(material, variant);
  const job = jobOf(material);
  const blocks = laidOut(material, sortedFor(job, told), parts);
  const isLed = told.some(of('Leadership', 'People', 'Teaching'));
  return {
    kind: 'custom-content',
    language,
    title: packTitle(material, variant),
    contact: [],
    blocks: blocks.length === 0 ? [] : [...heads(material, told), ...blocks],
    notes: [
      ...material.notes,
      ...notes,
      ...(lacks === null ? [] : [{ type: 'draft', place: words.wholeDocument, text: words.notes[lacks] } as const]),
      ...(variant === 'promotion-case' && !isLed
        ? [{ type: 'gap', place: words.headings.leading, text: words.notes.gapLead } as const]
        : []),
      ...gapNotes(material, job, positionsOf(material.sources.facts)),
    ],
  };
};

export const packTitle = ({ brief, words }: Material, variant: Pack): string =>
  variant === 'promotion-case' && brief.role !== '' ? words.promotion(brief.role) : words.packs[variant];

/** Who, and of what time. */
export const heads = ({ sources: { profile }, words }: Material, told: readonly Told[]): readonly Block[] => {
  const dates = told.map(({ win }) => win.date).sort();
  const [from, to] = [dates[0] ?? '', dates.at(-1) ?? ''].map((date) => monthAndYear(date.slice(0, 7), words.locale));
  const who: readonly Sentence[] =
    profile.name === '' ? [] : [{ text: profile.name, citations: [{ kind: 'profile', field: 'name' }] }];
  const ends = told.filter(({ win }) => win.date === dates[0] || win.date === dates.at(-1));
  const when: readonly Sentence[] = [
    { text: words.span(from ?? '', to ?? ''), citations: ends.flatMap((one) => one.citations) },
  ];
  return [...who, ...when].map((one) => ({ type: 'paragraph', sentences: [one] }));
};

/** Somebody in care, at school or at the counter is not told of by name to those who were not there. */
const isPrivateTo = (one: Told): boolean =>
  of('Care', 'Teaching', 'Customers', 'Problem solving')(one) && one.isOfSomebody();

/** Leaves out wins about the house itself, and those that are no work or have no category. */
const isForClients = (one: Told): boolean =>
  !of('People', 'Leadership', 'Learning', 'Sales', 'Other', '')(one) && !one.isOfSomebody();

/** The days that the prompt names, else the pack's own. */
export const spanOf = ({ brief, sources: { today } }: Material, variant: Pack): Span =>
  spanIn(brief.prompt, today) ?? { from: dayBefore(today, OUTLINES[variant].days - 1), to: today };

/** All wins of a pack's time, whatever its prompt is about; a client is told of their own alone. */
export const allInTime = (material: Material, variant: Pack): readonly Told[] => {
  if (variant === 'client-report') return inTime(material, variant).told;
  const { from, to } = spanOf(material, variant);
  return material.told.filter(({ win }) => win.date >= from && win.date <= to);
};

/** Of the time that the prompt names, else of the pack's own; of the client alone, where wins name one. */
export const inTime = (
  material: Material,
  variant: Pack,
): Readonly<{ told: readonly Told[]; notes: readonly DocumentNote[] }> => {
  const { brief, words } = material;
  const { from, to } = spanOf(material, variant);
  const during = asked(material)
    .filter((one) => !isPrivateTo(one))
    .filter(({ win }) => win.date >= from && win.date <= to);
  const client = stemsOf(brief.company);
  const ofClient = during.filter(({ win }) => [...stemsOf(win.text)].some((stem) => client.has(stem)));
  const told = variant !== 'client-report' ? during : ofClient.length > 0 ? ofClient : during.filter(isForClients);
  const note = (text: string): DocumentNote => ({ type: 'missing', place: words.wholeDocument, text });
  return {
    told,
    notes: [
      ...(told.length === 0
        ? [note(words.notes.noWinsIn(words.span(daySaid(from, words.locale), daySaid(to, words.locale))))]
        : []),
      ...(variant === 'client-report' && brief.company === '' ? [note(words.notes.company)] : []),
    ],
  };
};

const dayBefore = (today: string, days: number): string =>
  new Date(Date.parse(`${today}T00:00:00Z`) - days * 86_400_000).toISOString().slice(0, 10);

const MOST_IN_THEME = 4;

const laidOut = (material: Material, told: readonly Told[], parts: readonly Part[]): readonly Block[] => {
  const { words } = material;
  const used = new Set<Told>();
  const take = (own: readonly Told[], most: number, perCategory: number, says = lineOrStory): readonly Sentence[] => {
    const chosen = choose(
      own.filter((one) => !used.has(one)),
      { most, perCategory, perVerb: 3 },
      says,
    );
    for (const one of chosen) used.add(one);
    return chosen.map((one) => ({ text: says(one).replace(/\.$/u, ''), citations: one.citations }));
  };
  const section = (heading: string, items: readonly Sentence[]): readonly Block[] =>
    items.length === 0
      ? []
      : [
          { type: 'heading', text: heading },
          { type: 'bullets', items },
        ];
  /** A theme of one win alone makes no heading: it stands with others of its kind. */
  const themed = (): readonly Block[] => {
    const left = told.filter((one) => !used.has(one));
    const themes = [...new Set(left.map(({ win }) => win.category))].filter(
      (theme) => theme !== '' && theme !== 'Other' && left.filter(of(theme)).length > 1,
    );
    const sections = themes.flatMap((theme) =>
      section(
        words.themes.get(theme) ?? words.headings.more,
        take(told.filter(of(theme)), MOST_IN_THEME, MOST_IN_THEME),
      ),
    );
    const alone = left.filter(({ win }) => !themes.includes(win.category));
    return [...sections, ...section(words.headings.more, take(alone, MOST_ALONE, MOST_IN_THEME))];
  };
  const first = parts.map((part) =>
    part === null
      ? null
      : section(
          words.headings[part.heading],
          take(
            told.filter(part.takes),
            part.most,
            part.most <= 3 ? 1 : part.most,
            part.isStory ? inOwnWords : lineOrStory,
          ),
        ),
  );
  const [summary = [], ...others] = first.filter((blocks) => blocks !== null);
  return [...summary, ...(parts.includes(null) ? themed() : []), ...others.flat()];
};

const MOST_ALONE = 6;
const inOwnWords = (one: Told): string => one.own().join(' ');
