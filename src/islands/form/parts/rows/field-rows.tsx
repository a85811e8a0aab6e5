import { useLayoutEffect, useState } from '@wordpress/element';
import type { PublicField } from '../../../../contract/public-definition';
import { Place } from '../../../../ui';
import type { Context } from '../../context';
import { combineCleanups, listen } from '../../events/listen';
import { rowsIn } from '../../markup/rows';
import { fillText } from '../../texts/fill-text';
import { addRow, removeRow, showRows } from './change-rows';

/** Lets rows be added to a list and taken away, says so, and takes the focus along. */
export const FieldRows = ( { context, field }: { context: Context; field: PublicField } ) => {
	const { texts } = context.definition;
	const [ rows ] = useState( () => rowsIn( context.markup.field( field.id ) ) );
	const [ announcement, setAnnouncement ] = useState( '' );

	useLayoutEffect( () => {
		if ( ! rows ) {
			return undefined;
		}
		const show = () => showRows( rows, field, texts );
		const announceChange = ( sentence: 'rowAdded' | 'rowRemoved', row: number ) => {
			show();
			setAnnouncement( fillText( texts[ sentence ], { row } ) );
		};
		show();
		return combineCleanups(
			listen( rows.add, 'click', () => announceChange( 'rowAdded', addRow( rows ) ) ),
			listen( rows.list, 'click', ( { target } ) => {
				const row = rows.rowToRemove( target );
				if ( row ) {
					announceChange( 'rowRemoved', removeRow( rows, row ) );
				}
			} ),
			// What fills the form in may have added rows.
			listen( rows.list, 'input', show )
		);
	}, [ field, rows, texts ] );

	return (
		<Place at={ rows?.status ?? null }>
			{ announcement ? <span>{ announcement }</span> : null }
		</Place>
	);
};
