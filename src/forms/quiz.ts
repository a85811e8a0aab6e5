import type { Extension } from './extend';
import { correct } from './rules/correct';

/** The rule for questions that have a right answer. */
export const quiz: Extension = { rules: { correct } };
