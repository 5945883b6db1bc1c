import type { Command } from 'commander';
import type { Commands } from '../control/commands.ts';
import type { PagedCommand } from './pages.ts';

/** Has the running server do a command and prints what came of it; `codeOf` makes the process end with another code. */
export type Ask = <Name extends keyof Commands>(
  name: Name,
  input: Parameters<Commands[Name]>[0],
  show: (result: Awaited<ReturnType<Commands[Name]>>) => string,
  codeOf?: (result: Awaited<ReturnType<Commands[Name]>>) => number,
) => Promise<void>;

/** The same for a list that goes on: a page of it, or all of them. */
export type AskPages = <Name extends PagedCommand>(
  name: Name,
  input: Parameters<Commands[Name]>[0] & Readonly<{ all: boolean }>,
  show: (result: Awaited<ReturnType<Commands[Name]>>) => string,
) => Promise<void>;

/** A new group of commands, such as `coupon`. */
export type Group = (name: string, description: string) => Command;
