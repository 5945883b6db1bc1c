import type { Network } from './networks.ts';

/** A post whose date has come, ready to be posted: the archive has its texts as a JSON list, the posts of a thread in order. */
export type PostFacts = Readonly<{
  of: 'post';
  documentId: string;
  networks: readonly Network[];
  texts: Readonly<{ blob: string }>;
}>;

/** A post that could not go out on its date (`yyyy-MM-dd`, where its author is): it is kept, and may have another one. */
export type PostMissedFacts = Readonly<{
  of: 'post-missed';
  documentId: string;
  title: string;
  date: string;
  because: 'inactive' | 'late';
}>;
