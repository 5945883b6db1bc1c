/**
 * What a win may show beside its deed, in the order in which it is said, each with its group: of a group only one is said.
 * `numbers` is computed from the win's own figures, `journal` comes from earlier wins.
 */
export const STRONG = {
  grief: 'tone',
  setback: 'tone',
  sober: 'tone',
  joy: 'tone',
  promoted: 'milestone',
  raise: 'milestone',
  offer: 'milestone',
  passed: 'milestone',
  inspected: 'milestone',
  award: 'milestone',
  accepted: 'milestone',
  emergency: 'safety',
  numbers: 'figure',
  early: 'figure',
  zero: 'figure',
  percent: 'figure',
  saved: 'figure',
  target: 'figure',
  topMarks: 'figure',
  journal: 'journal',
  caughtBefore: 'safety',
  caught: 'safety',
  adopted: 'echo',
  again: 'echo',
  trusted: 'echo',
  praised: 'echo',
  thanked: 'echo',
  qualified: 'milestone',
  record: 'milestone',
  first: 'milestone',
  spokeUp: 'courage',
  theirs: 'theirs',
  family: 'theirs',
  nervous: 'courage',
  count: 'figure',
  finally: 'took',
  tired: 'took',
  night: 'took',
  short: 'took',
  alone: 'took',
  tries: 'took',
  weather: 'took',
  restDay: 'took',
  small: 'small',
} as const;

export type Kind = keyof typeof STRONG;
/** What words show. */
export type StrongKind = Exclude<Kind, 'numbers' | 'journal'>;
export type Group = (typeof STRONG)[Kind];

export const KINDS = Object.keys(STRONG) as readonly Kind[];

/** True only where its writer did it, or it was done to them. */
export const OWN: ReadonlySet<StrongKind> = new Set<StrongKind>([
  'sober',
  'setback',
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
  'alone',
  'tries',
]);

/** Said even where the words before it deny something: "didn't get the job", "without complaints". */
export const MAY_DENY: ReadonlySet<StrongKind> = new Set<StrongKind>(['grief', 'setback', 'sober', 'zero', 'small']);

/** What people do, by kinds that are told alike; the first that is found is said. */
export const DEEDS = [
  'apologised',
  'negotiated',
  'calmed',
  'comforted',
  'taught',
  'trained',
  'led',
  'hired',
  'presented',
  'sold',
  'traced',
  'repaired',
  'simplified',
  'researched',
  'created',
  'wrote',
  'designed',
  'built',
  'event',
  'planned',
  'cared',
  'applied',
  'asked',
  'helped',
  'explained',
  'decided',
  'learned',
  'practised',
  'exercised',
  'kin',
  'cooked',
  'cleared',
  'cleaned',
  'garden',
  'money',
  'started',
  'delivered',
  'other',
] as const;

export type DeedKind = (typeof DEEDS)[number];
