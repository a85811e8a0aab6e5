/**
 * An error that was to be expected: its message is one sentence for the person at the terminal, who needs no stack trace.
 */
export class CommandError extends Error {}

/** Somebody asked us to end; there is nothing to tell them. */
export class Stopped extends CommandError {}
