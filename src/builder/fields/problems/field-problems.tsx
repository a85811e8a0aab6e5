import { useSelect } from '@wordpress/data';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { formDraft } from '../../store';
import { useIsSample } from '../use-is-sample';
import { ProblemList } from './problem-list';

interface Props {
	problems: FormProblem[];
	/** Whether the form can be published despite the problem. */
	isWarning?: boolean;
}

const ProblemNotice = ( { isWarning = false, problems }: Props ) =>
	problems.length > 0 && (
		<div
			className={ `atoll-builder-field__problems${ isWarning ? ' is-warning' : '' }` }
			role="status"
		>
			<ProblemList problems={ problems } />
		</div>
	);

/** Problems and warnings of a field, shown at the field. */
export const FieldProblems = ( { field }: { field: number } ) => {
	const { problems, warnings } = useSelect(
		( select ) => ( {
			problems: select( formDraft ).getProblems( field ),
			warnings: select( formDraft ).getWarnings( field ),
		} ),
		[ field ]
	);
	return useIsSample() ? null : (
		<>
			<ProblemNotice problems={ problems } />
			<ProblemNotice problems={ warnings } isWarning />
		</>
	);
};
