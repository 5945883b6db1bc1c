/** A page of the client: the HTML file it comes as, and the paths it stands at. */
export type PageRoute = Readonly<{ file: string; path: RegExp }>;

/**
 * Every page there is; any other path gets `not-found` with status 404. Pages that load the same pieces are one file.
 */
export const pageRoutes: readonly PageRoute[] = [
  { file: 'landing', path: /^\/$/ },
  { file: 'login', path: /^\/login$/ },
  { file: 'register', path: /^\/register$/ },
  { file: 'privacy', path: /^\/privacy$/ },
  { file: 'terms', path: /^\/terms$/ },
  { file: 'contact', path: /^\/contact$/ },
  { file: 'impressum', path: /^\/(?:impressum|imprint)$/ },
  { file: 'dashboard', path: /^\/dashboard$/ },
  { file: 'wins', path: /^\/wins$/ },
  { file: 'edit-win', path: /^\/wins\/edit\/[\w-]+$/ },
  { file: 'content', path: /^\/content$/ },
  { file: 'edit-content', path: /^\/content\/edit\/[\w-]+$/ },
  { file: 'cover-letter', path: /^\/content\/cover-letter$/ },
  { file: 'profile', path: /^\/profile$/ },
  { file: 'billing', path: /^\/billing$/ },
  {
    file: 'app',
    path: /^\/admin(?:\/(?:projections|work|events|mail|accounts|coupons|ai|audit)(?:\/[^/]+)*)?$/,
  },
  {
    file: 'app',
    path: /^\/(?:login\/token|payment-success|verify|profile-setup|confirm-address|outbox|held\/[\w-]+|achievements|documents)$/,
  },
];

export const NOT_FOUND = 'not-found';

/** What stands in the HTML of the build where the server puts in what only it knows. */
export const HOLES = {
  brandName: '%BRAND%',
  supportEmail: '%SUPPORT%',
  origin: '%ORIGIN%',
  companyName: '%COMPANY%',
  companyAddress: '%COMPANY-ADDRESS%',
  companyRegister: '%COMPANY-REGISTER%',
  companyLine: '%COMPANY-LINE%',
  operatorWords: '%OPERATOR%',
} as const;

/** What an operator may have given. The build writes a part that needs it between marks, and the server keeps or drops it. */
export type Given = 'company' | 'register' | 'marketing';

/** The marks of a part that is for pages with (`IF`) or without (`UNLESS`) what is named. */
export const MARKS = {
  given: (what: Given) => ({ start: `%IF-${what}%`, end: `%END-IF-${what}%` }),
  missing: (what: Given) => ({ start: `%UNLESS-${what}%`, end: `%END-UNLESS-${what}%` }),
} as const;

/** Pages whose words stand in their HTML, and where: search engines are told of them. */
export const publicPages = new Map([
  ['landing', '/'],
  ['login', '/login'],
  ['register', '/register'],
  ['privacy', '/privacy'],
  ['terms', '/terms'],
  ['contact', '/contact'],
  ['impressum', '/impressum'],
  [NOT_FOUND, '/404'],
] as const);
/** Pages of the app whose frame stands in their HTML, and where: headings, fields, and the places that rows will take. */
export const framedPages = new Map([
  ['dashboard', '/dashboard'],
  ['wins', '/wins'],
] as const);
export type FramedPage = Parameters<(typeof framedPages)['get']>[0];

export type PublicPage = Parameters<(typeof publicPages)['get']>[0];

/** A path may end in a stroke. */
export const pageAt = (path: string): string | null => {
  const plain = path.replace(/(.)\/$/, '$1');
  return pageRoutes.find((route) => route.path.test(plain))?.file ?? null;
};
