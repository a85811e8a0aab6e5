import { useFieldIds } from '../../src/builder/fields/ids/use-field-ids';
import { usePrioritizedBlocks } from '../../src/builder/fields/kinds/use-prioritized-blocks';
import { FormProblems } from '../../src/builder/fields/problems/form-problems';
import { FormWarnings } from '../../src/builder/fields/problems/form-warnings';
import { FirstPagePanel } from '../../src/builder/pages/first-page-panel';
import { usePatternSettings } from '../../src/builder/patterns/use-pattern-settings';
import { useDraftCheck } from '../../src/builder/store/use-draft-check';

/** Follows each key in the form, and shows nothing: what shows something is not rendered anew with it. */
const Upkeep = () => {
	useFieldIds();
	usePrioritizedBlocks();
	usePatternSettings();
	useDraftCheck();
	return null;
};

/** What goes on for the form as a whole while it is built: ids, the server's look at it, and its problems. */
export const FormEffects = () => (
	<>
		<Upkeep />
		<FirstPagePanel />
		<FormProblems />
		<FormWarnings />
	</>
);
