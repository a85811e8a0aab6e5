/**
 * Expected trouble: its message is one sentence for the person at the terminal, who needs no stack trace.
 */
export class Trouble extends Error {}
