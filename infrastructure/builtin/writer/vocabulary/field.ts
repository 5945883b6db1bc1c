import type { Category } from '#domain/wins/categories.ts';

/**
 * The skills of one field of work, by the category they speak for. Each skill lists, with commas, the phrases that
 * prove it; its own name does as well. In a phrase words match in any form (`train` finds "trained"), `=word` only as
 * written, `..` stands for up to three words, and a phrase that starts with `~` counts only where something else in
 * the text speaks of this field: another of its skills, or one of its `cues`. A `general` field names what any
 * work may show; its skills stand behind those of a trade.
 */
export type Field = Readonly<{
  name: string;
  general?: true;
  cues?: string;
  skills: Partial<Record<Category, Readonly<Record<string, string>>>>;
}>;
