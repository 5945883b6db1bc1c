/**
 * What a legal text names that differs from house to house. `operator` names the company in brackets after a space, or is '';
 * `support` is '' until it is known.
 */
export type LegalFacts = Readonly<{ brand: string; operator: string; support: string; month: string; year: string }>;

/** Paragraphs, and lists of them. */
type LegalPart = string | readonly string[];

/** `id` is what links lead to, in every language the same. */
export type LegalSection = Readonly<{ id: string; title: string; parts: readonly LegalPart[] }>;
