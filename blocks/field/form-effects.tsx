import { useFieldIds } from '../../src/builder/fields/ids/use-field-ids';
import { usePrioritizedBlocks } from '../../src/builder/fields/kinds/use-prioritized-blocks';
import { FormProblems } from '../../src/builder/fields/problems/form-problems';
import { FormWarnings } from '../../src/builder/fields/problems/form-warnings';
import { FirstPagePanel } from '../../src/builder/pages/first-page-panel';
import { usePatternSettings } from '../../src/builder/patterns/use-pattern-settings';
import { useDraftCheck } from '../../src/builder/store/use-draft-check';

/** Runs at each key in the form and shows nothing, so that nothing that shows is rendered anew with it. */
const Upkeep = () => {
	useFieldIds();
	usePrioritizedBlocks();
	usePatternSettings();
	useDraftCheck();
	return null;
};

/** What runs for the form as a whole while it is edited: ids, the server's check, and its problems. */
export const FormEffects = () => (
	<>
		<Upkeep />
		<FirstPagePanel />
		<FormProblems />
		<FormWarnings />
	</>
);
