/** The rows of a file of values between commas, each by the names of its first row. */
export const rowsOf = (text: string): readonly ReadonlyMap<string, string>[] => {
  const [names = [], ...rows] = cellsOf(text.replace(/^\uFEFF/, ''));
  return rows.map((cells) => new Map(names.map((name, at) => [name.trim().toLowerCase(), (cells[at] ?? '').trim()])));
};

const MOST_ROWS = 2000;

/** A cell in quotes may hold commas, line ends, and quotes written twice. */
const cellsOf = (text: string): readonly (readonly string[])[] => {
  const rows: string[][] = [];
  let row: string[] = [];
  let cell = '';
  let quoted = false;
  const endCell = (): void => {
    row.push(cell);
    cell = '';
  };
  const endRow = (): void => {
    endCell();
    if (row.some((one) => one !== '')) rows.push(row);
    row = [];
  };
  for (let at = 0; at < text.length && rows.length <= MOST_ROWS; at += 1) {
    const letter = text[at] ?? '';
    if (quoted && letter === '"' && text[at + 1] === '"') {
      cell += '"';
      at += 1;
    } else if (letter === '"' && (quoted || cell === '')) quoted = !quoted;
    else if (quoted) cell += letter;
    else if (letter === ',') endCell();
    else if (letter === '\n') endRow();
    else if (letter !== '\r') cell += letter;
  }
  endRow();
  return rows;
};
