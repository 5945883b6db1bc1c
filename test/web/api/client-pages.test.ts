import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import test from 'ava';
import Koa from 'koa';
import { temporaryFolder } from '#test/support/temporary.ts';
import { createPages } from '#web/api/client-pages.ts';

test('a page that many ask for at once is made once', async (t) => {
  const folder = await temporaryFolder();
  const file = join(folder.path, 'page.html');
  await writeFile(file, '<!doctype html><title>A page</title>');
  let made = 0;
  const pages = createPages((html) => {
    made += 1;
    return html;
  });
  const app = new Koa();
  app.use((context) => pages.send(context, file));
  const server = app.listen(0, '127.0.0.1');
  await once(server, 'listening');
  t.teardown(async () => {
    server.close();
    await folder.remove();
  });
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(url)));
  t.deepEqual(
    [...new Set(await Promise.all(answers.map((one) => one.text())))],
    ['<!doctype html><title>A page</title>'],
  );
  t.is(made, 1);
});
