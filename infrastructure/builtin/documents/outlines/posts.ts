import type { Block, Citation, DocumentNote, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { positionsOf } from '#domain/documents/positions.ts';
import { choose } from '../choosing.ts';
import type { Material, Told } from '../material.ts';
import { asked } from '../prompt.ts';
import { lengthOf, paragraphOf, paragraphsOf } from '../prose.ts';
import { namesAnything } from '../telling/people.ts';

const POST = 280;
const LINKEDIN = 3_000;
const MOST_POSTS = 7;

/** What may be told in public: nobody else by name, and no customer by theirs. */
export const isForPublic = (one: Told): boolean =>
  !one.isOfSomebody() && !(DEALS.has(one.win.category) && namesAnything(one.win.text));

/** Only what the prompt is about, where it names something. */
const forPublic = (material: Material): readonly Told[] => asked(material).filter(isForPublic);

const DEALS: ReadonlySet<string> = new Set(['Sales', 'Customers']);

const notesOf = ({ notes, words }: Material, told: readonly Told[]): readonly DocumentNote[] => [
  ...notes,
  ...(told.length === 0 ? [{ type: 'missing', place: words.wholeDocument, text: words.notes.noWins } as const] : []),
];

const storyOf = (material: Material, one: Told, most: number): readonly Sentence[] => {
  const told = paragraphOf(material, one, { isDated: false, most, isStrict: false });
  if (told.length > 0) return told;
  const line = one.line();
  return line === null ? [] : [{ text: `${line}.`, citations: one.citations }];
};

const textOf = (sentences: readonly Sentence[]): string | null => sentences.map(({ text }) => text).join(' ') || null;

/** As many of its sentences, from the first on, as a post has room for. */
const fitted = (sentences: readonly Sentence[], room: number): readonly Sentence[] => {
  const kept: Sentence[] = [];
  for (const one of sentences) {
    if (lengthOf([...kept, one]) - 1 > room) break;
    kept.push(one);
  }
  return kept;
};

export const tweet = (material: Material): WrittenDocument => {
  const told = forPublic(material);
  const posts =
    told.map((one) => fitted(storyOf(material, one, 3), POST)).find((sentences) => sentences.length > 0) ?? [];
  return {
    kind: 'twitter-post',
    language: material.language,
    title: '',
    contact: [],
    blocks: posts.length === 0 ? [] : [{ type: 'post', sentences: posts }],
    notes: notesOf(material, told),
  };
};

/** Numbered posts, the first of which says what the others are; each of the others is one win and stands by itself. */
export const thread = (material: Material): WrittenDocument => {
  const told = forPublic(material);
  const room = POST - '10/10 '.length;
  const says = (one: Told) => textOf(fitted(storyOf(material, one, 3), room));
  const chosen = choose(told, { most: MOST_POSTS, perCategory: 2, perVerb: 2 }, says);
  const [role, citations] = roleOf(material);
  const opening: Sentence = {
    text: material.words.thread(chosen.length, role),
    citations: [...citations, ...chosen.flatMap((one) => one.citations)],
  };
  const posts = chosen.map((one) => fitted(storyOf(material, one, 3), room));
  const all = posts.length < 2 ? posts : [[opening], ...posts];
  return {
    kind: 'social-thread',
    language: material.language,
    title: '',
    contact: [],
    blocks: all.map(
      (sentences, at): Block => ({
        type: 'post',
        sentences: all.length === 1 ? sentences : [{ text: `${at + 1}/${all.length}`, citations: [] }, ...sentences],
      }),
    ),
    notes: notesOf(material, told),
  };
};

/** What somebody calls themselves: by the profile, or the position that lasts. */
export const roleOf = ({ sources: { profile, facts } }: Material): readonly [string, readonly Citation[]] => {
  if (profile.role !== '') return [plainTitle(profile.role), [{ kind: 'profile', field: 'role' }]];
  const now = positionsOf(facts).find(({ to, title }) => to === null && title !== '');
  return now ? [plainTitle(now.title), [{ kind: 'fact', id: now.id }]] : ['', []];
};

/** "Lead engineer, checkout" is a lead engineer within a sentence. */
export const plainTitle = (title: string): string => title.split(/, (?!then )/u)[0] ?? title;

const MOST_BESIDE = 4;
const MOST_LOOKED_AT = 8;

const isShort = (material: Material, one: Told): boolean => storyOf(material, one, 4).length < 2;

/** The strongest as a story, then some more of the same year in a line each. */
export const linkedinPost = (material: Material): WrittenDocument => {
  const told = forPublic(material);
  const { words, sources, language } = material;
  const looked = told.slice(0, MOST_LOOKED_AT).filter((one) => storyOf(material, one, 4).length > 0);
  const longest = [...looked].sort((a, b) => Number(isShort(material, a)) - Number(isShort(material, b)));
  const main = choose(longest, { most: 2, perCategory: 1, perVerb: 1 }, (one) => textOf(storyOf(material, one, 4)));
  const rest = told.filter((one) => !main.includes(one));
  const ofThisYear = rest.filter(({ win }) => win.date.slice(0, 4) === sources.today.slice(0, 4));
  const beside = choose(
    ofThisYear.length >= MOST_BESIDE ? ofThisYear : rest,
    { most: MOST_BESIDE, perCategory: 1, perVerb: 1 },
    (one) => one.line(),
  );
  const isThisYear = [...main, ...beside].every(({ win }) => win.date.slice(0, 4) === sources.today.slice(0, 4));
  const [role, ofRole] = roleOf(material);
  const isOpened = role !== '' && main.length > 0;
  const saysYear = isThisYear && !isOpened; // once is enough
  const also: Sentence = {
    text: words.also(saysYear),
    citations: saysYear ? beside.flatMap((one) => one.citations) : [],
  };
  const opening: Sentence = {
    text: isOpened ? words.opening(role, isThisYear) : '',
    citations: [...ofRole, ...(isThisYear ? [...main, ...beside].flatMap((one) => one.citations) : [])],
  };
  const blocks: readonly Block[] = [
    ...(opening.text === '' ? [] : [{ type: 'paragraph', sentences: [opening] } as const]),
    ...main.map((one): Block => ({ type: 'paragraph', sentences: storyOf(material, one, 4) })),
    ...(beside.length === 0
      ? []
      : ([
          {
            type: 'paragraph',
            sentences: [also],
          },
          { type: 'bullets', items: beside.map((one) => ({ text: one.line() ?? '', citations: one.citations })) },
        ] as const)),
  ];
  return {
    kind: 'linkedin-post',
    language,
    title: '',
    contact: [],
    blocks: within(blocks, LINKEDIN),
    notes: [...notesOf(material, told), ...(blocks.length === 0 ? [] : [own(material, words.notes.post)])],
  };
};

/** The blocks that fit, from the first on. */
const within = (blocks: readonly Block[], room: number): readonly Block[] => {
  let left = room;
  return blocks.filter((block) => {
    left -=
      lengthOf(
        block.type === 'bullets'
          ? block.items
          : block.type === 'heading' || block.type === 'entry'
            ? []
            : block.sentences,
      ) + 4;
    return left >= 0;
  });
};

const FEW = 5;
const orNone = (sentences: readonly Sentence[]): readonly Sentence[] | null =>
  sentences.length === 0 ? null : sentences;

const MOST_THEMES = 5;
const MOST_IN_THEME = 3;

const gap = (text: string): Block => ({ type: 'paragraph', sentences: [{ text, citations: [] }] });

/** A note of something left for the writer to do. */
const own = ({ words }: Material, text: string): DocumentNote => ({
  type: 'draft',
  place: words.wholeDocument,
  text,
});

/**
 * A draft: by theme, the theme with the strongest first, its wins told one after the other, with gaps for what no rule can say.
 */
export const article = (material: Material): WrittenDocument => {
  const told = forPublic(material);
  const { words, language } = material;
  const most = { most: MOST_THEMES * MOST_IN_THEME, perCategory: MOST_IN_THEME, perVerb: 4 };
  const whole = choose(told, most, (one) =>
    textOf(paragraphOf(material, one, { isDated: false, most: 4, isStrict: false })),
  );
  const chosen = whole.length < FEW ? choose(told, most, (one) => textOf(storyOf(material, one, 4))) : whole;
  const themes = [...new Set(chosen.map(({ win }) => win.category))].slice(0, MOST_THEMES);
  const sections = themes.flatMap((theme): readonly Block[] => {
    const own = chosen.filter(({ win }) => win.category === theme);
    const paragraph = paragraphsOf(material);
    const sentences = own.flatMap((one, at) =>
      at === 0
        ? storyOf(material, one, 4)
        : (orNone(paragraph(one, { isDated: true, most: 4, isStrict: false })) ?? storyOf(material, one, 4)),
    );
    return [
      { type: 'heading', text: words.themes.get(theme) ?? words.headings.more },
      { type: 'paragraph', sentences },
      gap(words.articleGaps.section),
    ];
  });
  const [role] = roleOf(material);
  return {
    kind: 'custom-content',
    language,
    title: words.article(role),
    contact: [],
    blocks: sections.length === 0 ? [] : [gap(words.articleGaps.opening), ...sections, gap(words.articleGaps.ending)],
    notes: [
      ...notesOf(material, told),
      ...(sections.length === 0 ? [] : [own(material, words.notes.draft)]),
      ...(chosen.length > 0 && chosen.length < FEW
        ? [{ type: 'missing', place: words.wholeDocument, text: words.notes.fewWins(chosen.length) } as const]
        : []),
    ],
  };
};
