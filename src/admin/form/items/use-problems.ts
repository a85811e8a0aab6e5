import { useSelect } from '@wordpress/data';
import { formDraft } from '../../../builder/store';

/** What is wrong with a setting of the form, in the server's words: `scheduleEnd`, `notifications.<id>`. */
export const useProblems = ( setting: string ): string[] => {
	const problems = useSelect( ( select ) => select( formDraft ).getProblems( null ), [] );
	return problems
		.filter( ( problem ) => problem.setting === setting )
		.map( ( { sentence } ) => sentence );
};
