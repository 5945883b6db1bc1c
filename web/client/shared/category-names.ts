/** What pages call the categories of wins where that is not their English name, by which wins are filed and searched. */
export const categoryNames: ReadonlyMap<string, string> = new Map();
