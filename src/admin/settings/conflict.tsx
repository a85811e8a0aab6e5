import { Notice } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { titleOf } from './problems';
import { store } from './store';
import type { EditedGroup } from './store/state';
import { changedParts, clashes } from './values';

/** Returns what happens to the other person's changes if this person's are saved. */
function consequence( { settings, values, edits, conflict }: EditedGroup ): string {
	const theirs = changedParts( values, conflict?.newer.values ?? {} );
	const both = clashes( edits, theirs ).map( ( path ) => titleOf( settings, path ) );
	return both.length === 0
		? __(
				'You changed other settings than they did, so saving yours keeps theirs too.',
				'atoll'
			)
		: sprintf(
				// translators: %s: titles of settings.
				__( 'You both changed these, and saving yours replaces theirs: %s.', 'atoll' ),
				both.join( ', ' )
			);
}

/** Notice that another person saved the group meanwhile, with the choice whose values to keep. */
export function Conflict( { group }: { group: EditedGroup } ) {
	const { name, conflict } = group;
	const { settle, save } = useDispatch( store );
	return conflict ? (
		<Notice
			status="warning"
			isDismissible={ false }
			actions={ [
				{
					label: __( 'Show the newer settings', 'atoll' ),
					onClick: () => settle( name, false ),
				},
				{
					label: __( 'Save mine in their place', 'atoll' ),
					onClick: () => {
						settle( name, true );
						save();
					},
				},
			] }
		>
			<p>{ conflict.words }</p>
			<p>{ consequence( group ) }</p>
		</Notice>
	) : null;
}
