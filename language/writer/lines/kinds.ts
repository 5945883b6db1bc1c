/**
 * The kinds of thing a win may show, in the order in which they are said, each with its group: of a group only one is said. `numbers` is
 * computed from the win's own figures, `journal` comes from earlier wins. Those of the group `weight` are never said: they
 * show which words of the win matter.
 */
export const STRONG = {
  loss: 'tone',
  grief: 'tone',
  private: 'tone',
  setback: 'tone',
  owned: 'tone',
  sober: 'tone',
  joy: 'tone',
  promoted: 'milestone',
  raise: 'milestone',
  offer: 'milestone',
  passed: 'milestone',
  inspected: 'milestone',
  award: 'milestone',
  accepted: 'milestone',
  qualified: 'milestone',
  record: 'milestone',
  rough: 'tone',
  numbers: 'figure',
  journal: 'journal',
  first: 'milestone',
  emergency: 'safety',
  caughtBefore: 'safety',
  caught: 'safety',
  zero: 'figure',
  early: 'figure',
  nervous: 'courage',
  praised: 'echo',
  thanked: 'echo',
  theirs: 'theirs',
  family: 'theirs',
  short: 'took',
  tired: 'took',
  small: 'small',
  percent: 'weight',
  saved: 'weight',
  target: 'weight',
  topMarks: 'weight',
  adopted: 'weight',
  again: 'weight',
  trusted: 'weight',
  spokeUp: 'weight',
} as const;

export type Kind = keyof typeof STRONG;
/** Kinds that words alone show. */
export type StrongKind = Exclude<Kind, 'numbers' | 'journal'>;
export type Group = (typeof STRONG)[Kind];

export const KINDS = Object.keys(STRONG) as readonly Kind[];

/** True only where its writer did it, or it was done to them. */
export const OWN: ReadonlySet<StrongKind> = new Set<StrongKind>([
  'sober',
  'setback',
  'owned',
  'promoted',
  'raise',
  'offer',
  'passed',
  'inspected',
  'award',
  'qualified',
  'record',
  'first',
  'spokeUp',
  'emergency',
  'caughtBefore',
  'caught',
  'nervous',
  'tired',
]);

/** Said even where the words before it deny something: "didn't get the job", "without complaints". */
export const MAY_DENY: ReadonlySet<StrongKind> = new Set<StrongKind>([
  'loss',
  'grief',
  'private',
  'setback',
  'owned',
  'rough',
  'sober',
  'zero',
  'small',
]);
