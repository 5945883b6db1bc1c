import { type Command, InvalidArgumentError } from 'commander';

/** An action that is not done without a reason. */
export const withReason = (command: Command): Command =>
  command.requiredOption('--reason <text>', 'why, for the audit', reason);

/** An action that may be done without one. */
export const withOptionalReason = (command: Command): Command =>
  command.option('--reason <text>', 'why, for the audit', reason);

export const withExamples = (command: Command, ...examples: readonly string[]): Command =>
  command.addHelpText('after', `\nExamples:\n${examples.map((example) => `  cairn ${example}`).join('\n')}`);

const MIN_LENGTH = 3;
const MAX_LENGTH = 500;

/** As long as the pages take it. */
const reason = (text: string): string => {
  const trimmed = text.trim();
  if (trimmed.length < MIN_LENGTH || trimmed.length > MAX_LENGTH)
    throw new InvalidArgumentError(`a reason has ${MIN_LENGTH} to ${MAX_LENGTH} characters`);
  return trimmed;
};
