import type { Command } from 'commander';
import { CommandFailed, NoServer } from '../control/command-failed.ts';
import type { DoctorFigures } from '../control/doctor-commands.ts';
import { examine } from '../doctor/doctor.ts';
import { exitCodeOf, type Finding, type State } from '../doctor/finding.ts';
import type { Figures } from '../doctor/running.ts';

type Parts = Readonly<{
  /** Asks the running server, or the engines. */
  figures: () => Promise<DoctorFigures>;
  print: <Result>(result: Result, show: (result: Result) => string) => void;
}>;

/** `doctor`: it works beside a server, without one, and with settings that no server would start with. */
export const addDoctorCommand = (program: Command, { figures, print }: Parts): void => {
  program
    .command('doctor')
    .description(
      'look at settings, stores, clock, DNS, relay, certificates, disk, backups and providers; ends with 0, 1 (warnings) or 2 (errors)',
    )
    .option('--deep', 'ask the AI model for a word, which costs some tokens')
    .action(async ({ deep = false }: Readonly<{ deep?: boolean }>) => {
      const findings = await examine({ env: process.env, isDeep: deep, figures: () => figures().catch(whyNone) });
      print({ findings }, ({ findings: found }) => inWords(found));
      process.exit(exitCodeOf(findings)); // a look that came too late may still hold a connection
    })
    .addHelpText('after', EXAMPLES);
};

const whyNone = (thrown: unknown): Figures => {
  if (thrown instanceof NoServer) return { none: 'no-server', why: '' };
  return { none: 'failed', why: thrown instanceof CommandFailed ? thrown.message : 'the stores could not be opened' };
};

const MARK: Readonly<Record<State, string>> = { ok: 'ok', warning: 'WARNING', error: 'ERROR', 'not-applicable': '-' };

/** A finding that is wrong links to its chapter. */
const inWords = (findings: readonly Finding[]): string => {
  const [first, second] = [8, Math.max(...findings.map(({ check }) => check.length)) + 1];
  return findings
    .map(({ state, check, says, anchor }) => {
      const line = `${MARK[state].padEnd(first)}${check.padEnd(second)}${says}`;
      return state === 'warning' || state === 'error' ? `${line}\n${' '.repeat(first + second)}see ${anchor}` : line;
    })
    .join('\n');
};

const EXAMPLES = `
Examples:
  cairn doctor
  cairn doctor --deep
  cairn doctor --json
`;
