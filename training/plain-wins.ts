import { readFileSync } from 'node:fs';
import type { Category } from '#domain/wins/categories.ts';
import { textFeatures } from '#language/reader/model/features.ts';
import { tokensOf } from '#language/reader/model/tokens.ts';
import { categories, languages } from './labels.ts';
import type { Example } from './learn.ts';

/** A win in few words, of which only the category is learned. */
export type PlainWin = Readonly<{ text: string; category: Category }>;

/** Those of a folder: a file for each language, `# Category` above the wins of each, one a line. */
export const plainWinsIn = (folder: URL): readonly PlainWin[] =>
  languages.flatMap((language) => {
    let category: Category = 'Other';
    return readFileSync(new URL(`${language}.txt`, folder), 'utf8')
      .split('\n')
      .flatMap((line): readonly PlainWin[] => {
        if (line.startsWith('# ')) category = categoryNamed(line.slice(2));
        return line.trim() === '' || line.startsWith('# ') ? [] : [{ text: line, category }];
      });
  });

const categoryNamed = (name: string): Category => {
  const found = categories.find((category) => category === name);
  if (!found) throw new Error(`No category is called ${name}`);
  return found;
};

export const plainExample = ({ text, category }: PlainWin): Example => ({
  features: textFeatures(tokensOf(text)),
  label: categories.indexOf(category),
});
