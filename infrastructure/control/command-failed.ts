/** A command that could not be done, in words for an operator. */
export class CommandFailed extends Error {}
