import { setImmediate as turn } from 'node:timers/promises';
import type { Filter, Query, Sort } from '#application/engine/read-model.ts';
import { type Place, placeOf } from '#infrastructure/shared/cursor.ts';
import { tableOf } from './read-model-generations.ts';
import { allOf, behind, field, isText, matching, orderOf } from './read-model-queries.ts';
import { type Rows, rowsOf } from './read-model-reads.ts';
import { createSearchedTexts, type SearchedTexts } from './read-model-searched-texts.ts';
import { liveStampOf } from './read-model-stamps.ts';
import type { Statements } from './read-model-statements.ts';

/** The texts of one user's documents in the order of a list, as of a stamp; null where they are too much to keep. */
type Kept = Readonly<{ table: string; stamp: string; texts: SearchedTexts | null }>;

/** What is looked for in which field, among those that meet the rest. */
type Searched = Readonly<{ field: string; pieces: readonly string[]; others: Filter }>;

/** Null for what no text has to be looked at for. */
export const searchedIn = ({ contains, holds, ...others }: Filter): Searched | null => {
  if (contains)
    return { field: contains.field, pieces: [contains.words], others: holds ? { ...others, holds } : others };
  return holds ? { field: holds.field, pieces: holds.oneOf, others } : null;
};

const SLICE = 1000;
const MOST_OF_ONE = 32 * 1024 * 1024;
const MOST = 64 * 1024 * 1024;
/** Words of people stay in memory for so long after the last search. */
const FORGOTTEN_AFTER_MS = 60_000;
/** So often somebody may write while their texts are read. */
const TRIES = 3;

/**
 * Searching among one user's documents without reading them all from the file again for each search: their texts are kept
 * in this thread for as long as nothing of that user changes, and only the documents of a page are read. Null, for the
 * store to search by itself, where a search is nobody's own or has too much to look in.
 */
export const searchesOn = (statements: Statements) => {
  const kept = new Map<string, Kept>();
  let forgetting: NodeJS.Timeout | undefined;

  const live = (model: string, userId: number) => {
    const found = liveStampOf(statements, model, userId);
    return found && { table: tableOf({ model, number: found.number }), stamp: found.stamp };
  };

  const keep = (key: string, one: Kept): Kept => {
    kept.delete(key);
    kept.set(key, one);
    const size = () => [...kept.values()].reduce((sum, { texts }) => sum + (texts?.characters ?? 0), 0);
    while (kept.size > 1 && size() > MOST) kept.delete(kept.keys().next().value ?? key);
    clearTimeout(forgetting);
    forgetting = setTimeout(() => kept.clear(), FORGOTTEN_AFTER_MS).unref();
    return one;
  };

  /** Read slice by slice, so that the searches of others go on; whoever writes meanwhile makes it begin again. */
  const textsOf = async (model: string, userId: number, filter: Filter, sort: Sort): Promise<Kept | null> => {
    const searched = searchedIn(filter);
    if (!searched) return null;
    const key = JSON.stringify([model, searched.others, searched.field, sort]);
    for (let tries = 0; tries < TRIES; tries += 1) {
      const now = live(model, userId);
      if (!now) return null;
      const known = kept.get(key);
      if (known?.table === now.table && known.stamp === now.stamp) return keep(key, known);
      const texts = await readTexts(now.table, searched.others, searched.field, sort);
      const after = live(model, userId);
      if (after?.table === now.table && after.stamp === now.stamp) return keep(key, { ...now, texts });
    }
    return null;
  };

  const readTexts = async (
    table: string,
    filter: Filter,
    searched: string,
    sort: Sort,
  ): Promise<SearchedTexts | null> => {
    const texts = createSearchedTexts(sort);
    let place: Place | null = null;
    do {
      const { text, values } = allOf([matching(filter), isText(searched), ...(place ? [behind(sort, place)] : [])]);
      const columns = ['id', field(searched), ...sort.map(([name]) => field(name))];
      const rows = statements.arrays(
        `SELECT ${columns.join(', ')} FROM ${table} WHERE ${text} ORDER BY ${orderOf(sort)} LIMIT ${SLICE}`,
        ...values,
      );
      for (const [id, words, ...sorted] of rows) texts.add(String(id), String(words), sorted);
      if (texts.characters > MOST_OF_ONE || !texts.isSortable) return null;
      place = rows.length === SLICE ? texts.last() : null;
      await turn();
    } while (place);
    return texts;
  };

  const userOf = ({ equals }: Filter): number | null => (typeof equals?.userId === 'number' ? equals.userId : null);

  return {
    async page(model: string, query: Query): Promise<Rows | null> {
      const { filter, sort, limit } = query;
      const [userId, searched] = [userOf(filter), searchedIn(filter)];
      if (userId === null || !searched) return null;
      const place = placeOf(model, query);
      const found = await textsOf(model, userId, filter, sort);
      if (!found?.texts) return null;
      const ids = found.texts.idsBehind(searched.pieces, place, limit + 1);
      return statements.snapshot(() => {
        const now = live(model, userId);
        if (now?.stamp !== found.stamp || now.table !== found.table) return null;
        const rows = statements.all(
          `SELECT id, body FROM ${found.table} WHERE id IN (SELECT value FROM json_each(?))`,
          JSON.stringify(ids),
        );
        const byId = new Map(rows.map((row) => [row.id, row]));
        const inOrder = ids.map((id) => byId.get(id)).filter((row) => row !== undefined);
        return rowsOf(model, query, inOrder);
      });
    },

    async count(model: string, filter: Filter): Promise<number | null> {
      const [userId, searched] = [userOf(filter), searchedIn(filter)];
      if (userId === null || !searched) return null;
      const beginning = JSON.stringify([model, searched.others, searched.field]).slice(0, -1);
      const now = live(model, userId);
      const known = [...kept].find(([key, one]) => key.startsWith(`${beginning},`) && one.stamp === now?.stamp);
      const found = known?.[1] ?? (await textsOf(model, userId, filter, []));
      return found?.texts?.count(searched.pieces) ?? null;
    },
  };
};
