/** The kind of a new question, until somebody chooses another: the one that most answers fit. */
export const DEFAULT_KIND = 'text';
