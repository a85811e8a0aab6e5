import { Button } from '@wordpress/components';
import { __, sprintf } from '@wordpress/i18n';
import { screenData } from './screen-data';
import { START, type ListState, type Tab } from './view/list-state';

const words = (): Record< Tab, string > => ( {
	inbox: __( 'No entries yet. They appear here as soon as someone sends a form.', 'atoll' ),
	unread: __( 'Everything is read.', 'atoll' ),
	starred: __( 'No entry has a star. Star those that you want to find again quickly.', 'atoll' ),
	spam: __( 'No spam.', 'atoll' ),
	trash: __( 'The trash is empty.', 'atoll' ),
} );

/** Message for an empty list, with what to do next. */
export function Empty( {
	state,
	title,
	navigate,
}: {
	state: ListState;
	/** Title of the chosen form. */
	title: string | undefined;
	navigate: ( state: ListState ) => void;
} ) {
	const { tab, form, search, filters } = state;
	if ( search || filters.some( ( { value } ) => value !== undefined ) ) {
		return (
			<div className="atoll-entries__empty">
				<p>{ __( 'Nothing matches your search and filters.', 'atoll' ) }</p>
				<Button
					__next40pxDefaultSize
					variant="secondary"
					onClick={ () => navigate( { ...START, form, tab } ) }
				>
					{ __( 'Clear search and filters', 'atoll' ) }
				</Button>
			</div>
		);
	}
	return (
		<div className="atoll-entries__empty">
			<p>
				{ tab === 'inbox' && title
					? sprintf(
							/* translators: %s: title of a form. */
							__(
								'Nobody has sent “%s” yet. Entries appear here as soon as someone does.',
								'atoll'
							),
							title
						)
					: words()[ tab ] }
			</p>
			{ tab === 'inbox' && screenData().can.forms && (
				<Button __next40pxDefaultSize variant="secondary" href={ screenData().forms }>
					{ __( 'See your forms, and where they are', 'atoll' ) }
				</Button>
			) }
		</div>
	);
}
