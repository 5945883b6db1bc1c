import type { Network } from './networks.ts';

/** A post whose date has come, ready to be posted: the archive has its texts as a JSON list, the posts of a thread in order. */
export type PostFacts = Readonly<{
  of: 'post';
  documentId: string;
  networks: readonly Network[];
  texts: Readonly<{ blob: string }>;
}>;
