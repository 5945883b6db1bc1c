import { serve, tellProblem } from './serve.ts';
import { readSettings } from './shared/settings.ts';
import { partNames } from './wiring.ts';

const FIRST_ACCOUNT = [
  'open a first account:',
  '  npm run cairn -- account open --email sub@example.com --first-name Sub --last-name Scriber',
];

const main = async (): Promise<void> => {
  await serve(readSettings(process.env), process.argv.slice(2), ({ size }) =>
    size === partNames.length ? FIRST_ACCOUNT : [],
  );
};

main().catch((error: unknown) => {
  tellProblem(error);
  process.exit(1);
});
