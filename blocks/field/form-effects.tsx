import { useFieldIds } from '../../src/builder/fields/ids/use-field-ids';
import { usePrioritizedBlocks } from '../../src/builder/fields/kinds/use-prioritized-blocks';
import { FormProblems } from '../../src/builder/fields/problems/form-problems';
import { FormWarnings } from '../../src/builder/fields/problems/form-warnings';
import { FirstPagePanel } from '../../src/builder/pages/first-page-panel';
import { usePatternSettings } from '../../src/builder/patterns/use-pattern-settings';
import { useDraftCheck } from '../../src/builder/store/use-draft-check';

/** Runs on every change of the form. Renders nothing, so that nothing visible is rendered again. */
const Upkeep = () => {
	useFieldIds();
	usePrioritizedBlocks();
	usePatternSettings();
	useDraftCheck();
	return null;
};

/** Everything that runs for the whole form while it is edited: ids, the server's check, and problems. */
export const FormEffects = () => (
	<>
		<Upkeep />
		<FirstPagePanel />
		<FormProblems />
		<FormWarnings />
	</>
);
