import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import test from 'ava';

const MODULE = new URL('../../../../application/engine/children/bounded-regexps.ts', import.meta.url);

/** MiB of machine code after a process has met 900 patterns such as the rules for mails are. */
const codeAfterManyRules = async (flags: readonly string[], before: string): Promise<number> => {
  const program = `
    ${before}
    const { getHeapSpaceStatistics } = await import('node:v8');
    const words = (rule, many) =>
      Array.from({ length: many }, (_, at) => String.fromCharCode(97 + ((rule + at) % 26), 97 + ((rule * 7 + at) % 26)) + at).join('|');
    const rules = Array.from({ length: 900 }, (_, rule) => new RegExp('^(?:(?:' + words(rule, 20) + ') ){0,3}(?:' + words(rule + 5, 30) + ')(?: \\\\w+){0,2} x' + rule + '$'));
    for (const rule of rules) rule.test('closed the account');
    const code = getHeapSpaceStatistics().filter(({ space_name }) => space_name.startsWith('code_'));
    console.log(code.reduce((sum, space) => sum + space.space_used_size, 0) / 2 ** 20);
  `;
  const { stdout } = await promisify(execFile)(process.execPath, [...flags, '--input-type=module', '-e', program]);
  return Number(stdout);
};

test('hundreds of rules take half the machine code in a process that bounds its regular expressions', async (t) => {
  const unbounded = await codeAfterManyRules(['--no-regexp-tier-up'], '');
  const bounded = await codeAfterManyRules([], `(await import(${JSON.stringify(MODULE.href)})).boundRegexps();`);
  t.true(bounded < unbounded / 2, `${bounded} of ${unbounded} MiB`);
});
