import { readFileSync } from 'node:fs';

/** The text of one prompt of this folder, with `{name}` replaced by the values given. Throws where one is missing. */
export const promptText = (name: string, values: Readonly<Record<string, string>> = {}): string =>
  read(name).replace(/\{([a-z]+)\}/gu, (_, key: string) => {
    const value = Object.hasOwn(values, key) ? values[key] : undefined;
    if (value === undefined) throw new Error(`the prompt ${name} has no value for {${key}}`);
    return value;
  });

const texts = new Map<string, string>();

const read = (name: string): string => {
  const known = texts.get(name);
  if (known !== undefined) return known;
  const text = readFileSync(new URL(`./${name}.md`, import.meta.url), 'utf8').trim();
  texts.set(name, text);
  return text;
};
