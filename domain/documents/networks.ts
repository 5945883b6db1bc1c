import type { DocumentKind } from './document-kind.ts';

/** Where a post can be put: each has a composer that opens filled in. */
export type Network = 'linkedin' | 'x';

const OWN: ReadonlyMap<DocumentKind, readonly Network[]> = new Map([
  ['linkedin-post', ['linkedin']],
  ['twitter-post', ['x']],
  ['social-thread', ['x']],
]);

const LINKEDIN = /linkedin/iu;
/** The end of another address ("netflix.com") names no network. */
const X = /thread|twitter|(?<![\p{L}\p{N}_-])x\.com\b/iu;
const ANY = /social/iu;

/**
 * The networks that a document is for; none of one that is no post. Custom content says so itself: in what was asked, or, where
 * that names none, in its text.
 */
export const networksOf = (kind: DocumentKind, asked: string, text: string): readonly Network[] => {
  if (kind !== 'custom-content') return OWN.get(kind) ?? [];
  const named = networksIn(asked);
  return named.length > 0 ? named : networksIn(text);
};

const networksIn = (text: string): readonly Network[] => {
  const named: readonly Network[] = [
    ...(LINKEDIN.test(text) ? ['linkedin' as const] : []),
    ...(X.test(text) ? ['x' as const] : []),
  ];
  return named.length === 0 && ANY.test(text) ? ['linkedin', 'x'] : named;
};
