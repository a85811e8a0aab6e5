/**
 * Expected trouble: its message is one sentence for the person at the terminal, who needs no stack trace.
 */
export class Trouble extends Error {}

/** Somebody asked us to end; there is nothing to tell them. */
export class Stopped extends Trouble {}
