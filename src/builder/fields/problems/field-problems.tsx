import { useSelect } from '@wordpress/data';
import { formDraft } from '../../store';
import { useIsSample } from '../use-is-sample';
import { ProblemList } from './problem-list';

/** What is wrong with a field, at the field. */
export const FieldProblems = ( { field }: { field: number } ) => {
	const problems = useSelect( ( select ) => select( formDraft ).getProblems( field ), [ field ] );
	const isSample = useIsSample();
	return isSample || problems.length === 0 ? null : (
		<div className="atoll-builder-field__problems" role="status">
			<ProblemList problems={ problems } />
		</div>
	);
};
