import type { Facts } from '#domain/facts.ts';

/** Why somebody is told how our texts work: pictures came without words, nothing more is taken today, or they asked. */
export type HelpFacts = Readonly<{ of: 'help'; about: 'pictures' | 'too-many' | null }>;

export const isHelp = (facts: Facts): facts is HelpFacts => facts.of === 'help';
