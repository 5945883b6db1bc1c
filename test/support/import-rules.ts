import type { IForbiddenRuleType } from 'dependency-cruiser';

/** Who may import whom: besides its own files, the folders and the packages that each row names. */
type Row = Readonly<{ folder: string; except?: string; folders: readonly string[]; packages: readonly string[] }>;

const LINKS = '^domain/links\\.ts$';

const rows: readonly Row[] = [
  { folder: '^domain/', folders: [], packages: ['luxon', 'zod'] },
  { folder: '^application/', folders: ['^domain/'], packages: [] },
  {
    // The machinery knows no subject: of the domain only what belongs to none, and its own streams.
    folder: '^application/engine/',
    folders: ['^domain/\\w+\\.ts$', '^domain/(work|time|text)/', '^application/streams\\.ts$'],
    packages: [],
  },
  { folder: '^projections/', folders: ['^domain/', '^application/'], packages: [] },
  {
    folder: '^mail-gateway/',
    folders: ['^domain/', '^application/', '^language/text/'],
    packages: [
      'smtp-server',
      'mailparser',
      'mailauth',
      'tldts',
      'nodemailer',
      'html-to-text',
      'htmlparser2',
      'dom-serializer',
      'domhandler',
      'unpdf',
      'yauzl',
      'csv-parse',
      'fast-xml-parser',
    ],
  },
  { folder: '^language/', folders: ['^domain/', '^application/'], packages: [] },
  // Learns from the corpus what the reading does; nothing of the product knows of it.
  {
    folder: '^training/',
    folders: ['^domain/wins/', '^language/', '^infrastructure/openai/redaction/word-key\\.ts$'],
    packages: [],
  },
  { folder: '^scheduler/', folders: ['^domain/', '^application/'], packages: ['croner'] },
  // Both sides of the web ask the same rule whether a link may be clickable.
  { folder: '^web/contract/', folders: [LINKS], packages: ['zod'] },
  {
    folder: '^web/api/',
    folders: ['^domain/', '^application/', '^web/contract/', '^projections/'],
    packages: ['koa', '@koa/router', '@koa/bodyparser', 'helmet', 'zod'],
  },
  {
    folder: '^web/client/',
    folders: ['^web/contract/', LINKS],
    packages: [
      'react',
      'react-dom',
      'react-router-dom',
      'react-router',
      'swr',
      'antd',
      '@ant-design/.*',
      'final-form',
      'react-final-form',
      '@fontsource-variable/.*',
      'vite',
      '@vitejs/plugin-react',
      'zod',
      '@rc-component/.*',
      '@simplewebauthn/browser',
      'libphonenumber-js',
    ],
  },
  { folder: '^infrastructure/shared/', folders: ['^domain/', '^application/'], packages: ['zod'] },
  ...tool('sqlite', []),
  ...tool('files', []),
  ...tool('backup', ['zod']),
  ...tool('s3', ['aws4fetch']),
  ...tool('mongodb', ['mongodb', 'mongodb-connection-string-url']),
  ...tool('eventstoredb', ['@eventstore/db-client']),
  ...tool('smtp', ['nodemailer']),
  ...tool('builtin', [], ['^language/claims/', '^language/writer/']),
  ...tool('openai', ['openai', 'zod']),
  ...tool('stripe', ['stripe']),
  ...tool('twilio', ['twilio']),
  ...tool('phones', ['libphonenumber-js']),
  ...tool('prometheus', ['prom-client']),
  ...tool('opentelemetry', ['@opentelemetry/.*']),
  ...tool('passkeys', ['@simplewebauthn/server']),
  ...tool('export', ['yazl']),
  ...tool('formats', ['pdfkit', 'fontkit', 'linebreak', 'bidi-js', 'docx']),
];

function tool(name: string, packages: readonly string[], more: readonly string[] = []): Row[] {
  const folders = ['^domain/', '^application/', '^infrastructure/shared/', ...more];
  return [{ folder: `^infrastructure/${name}/`, folders, packages }];
}

const rulesOf = ({ folder, folders, packages }: Row): IForbiddenRuleType[] => [
  {
    name: `${folder.replace(/[\^]/g, '')} imports only what the table names`,
    severity: 'error',
    from: { path: folder },
    to: {
      path: '^(domain|application|language|projections|infrastructure|mail-gateway|scheduler|web|training|test)/',
      pathNot: [folder, ...folders],
    },
  },
  {
    name: `${folder.replace(/[\^]/g, '')} uses only the packages the table names`,
    severity: 'error',
    from: { path: folder },
    to: { path: '^node_modules/', pathNot: packages.map((name) => `^node_modules/(@types/)?${name}/`) },
  },
];

/** The import table of the house as rules, with those that are not rows of it. */
export const importRules: IForbiddenRuleType[] = [
  ...rows.flatMap(rulesOf),
  {
    name: 'a subject is known to others by its public.ts',
    severity: 'error',
    from: { path: '^application/([^/]+)/', pathNot: '^application/engine/' },
    to: { path: '^application/[^/]+/', pathNot: ['^application/$1/', '^application/engine/', '/public\\.ts$'] },
  },
  { name: 'no circles', severity: 'error', from: {}, to: { circular: true } },
  { name: 'every import is found', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
  {
    name: 'web/api takes only types from projections',
    severity: 'error',
    from: { path: '^web/api/' },
    to: { path: '^projections/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'language takes only types from application',
    severity: 'error',
    from: { path: '^language/' },
    to: { path: '^application/', pathNot: '^application/engine/turns\\.ts$', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'no feature of the client imports another',
    severity: 'error',
    from: { path: '^web/client/features/([^/]+)/' },
    to: { path: '^web/client/features/', pathNot: '^web/client/features/$1/' },
  },
];
