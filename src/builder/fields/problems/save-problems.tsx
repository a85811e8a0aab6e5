import { Fill } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { formUses } from '../../form-uses';
import { draftAdvice } from './draft-advice';
import { problemCount } from './problem-count';
import { ProblemList } from './problem-list';
import { SaveDropdown } from './save-dropdown';

interface Props {
	problems: FormProblem[];
	/** Whether the problems prevent saving. */
	isLocked: boolean;
	/** Whether the server could not be asked to check the current content. */
	isUnchecked: boolean;
}

/** WordPress' slot in the editor's top bar, to the left of the save button. */
const BESIDE_SAVE = 'PinnedItems/core';

/** What happens to the changes, and what visitors see, until the problems are fixed. */
const Advice = () => {
	const isOpen = useSelect(
		( select ) => select( editor ).getCurrentPostAttribute( 'status' ) === 'publish',
		[]
	);
	if ( ! isOpen ) {
		return <p>{ draftAdvice() }</p>;
	}
	return (
		<>
			<p>
				{ __(
					'Visitors can fill in this form, so it can be saved once this is fixed. Until then your changes are kept as an autosave, which is offered when the form is opened again.',
					'atoll'
				) }
			</p>
			<p>
				{ __( 'As a draft, the form would be closed to visitors.', 'atoll' ) }{ ' ' }
				{ formUses() }
			</p>
		</>
	);
};

const uncheckedExplanation = () =>
	__(
		'The form could not be checked, so problems that are shown may be old ones. It is checked again by itself, and when you save.',
		'atoll'
	);

/** Returns the announcement for screen readers. */
const announcement = ( { isLocked, isUnchecked, problems }: Props ): string => {
	if ( isUnchecked ) {
		return uncheckedExplanation();
	}
	return isLocked
		? sprintf(
				/* translators: %s: how many problems, such as "2 problems". */
				__( 'This form cannot be saved: %s.', 'atoll' ),
				problemCount( problems )
			)
		: '';
};

/** Reason why Save is disabled, shown beside it, since WordPress only greys it out; or that the form is unchecked. */
export const SaveProblems = ( props: Props ) => (
	<Fill name={ BESIDE_SAVE }>
		<span className="screen-reader-text" role="status">
			{ announcement( props ) }
		</span>
		{ props.isUnchecked && (
			<SaveDropdown label={ __( 'Not checked', 'atoll' ) }>
				{ () => <p>{ uncheckedExplanation() }</p> }
			</SaveDropdown>
		) }
		{ props.isLocked && (
			<SaveDropdown label={ problemCount( props.problems ) } isDestructive>
				{ ( close ) => (
					<>
						<Advice />
						<ProblemList problems={ props.problems } onFollow={ close } />
					</>
				) }
			</SaveDropdown>
		) }
	</Fill>
);
