import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { formDraft } from '../../../builder/store';

interface Props {
	/** Name of the setting in problems: `scheduleEnd`, `notifications.<id>`. */
	setting: string;
}

/** Problems and warnings of a form's setting, in the server's words: shown beside it and announced. */
export const SettingProblems = ( { setting }: Props ) => {
	const { problems, warnings } = useSelect(
		( select ) => ( {
			problems: select( formDraft ).getProblems( null ),
			warnings: select( formDraft ).getWarnings( null ),
		} ),
		[]
	);
	return (
		<div aria-live="polite">
			{ [
				...problems.map( ( problem ) => ( { ...problem, status: 'error' as const } ) ),
				...warnings.map( ( problem ) => ( { ...problem, status: 'warning' as const } ) ),
			]
				.filter( ( problem ) => problem.setting === setting )
				.map( ( { sentence, status } ) => (
					<Notice key={ sentence } status={ status } isDismissible={ false }>
						{ sentence }
					</Notice>
				) ) }
		</div>
	);
};
