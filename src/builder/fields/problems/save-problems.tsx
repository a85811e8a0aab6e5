import { Button, Dropdown, Fill } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { caution } from '@wordpress/icons';
import type { FormProblem } from '../../../api/admin/check-edited-form';
import { problemCount } from './problem-count';
import { ProblemList } from './problem-list';

interface Props {
	problems: FormProblem[];
	/** Whether they keep the form from being saved. */
	isLocked: boolean;
}

/** WordPress' place in the editor's top bar, left of the button that saves. */
const BESIDE_SAVE = 'PinnedItems/core';

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
				<p>
					{ __(
						'Visitors can fill in this form, so it can be saved once this is fixed. To keep unfinished work, make it a draft.',
						'atoll'
					) }
				</p>
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
