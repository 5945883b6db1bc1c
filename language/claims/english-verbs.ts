/** Past forms that no rule makes, with the word they come from; only verbs of what people do or what becomes of things. */
const IRREGULAR = `beat beat, became become, began begin, bent bend, bet bet, bought buy, bound bind, broke break, brought bring
  built build, came come, caught catch, chose choose, cut cut, dealt deal, did do, drew draw, drove drive, ate eat, fed feed
  fell fall, felt feel, fought fight, found find, flew fly, froze freeze, gave give, got get, grew grow, had have, heard hear
  held hold, hid hide, hit hit, kept keep, knew know, laid lay, led lead, learnt learn, left leave, lent lend, let let, lit light
  lost lose, made make, met meet, overcame overcome, oversaw oversee, outsold outsell, paid pay, put put, quit quit, ran run
  rang ring, read read, rebuilt rebuild, redid redo, redrew redraw, rewrote rewrite, rode ride, rose rise, sat sit, saw see
  sent send, set set, shone shine, shot shoot, shut shut, sold sell, spent spend, spoke speak, split split, spread spread
  spun spin, stood stand, stuck stick, swam swim, taught teach, told tell, took take, thought think, understood understand
  undid undo, upsold upsell, went go, withdrew withdraw, woke wake, won win, wore wear, wrote write`;

const PAST: ReadonlyMap<string, string> = new Map(
  IRREGULAR.split(/,\s*|\n\s*/).map((pair) => pair.trim().split(' ') as [string, string]),
);
const BASE: ReadonlyMap<string, string> = new Map([...PAST].map(([past, base]) => [base, past]));

/** End in -ed and are no deed: what something is, or a noun. */
const NO_DEEDS: ReadonlySet<string> = new Set(
  'need red bed feed seed speed indeed hundred shed bleed breed exceed proceed succeed tired excited pleased thrilled delighted exhausted relieved chuffed scared annoyed unexpected retired supposed used'.split(
    ' ',
  ),
);

export const isPast = (word: string): boolean => {
  const small = word.toLowerCase();
  return PAST.has(small) || (/^[a-z-]{2,}ed$/.test(small) && !NO_DEEDS.has(small));
};

const DOUBLES = /^[^aeiou]*[aeiou][bdgmnprt]$|(?:begin|forget|refer|submit|admit|commit|prefer|upset|outrun|outbid)$/;

/** "wrote" → "writing"; a regular one shows by its past whether its last letter is doubled. */
export const gerundOf = (past: string): string => {
  const small = past.toLowerCase();
  const base = PAST.get(small);
  if (base === undefined) return small.replace(/ied$/, 'ying').replace(/eed$/, 'eeing').replace(/ed$/, 'ing');
  if (/[^eoy]e$/.test(base)) return base.replace(/e$/, 'ing');
  return DOUBLES.test(base) ? `${base}${base.at(-1)}ing` : `${base}ing`;
};

/** "convince" → "convinced". */
export const pastOf = (base: string): string => {
  const small = base.toLowerCase();
  const known = BASE.get(small);
  if (known !== undefined) return known;
  if (/e$/.test(small)) return `${small}d`;
  if (/[^aeiou]y$/.test(small)) return small.replace(/y$/, 'ied');
  return DOUBLES.test(small) ? `${small}${small.at(-1)}ed` : `${small}ed`;
};
