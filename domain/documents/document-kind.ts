/** What Cairn can write out of a user's wins. */
export type DocumentKind =
  | 'cv'
  | 'cover-letter'
  | 'growth-log'
  | 'social-thread'
  | 'linkedin-post'
  | 'twitter-post'
  | 'custom-content';

/** Tells one custom document from another: an article, a pack; '' for what no name is known for. */
export type DocumentVariant =
  | ''
  | 'article'
  | 'performance-review'
  | 'promotion-case'
  | 'weekly-update'
  | 'client-report';
