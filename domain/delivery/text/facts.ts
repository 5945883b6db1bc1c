import type { AsWritten, Facts } from '#domain/facts.ts';

/** Why somebody is told how our texts work: pictures came without words, nothing more is taken today, or they asked. */
export type HelpFacts = Readonly<{ of: 'help'; about: 'pictures' | 'too-many' | null }>;
/** The answer of a text of before. */
type WrittenTextFacts = Readonly<{ of: 'as-written' }> & AsWritten;

export const isHelp = (facts: Facts): facts is HelpFacts => facts.of === 'help';
export const isWrittenText = (facts: Facts): facts is WrittenTextFacts => facts.of === 'as-written';
