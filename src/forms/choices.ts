import type { Extension } from './extend';
import { choiceCount } from './rules/choice-count';

/** The rule for questions that limit the number of choices. */
export const choices: Extension = { rules: { choiceCount } };
