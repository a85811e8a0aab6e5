import { useSelect } from '@wordpress/data';
import { formDraft } from '../../store';
import { draftAdvice } from './draft-advice';
import { problemCount } from './problem-count';
import { ProblemPanels } from './problem-panels';
import { SaveProblems } from './save-problems';
import { useSaveLock } from './use-save-lock';

/** All problems to fix before the form can be published, in panels and beside Save. */
export const FormProblems = () => {
	const problems = useSelect( ( select ) => select( formDraft ).getAllProblems(), [] );
	const isUnchecked = useSelect( ( select ) => select( formDraft ).isCheckFailed(), [] );
	const isLocked = useSaveLock();
	return (
		<>
			<SaveProblems problems={ problems } isLocked={ isLocked } isUnchecked={ isUnchecked } />
			<ProblemPanels
				name="atoll-form-problems"
				title={ problemCount( problems ) }
				explanation={ draftAdvice() }
				problems={ problems }
			/>
		</>
	);
};
