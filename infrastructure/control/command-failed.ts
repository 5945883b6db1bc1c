import { isBadCursor } from '#application/engine/ports/read-models.ts';

/** A command that could not be done, in words for an operator. */
export class CommandFailed extends Error {}

/** Nobody is there to do it. */
export class NoServer extends CommandFailed {}
export const unknownCursor = () => new CommandFailed('this cursor is not one that this list has given');

export const unknownPage = (error: unknown): never => {
  throw isBadCursor(error) ? unknownCursor() : error;
};
