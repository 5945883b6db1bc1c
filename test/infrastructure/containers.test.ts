import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import test from 'ava';
import { checkEngineUrls, hasEmbeddedStore } from '#infrastructure/engine-urls.ts';
import { partsOf } from '#infrastructure/process-parts.ts';
import { readSettings, type Settings, settingNames } from '#infrastructure/shared/settings.ts';
import { partNames } from '#infrastructure/wiring.ts';
import manifest from '../../package.json' with { type: 'json' };
import {
  composeFile,
  composeFiles,
  exampleEnvironment,
  image,
  type Service,
  variablesOf,
} from '../support/container-files.ts';
import { temporaryFolder } from '../support/temporary.ts';

const CHANCE = 'f00dfacef00dfacef00dfacef00dfacef00dface';
/** `.env` as the example asks for it. */
const ENV = {
  SECRET: CHANCE,
  PUBLIC_URL: 'https://localhost',
  ESDB_ADMIN_PASSWORD: CHANCE,
  ESDB_PASSWORD: CHANCE,
  MONGO_ROOT_PASSWORD: CHANCE,
  MONGO_PASSWORD: CHANCE,
  ALLOW_SANDBOX: '1',
};
const isOurs = ({ build }: Service): boolean => build !== undefined;
const all = composeFiles.map((name) => [name, Object.entries(composeFile(name, ENV).services)] as const);
const settingsOf = ({ environment }: Service): Settings => readSettings({ ...image().environment, ...environment });

test('each service of Cairn starts with settings that exist and fit together', (t) => {
  for (const [, services] of all)
    for (const [name, service] of services.filter(([, one]) => isOurs(one))) {
      for (const variable of Object.keys(service.environment ?? {}))
        t.true(settingNames.has(variable), `${name}: ${variable}`);
      t.notThrows(() => settingsOf(service), name);
    }
});

test('without `.env` Cairn runs whole and alone, and with engines it asks for its secret', (t) => {
  const { cairn, api } = composeFile('docker-compose.yml', {}).services;
  if (!cairn || !api) return t.fail('services are missing');
  t.deepEqual([cairn.profiles, cairn.command], [undefined, undefined]);
  t.true(hasEmbeddedStore(settingsOf(cairn)));
  t.throws(() => settingsOf(api), { message: /^SECRET must be set/ });
});

test('with engines the containers are all parts of Cairn together: one of each, in the cluster two', async (t) => {
  const folder = await temporaryFolder();
  t.teardown(folder.remove);
  const authority = join(folder.path, 'ca.crt');
  await writeFile(authority, '');
  for (const [at, [file, services]] of all.entries()) {
    const parts = services.filter(([name, one]) => isOurs(one) && name !== 'cairn');
    const named = parts.flatMap(([, { command = [] }]) => [...partsOf(command, false)]);
    t.deepEqual(named.sort(), partNames.flatMap((name) => Array(at + 1).fill(name)).sort(), file);
    for (const [name, service] of parts) {
      const settings = settingsOf(service);
      const eventStoreUrl = settings.eventStoreUrl?.replace('/authority/ca.crt', authority) ?? null;
      await t.notThrowsAsync(checkEngineUrls({ ...settings, eventStoreUrl }), name);
      t.false(hasEmbeddedStore(settings), name);
    }
  }
});

test('the server of EventStoreDB sees none of our variables, and no other has the name of one of its options', (t) => {
  for (const [, services] of all)
    for (const [name, { image, environment = {} }] of services) {
      const isServer = image.startsWith('eventstore/eventstore:') && name !== 'eventstore-user';
      for (const variable of Object.keys(environment)) {
        const isOption = variable.startsWith('EVENTSTORE_') && !settingNames.has(variable);
        t.is(isOption, isServer, `${name}: ${variable}`);
      }
    }
});

test('containers of Cairn write to their volume and to memory alone, and have no rights', (t) => {
  for (const [, services] of all)
    for (const [name, { read_only, tmpfs, cap_drop, volumes = [], environment }] of services.filter(([, one]) =>
      isOurs(one),
    )) {
      t.deepEqual({ read_only, tmpfs, cap_drop }, { read_only: true, tmpfs: '/tmp', cap_drop: ['ALL'] }, name);
      const writable = volumes.filter((volume) => !volume.endsWith(':ro'));
      t.deepEqual(
        writable.map((volume) => volume.split(':')[1]),
        [image().environment.DATA_DIR],
        name,
      );
      t.false('DATA_DIR' in (environment ?? {}), name);
    }
});

test('only this machine reaches what has no password, and nobody the engines', (t) => {
  for (const [file, services] of all) {
    const { networks } = composeFile(file, ENV);
    t.true(networks.stores?.internal);
    for (const [name, { ports = [], networks: joined, image }] of services) {
      const isOpen = file === 'compose.cluster.yml' && /^(?:proxy|gateway\d)$/.test(name);
      if (!isOpen) for (const port of ports) t.regex(port, /^127\.0\.0\.1:/, name);
      if (/^(?:mongo|eventstore)/.test(image) && joined) t.deepEqual([joined, ports], [['stores'], []], name);
    }
  }
});

test('every image is of one version', (t) => {
  for (const [, services] of all)
    for (const [name, service] of services)
      if (!isOurs(service)) t.regex(service.image, /:v?\d+\.\d+\.\d+(?:-[a-z-]+)?$/, name);
});

test('`.env.example` names what the files take from it, and no more', (t) => {
  const taken = new Set(composeFiles.flatMap((file) => [...variablesOf(file)]));
  t.deepEqual(Object.keys(exampleEnvironment()).sort(), [...taken].sort());
  t.deepEqual(Object.values(exampleEnvironment()).join(''), '', 'no secret stands in it');
});

test('the image runs what `npm start` does', (t) => {
  const { entrypoint, environment } = image();
  const [assignments = '', command = ''] = manifest.scripts.start.split(' exec ');
  t.is(entrypoint.join(' '), command);
  for (const one of assignments.split(' ')) {
    const [name = '', value = ''] = one.split('=');
    t.is(environment[name], value);
  }
});
