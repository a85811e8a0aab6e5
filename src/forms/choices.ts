import type { Extension } from './extend';
import { choiceCount } from './rules/choice-count';

/** For questions of which only so many choices may be taken. */
export const choices: Extension = { rules: { choiceCount } };
