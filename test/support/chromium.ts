import { access, mkdtemp, readFile, rename } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { Browser } from 'playwright';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];
/** The first two for a machine without sandbox or graphics; the rest keep it from asking anyone outside. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
/**
 * For tests, not for measuring: pages of one context share a process, where the client is compiled already, and no code is
 * optimised for the few seconds that it runs.
 */
export const SPARING = ['--process-per-site', '--js-flags=--no-opt,--no-maglev'];

/** Set by the test command to what it found, since its tests have another temporary folder. */
export const CHROMIUM_PATH = 'CAIRN_TEST_CHROMIUM';

/** An installed Chrome or Chromium, else on Linux the one of a package, else (null) Playwright's own. */
export const findChromium = async (): Promise<string | null> => {
  const { [CHROMIUM_PATH]: found } = process.env;
  if (found) return found;
  for (const path of INSTALLED) if (await exists(path)) return path;
  return process.platform === 'linux' ? unpackChromium() : null;
};

/** The browser of one process: nothing stands between the two but a pipe. */
export const launchChromium = async (flags: readonly string[] = []): Promise<Browser> => {
  const { chromium } = await import('playwright');
  const executablePath = await findChromium();
  return chromium.launch({ args: [...FLAGS, ...flags], ...(executablePath ? { executablePath } : {}) });
};

/**
 * The package unpacks under a fixed name in the temporary folder, takes any file of that name, and does not mind another
 * start beside it: so each version gets a folder of its own, which appears whole.
 */
const unpackChromium = async (): Promise<string> => {
  const folder = join(tmpdir(), `cairn-chromium-${await packagedVersion()}`);
  const path = join(folder, 'chromium');
  if (await exists(path)) return path;
  const fresh = await mkdtemp(`${folder}-`);
  await unpackInto(fresh);
  await rename(fresh, folder).catch(async (error: unknown) => {
    if (!(await exists(path))) throw error; // otherwise another start was faster
  });
  return path;
};

const packagedVersion = async (): Promise<string> => {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const about = JSON.parse(await readFile(join(dirname(entry), '..', 'package.json'), 'utf8')) as { version: string };
  return about.version;
};

const unpackInto = async (folder: string): Promise<void> => {
  const { TMPDIR: before } = process.env;
  process.env.TMPDIR = folder;
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    packaged.setGraphicsMode = false;
    await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
};

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );
