import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { formDraft } from '../../store';
import { problemCount } from './problem-count';
import { ProblemPanels } from './problem-panels';
import { SaveProblems } from './save-problems';
import { useSaveLock } from './use-save-lock';

/** All that has to be mended before the form can be published: in panels, and beside Save. */
export const FormProblems = () => {
	const problems = useSelect( ( select ) => select( formDraft ).getAllProblems(), [] );
	const isLocked = useSaveLock();
	return (
		<>
			<SaveProblems problems={ problems } isLocked={ isLocked } />
			<ProblemPanels
				name="atoll-form-problems"
				title={ problemCount( problems ) }
				explanation={ __(
					'The form can be published once this is fixed. Until then it can be saved as a draft.',
					'atoll'
				) }
				problems={ problems }
			/>
		</>
	);
};
