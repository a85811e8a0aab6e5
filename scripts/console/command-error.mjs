/**
 * Expected error: its message is one sentence for the person at the terminal, who needs no stack trace.
 */
export class CommandError extends Error {}

/** Error after a request to stop; it prints no message. */
export class Stopped extends CommandError {}
