/** A string, which may be a name, or a mark that says where one stands. */
const TOKEN = /"(?:[^"\\]|\\.)*"|[{}[\],:]/g;

/**
 * A name that one object of a JSON text gives twice, of which `JSON.parse` keeps the last and says nothing; null where there is
 * none. The text is one that `JSON.parse` takes.
 */
export const nameGivenTwice = (json: string): string | null => {
  const open: (Set<string> | null)[] = [];
  let isName = false;
  for (const [token] of json.matchAll(TOKEN)) {
    if (token === '{' || token === '[') open.push(token === '{' ? new Set() : null);
    if (token === '}' || token === ']') open.pop();
    const names = open.at(-1);
    if (token.startsWith('"') && isName && names) {
      const name = String(JSON.parse(token));
      if (names.has(name)) return name;
      names.add(name);
    }
    isName = token === '{' || token === ',';
  }
  return null;
};
