import { Button, Dropdown, Fill } from '@wordpress/components';
import { useSelect } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import { __, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { formUses } from '../../form-uses';
import { draftAdvice } from './draft-advice';
import { problemCount } from './problem-count';
import { ProblemList } from './problem-list';

interface Props {
	problems: FormProblem[];
	/** Whether they keep the form from being saved. */
	isLocked: boolean;
}

/** WordPress' place in the editor's top bar, left of the button that saves. */
const BESIDE_SAVE = 'PinnedItems/core';

/** What becomes of the work until then, and of visitors. */
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

const Reasons = ( { problems }: Pick< Props, 'problems' > ) => (
	<Dropdown
		expandOnMobile
		headerTitle={ problemCount( problems ) }
		popoverProps={ { placement: 'bottom-end' } }
		renderToggle={ ( { isOpen, onToggle } ) => (
			<Button
				size="compact"
				icon={ caution }
				isDestructive
				className="atoll-builder-save-problems__toggle"
				aria-expanded={ isOpen }
				aria-label={ problemCount( problems ) }
				onClick={ onToggle }
			>
				<span className="atoll-builder-save-problems__count">
					{ problemCount( problems ) }
				</span>
			</Button>
		) }
		renderContent={ ( { onClose } ) => (
			<div className="atoll-builder-save-problems__list">
				<Advice />
				<ProblemList problems={ problems } onFollow={ onClose } />
			</div>
		) }
	/>
);

/** Why Save does not answer, beside it: WordPress only greys it out. */
export const SaveProblems = ( { isLocked, problems }: Props ) => (
	<Fill name={ BESIDE_SAVE }>
		<span className="screen-reader-text" role="status">
			{ isLocked
				? sprintf(
						/* translators: %s: how many problems, such as "2 problems". */
						__( 'This form cannot be saved: %s.', 'atoll' ),
						problemCount( problems )
					)
				: '' }
		</span>
		{ isLocked && <Reasons problems={ problems } /> }
	</Fill>
);
