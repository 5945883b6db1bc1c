import type { Command } from 'commander';
import type { Ask as AskSomebody } from '../control/client.ts';
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

/** Lets one piece of work ask several commands, of the same server or over the same connections. */
export type WithAsk = <Result>(work: (ask: AskSomebody['ask']) => Promise<Result>) => Promise<Result>;

/** A new group of commands, such as `coupon`. */
export type Group = (name: string, description: string) => Command;
