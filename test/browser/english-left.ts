import type { Page } from 'playwright';
import { winCategories } from '#web/contract/achievements.ts';

/** Words that an English sentence can hardly do without, and a German one never has. */
const ENGLISH =
  'the your you and is are of with this that please from for have has to it its at by or be can yes than more what when how who where why our we they there here until since only my unknown failed wins win today yesterday week month year'.split(
    ' ',
  );
const SAME_IN_BOTH = new Set(['organisation']);
const words = new Set([
  ...ENGLISH,
  ...winCategories.filter((one) => !one.includes(' ')).map((one) => one.toLowerCase()),
]);

/** How English writes numbers, money, times and dates. */
const FORMS =
  /\$\d|\d,\d{3}\b|\b\d{1,2}(?::\d{2})?\s?[AP]M\b|\b(?:January|February|March|May|June|July|October|December|Mon|Tue|Wed|Thu|Sun|(?:Sun|Mon|Tues|Wednes|Thurs|Fri|Satur)day)\b/;

/** Names that are what they are in every language, and addresses. */
const NAMES = /JSON Resume|Isle of Man|\S+@\S+/g;

const isEnglish = (line: string): boolean => {
  const own = line.replaceAll(NAMES, '');
  if (FORMS.test(own)) return true;
  const met = own.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  return met.some((word) => words.has(word) && !SAME_IN_BOTH.has(word));
};

/** What stands on the page, or is said of it to those who cannot see it: its lines, names, hints and title. */
const saidOn = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const named = ['aria-label', 'aria-description', 'title', 'placeholder', 'alt'];
    const isForeign = (element: Element) => element.closest('[lang]:not([lang="de"])') !== null;
    const attributes = [...document.querySelectorAll(named.map((name) => `[${name}]`).join())]
      .filter((element) => !isForeign(element))
      .flatMap((element) => named.flatMap((name) => element.getAttribute(name) ?? []));
    const options = [...document.querySelectorAll('option')].map(({ text }) => text);
    return [document.title, ...document.body.innerText.split('\n'), ...attributes, ...options];
  });

/** The lines of a German page that are English. */
export const englishLeftOn = async (page: Page): Promise<readonly string[]> => [
  ...new Set((await saidOn(page)).map((line) => line.trim()).filter(isEnglish)),
];
