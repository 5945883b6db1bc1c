import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serverProcess } from '../support/server-process.ts';
import { temporaryFolder } from '../support/temporary.ts';
import { aUser } from '../support/user.ts';

/** What no answer may be, whatever is asked: a fault, undescribed, an acceptance of bad input or of nobody. */
const CHECKS = [
  'not_a_server_error',
  'status_code_conformance',
  'content_type_conformance',
  'response_schema_conformance',
  'negative_data_rejection',
  'ignored_auth',
];
/** A body beyond what is read at all is refused by its size (413), before its fields are looked at. */
const SETTINGS = `[checks.negative_data_rejection]
expected-statuses = [400, 401, 403, 404, 405, 406, 409, 413, 415, 422, 428, 429, "5xx"]
`;

/** Calls after which the session is no more: each is tried on its own, with a user of its own. */
const ENDINGS = ['/api/auth/logout', '/api/user/account'];

/** Asks every call of `openapi.json` all it can think of, by schemathesis; answers whether all answers were as described. */
export const openApiDrill = async ({
  examples,
  seed,
}: Readonly<{ examples: number; seed: number }>): Promise<boolean> => {
  const folder = await temporaryFolder();
  const server = await serverProcess(folder.path);
  try {
    await writeFile(join(folder.path, 'schemathesis.toml'), SETTINGS);
    await server.start();
    const outcomes: number[] = [];
    for (const selection of [
      ENDINGS.flatMap((path) => ['--exclude-path', path]),
      ...ENDINGS.map((path) => ['--include-path', path]),
    ]) {
      const { session } = await aUser(server);
      outcomes.push(
        await schemathesis(folder.path, [
          'run',
          `${server.web.url}/api/openapi.json`,
          ...['--header', `Authorization: Bearer ${session}`],
          ...['--checks', CHECKS.join(',')],
          ...['--max-examples', String(examples), '--seed', String(seed)],
          ...['--phases', 'examples,coverage,fuzzing', '--generation-database', 'none'],
          ...['--request-timeout', '30', '--warnings', 'off', '--no-color'],
          ...selection,
        ]),
      );
    }
    return outcomes.every((code) => code === 0);
  } finally {
    await server.kill();
    await folder.remove();
  }
};

/** The exit code; rejects when there is no such program. */
const schemathesis = async (cwd: string, words: readonly string[]): Promise<number> => {
  const child = spawn(process.env.SCHEMATHESIS ?? 'schemathesis', words, { cwd, stdio: 'inherit' });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
};
