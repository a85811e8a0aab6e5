import { Notice } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { formDraft } from '../../../builder/store';

interface Props {
	/** As problems name it: `scheduleEnd`, `notifications.<id>`. */
	setting: string;
}

/** What is wrong with a setting of the form, or hardly meant, in the server's words: beside it and read out. */
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
