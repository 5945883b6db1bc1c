import type { Block, Sentence, WrittenDocument } from '#domain/documents/document.ts';
import { choose } from '../choosing.ts';
import type { Material, Told } from '../material.ts';
import { asked, countAsked } from '../prompt.ts';
import { lineOrStory, paragraphOf, paragraphsOf } from '../prose.ts';
import { isForPublic, roleOf } from './posts.ts';

const MOST = 10;
const MOST_IN_PROSE = 4;

const IN_PROSE =
  /\b(?:bio|biograph\w*|biografie|paragraph|story|about me|über mich|absatz|paragraphe|párrafo|speech|rede|email|e-mail|letter|brief|note)\b/iu;

/** What a free prompt asks for that is none of the known kinds: the wins it is about, listed, or told where it asks for that. */
export const custom = (material: Material): WrittenDocument => {
  const { brief, words, language, notes } = material;
  const told = asked(material);
  const count = countAsked(brief.prompt);
  const isProse = IN_PROSE.test(brief.prompt);
  const blocks = isProse ? inProse(material, told, count ?? MOST_IN_PROSE) : inLines(told, count ?? MOST);
  return {
    kind: 'custom-content',
    language,
    title: isProse ? '' : words.custom,
    contact: [],
    blocks,
    notes: [
      ...notes,
      ...(blocks.length === 0
        ? [{ type: 'missing', place: words.wholeDocument, text: words.notes.noWins } as const]
        : []),
    ],
  };
};

const inLines = (told: readonly Told[], most: number): readonly Block[] => {
  const chosen = choose(told, { most, perCategory: most, perVerb: Math.max(2, Math.ceil(most / 3)) }, lineOrStory);
  const items = chosen.map(
    (one): Sentence => ({ text: lineOrStory(one).replace(/\.$/u, ''), citations: one.citations }),
  );
  return items.length === 0 ? [] : [{ type: 'bullets', items }];
};

const inProse = (material: Material, told: readonly Told[], most: number): readonly Block[] => {
  const { words } = material;
  const says = (one: Told) =>
    paragraphOf(material, one, { isDated: true, most: 2, isStrict: true })
      .map(({ text }) => text)
      .join(' ') || null;
  const chosen = choose(told.filter(isForPublic), { most, perCategory: 2, perVerb: most }, says);
  const [role, citations] = roleOf(material);
  const { company } = material.sources.profile;
  const isOfProfile = role === material.sources.profile.role && company !== '';
  const opening: readonly Sentence[] =
    role === ''
      ? []
      : [
          {
            text: words.letter.working(role, isOfProfile ? company : ''),
            citations: isOfProfile ? [...citations, { kind: 'profile', field: 'company' }] : citations,
          },
        ];
  const paragraph = paragraphsOf(material);
  const sentences = chosen.flatMap((one) => paragraph(one, { isDated: true, most: 2, isStrict: true }));
  return sentences.length === 0 ? [] : [{ type: 'paragraph', sentences: [...opening, ...sentences] }];
};
