import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formDraft } from '../../store';
import { ProblemPanels } from './problem-panels';

/** All that works, but hardly as it was meant: it does not keep the form from being published. */
export const FormWarnings = () => {
	const warnings = useSelect( ( select ) => select( formDraft ).getAllWarnings(), [] );
	return (
		<ProblemPanels
			name="atoll-form-warnings"
			title={ sprintf(
				/* translators: %d: how many. */
				_n( '%d warning', '%d warnings', warnings.length, 'atoll' ),
				warnings.length
			) }
			explanation={ __(
				'The form can be published as it is, but this may not be what you mean.',
				'atoll'
			) }
			problems={ warnings }
		/>
	);
};
