import type { Extension } from './extend';
import { correct } from './rules/correct';

/** For questions that have a right answer. */
export const quiz: Extension = { rules: { correct } };
