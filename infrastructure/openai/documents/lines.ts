import { z } from 'zod';
import { onlyWinOf, withSentences } from '#application/documents/plain-in-place.ts';
import type { Block, Sentence } from '#domain/documents/document.ts';
import { answerSchema } from '../answer-schema.ts';
import type { Form } from './form.ts';
import { inRoom } from './room.ts';

const answered = z.object({
  told: z.array(z.object({ win: z.string().max(20), sentences: z.array(z.string().max(1_000)).max(6) })).max(100),
});

/**
 * For what has a line or a post for each win. Plain code says which win stands where, a model how it is said; one that it
 * leaves out stays as plain code has it, so that no position, month or post is empty.
 */
export const lines: Form<z.infer<typeof answered>> = {
  answered,
  schema: answerSchema(answered),
  composes: false,
  mostTokens: (wins) => 200 + wins * 110,
  place({ told }, { labelOf }, scribe, plain) {
    const byLabel = new Map(told.map(({ win, sentences }) => [win.trim().toUpperCase(), sentences]));
    const anew = (winId: string, isPost: boolean): readonly Sentence[] => {
      const label = labelOf(winId) ?? '';
      const said = byLabel.get(label) ?? [];
      return (isPost ? said : [asLine(said)]).flatMap((text) => scribe.sentence(text, [label]) ?? []);
    };
    return { ...plain, blocks: plain.blocks.map((block) => saidAnew(block, anew)) };
  },
};

/** A line of a list begins with a capital and ends without a point; told in the first person it is none. */
const asLine = (said: readonly string[]): string => {
  const text = said
    .join(' ')
    .trim()
    .replace(/(?<![.!])[.!]+$/u, '');
  return FIRST_PERSON.test(text) ? '' : text.replace(/^\p{Ll}(?=[\p{Ll} ])/u, (letter) => letter.toUpperCase());
};

const FIRST_PERSON = /^(?:I|my|ich|habe|bin|mein\p{L}*|je|j['’]\p{L}+|mon|ma|yo|mi)(?![\p{L}-])/iu;

const saidAnew = (block: Block, anew: (winId: string, isPost: boolean) => readonly Sentence[]): Block =>
  withSentences(block, (all) => {
    const others = all.filter((sentence) => onlyWinOf(sentence) === null);
    const wins = new Set(all.flatMap((sentence) => onlyWinOf(sentence) ?? []));
    const isPost = block.type === 'post';
    const said = new Map([...wins].map((id) => [id, isPost ? inRoom(others, anew(id, true)) : anew(id, false)]));
    return all.flatMap((sentence): readonly Sentence[] => {
      const id = onlyWinOf(sentence);
      const own = id === null ? [] : (said.get(id) ?? []);
      if (id === null || own.length === 0) return [sentence];
      return sentence === all.find((one) => onlyWinOf(one) === id) ? own : [];
    });
  });
