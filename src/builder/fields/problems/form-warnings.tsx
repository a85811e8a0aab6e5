import { useSelect } from '@wordpress/data';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formDraft } from '../../store';
import { ProblemPanels } from './problem-panels';

/** All warnings: settings that work, but probably not as intended. They do not prevent publishing. */
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
