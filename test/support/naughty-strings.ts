import { existsSync, readFileSync } from 'node:fs';

const LIST = new URL('../../../shared/mail/strings/blns.json', import.meta.url);

/** Ours beside the list: each would run something of its own, and tell `ran`. */
const RUNNING = [
  '<img src=x onerror="ran(1)">',
  '"><svg onload=ran(2)>',
  "' autofocus onfocus=ran(3) x='",
  '</textarea></title></style><script>ran(4)</script>',
  '[a link](javascript:ran(5))',
  '![a picture](x" onerror="ran(6))',
  '<a href="javascript:ran(7)">a link</a>',
  '<iframe srcdoc="<script>parent.ran(8)</script>"></iframe>',
  "{{constructor.constructor('ran(9)')()}}",
  `\${ran(10)}`,
];

/** The big list of naughty strings and a few more; null where it is not there. */
export const naughtyStrings: readonly string[] | null = existsSync(LIST)
  ? [...RUNNING, ...(JSON.parse(readFileSync(LIST, 'utf8')) as string[])]
  : null;

export const NO_NAUGHTY_STRINGS = 'shared/mail/strings/blns.json is not there';

/** All of them in as few texts as fit, each at most so long; those that are longer stand alone, cut. */
export const piled = (strings: readonly string[], longest: number, between = ' '): readonly string[] => {
  const piles: string[] = [];
  for (const one of strings) {
    const pile = piles.at(-1);
    const joined = pile === undefined ? one : `${pile}${between}${one}`;
    if (pile !== undefined && joined.length <= longest) piles[piles.length - 1] = joined;
    else piles.push(wholeUpTo(one, longest));
  }
  return piles;
};

/** Half a letter is none. */
const wholeUpTo = (text: string, longest: number): string => {
  const cut = text.slice(0, longest);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};
