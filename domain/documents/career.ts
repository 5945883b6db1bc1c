import { z } from 'zod';
import type { Frozen } from '#domain/frozen.ts';

/** A month as people give it in a CV: `yyyy-MM`, or `yyyy` where they said no more. */
export type CareerMonth = string;

const line = z.string();
/** `to` is null while it lasts. */
const period = { from: line, to: line.nullable() };

/** What a fact says, apart from which one it is. '' stands for what was not said. */
export const careerWords = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('position'), employer: line, title: line, place: line, ...period }),
  z.object({ kind: z.literal('education'), school: line, title: line, place: line, ...period }),
  z.object({ kind: z.literal('certificate'), title: line, issuer: line, issued: line }),
  z.object({ kind: z.literal('language'), name: line, level: line }),
  z.object({ kind: z.literal('link'), label: line, url: line }),
  z.object({ kind: z.literal('skill'), name: line }),
]);
export type CareerWords = Frozen<z.infer<typeof careerWords>>;

export const careerKind = z.enum(careerWords.options.map(({ shape }) => shape.kind.value));

/** What a person says of their career beside their wins. Times do not order facts: two positions may be held at once. */
export type CareerFact = Readonly<{ id: string }> & CareerWords;
