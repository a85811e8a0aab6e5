import { useFieldIds } from '../../src/builder/fields/use-field-ids';
import { useKindsFirst } from '../../src/builder/fields/use-kinds-first';
import { FormProblems } from '../../src/builder/fields/problems/form-problems';
import { FormWarnings } from '../../src/builder/fields/problems/form-warnings';
import { FirstPagePanel } from '../../src/builder/pages/first-page-panel';
import { usePatternSettings } from '../../src/builder/patterns/use-pattern-settings';
import { useDraftCheck } from '../../src/builder/store/use-draft-check';

/** What goes on for the form as a whole while it is built: ids, the server's look at it, and its problems. */
export const FormWatch = () => {
	useFieldIds();
	useKindsFirst();
	usePatternSettings();
	useDraftCheck();
	return (
		<>
			<FirstPagePanel />
			<FormProblems />
			<FormWarnings />
		</>
	);
};
