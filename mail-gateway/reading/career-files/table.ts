import { CsvError, parse } from 'csv-parse/sync';
import { Unreadable } from './unreadable.ts';

/** A row by the names of its columns; '' where it has nothing under one. */
export type Row<Column extends string> = Readonly<Record<Column, string>>;

const MAX_ROWS = 5_000;
const MAX_COLUMNS = 200;
/** Of one row, in characters: a position with a long description has some thousand. */
const MAX_ROW_LENGTH = 64 * 1024;

/**
 * The rows of a table in CSV, and of each only the columns that are named here, in lower case. Lines above the header
 * (notes, as LinkedIn writes them) are skipped. Throws `Unreadable`, `too-large` as soon as a limit is passed.
 */
export const readTable = <Column extends string>(text: string, columns: readonly Column[]): readonly Row<Column>[] => {
  const rows: Row<Column>[] = [];
  let places: ReadonlyMap<Column, number> | null = null;
  const take = (cells: readonly string[]): null => {
    if (places === null) places = placesIn(cells, columns);
    else if (rows.length === MAX_ROWS) throw new Unreadable('too-large');
    else rows.push(rowOf(cells, places, columns));
    return null; // kept above, so the library collects nothing
  };
  try {
    parse(text, {
      bom: true,
      record_delimiter: ['\r\n', '\n', '\r'],
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      max_record_size: MAX_ROW_LENGTH,
      cast: boundedCell,
      on_record: take,
    });
  } catch (error) {
    if (error instanceof CsvError) throw new Unreadable(error.code === 'CSV_MAX_RECORD_SIZE' ? 'too-large' : 'broken');
    throw error;
  }
  return rows;
};

/** Called for each cell as it is read: a row of a million columns ends here after the first of them. */
const boundedCell = (cell: string, { index }: Readonly<{ index: number }>): string => {
  if (index >= MAX_COLUMNS) throw new Unreadable('too-large');
  return cell.trim();
};

/** Null for a line that names none of the columns: the header is still to come. */
const placesIn = <Column extends string>(
  cells: readonly string[],
  columns: readonly Column[],
): ReadonlyMap<Column, number> | null => {
  const names = cells.map((cell) => cell.toLowerCase());
  const places = new Map(columns.map((column) => [column, names.indexOf(column)]));
  return places.values().some((place) => place !== -1) ? places : null;
};

const rowOf = <Column extends string>(
  cells: readonly string[],
  places: ReadonlyMap<Column, number>,
  columns: readonly Column[],
): Row<Column> =>
  Object.fromEntries(columns.map((column) => [column, cells[places.get(column) ?? -1] ?? ''])) as Row<Column>;
