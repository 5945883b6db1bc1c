/** What Cairn can write out of a user's wins. */
export type DocumentKind =
  | 'cv'
  | 'cover-letter'
  | 'growth-log'
  | 'social-thread'
  | 'linkedin-post'
  | 'twitter-post'
  | 'custom-content';
