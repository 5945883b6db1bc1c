import test from 'ava';
import { serverProcess } from '#test/support/server-process.ts';
import { temporaryDataFolder } from '#test/support/temporary.ts';

const PUBLIC = { PUBLIC_URL: 'https://fern.example', ALLOW_SANDBOX: '1' };
const COMPANY = { COMPANY_NAME: 'Fern GmbH', COMPANY_ADDRESS: 'Hauptstr. 1, 10115 Berlin' };

for (const [what, env, warns] of [
  ['on a public host that names no operator', PUBLIC, true],
  ['on a public host that names its operator', { ...PUBLIC, ...COMPANY }, false],
  ['on this machine alone', {}, false],
] as const)
  test.serial(`a start ${what} ${warns ? 'warns' : 'does not warn'} that pages do not say who runs it`, async (t) => {
    const folder = await temporaryDataFolder();
    const server = await serverProcess(folder.path, { env });
    t.teardown(async () => {
      await server.kill();
      await folder.remove();
    });
    await server.start();
    t.is(/COMPANY_NAME and COMPANY_ADDRESS are not set/.test(server.said()), warns, server.said());
  });
