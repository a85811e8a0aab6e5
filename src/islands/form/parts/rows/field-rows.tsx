import { useLayoutEffect, useState } from '@wordpress/element';
import type { PublicField } from '../../../../contract/public-definition';
import { Place } from '../../../../ui';
import type { Context } from '../../context';
import { combineCleanups, listen } from '../../events/listen';
import { rowsIn } from '../../markup/rows';
import { fillText } from '../../texts/fill-text';
import { addRow, removeRow, showRows } from './change-rows';

/** Buttons that add and remove a list's rows, with announcements and management of the focus. */
export const FieldRows = ( { context, field }: { context: Context; field: PublicField } ) => {
	const { texts } = context.definition;
	const [ rows ] = useState( () => rowsIn( context.markup.field( field.id ) ) );
	const [ { count, text }, setAnnouncement ] = useState( { count: 0, text: '' } );

	useLayoutEffect( () => {
		if ( ! rows ) {
			return undefined;
		}
		const show = () => showRows( rows, field, texts );
		const announceChange = ( sentence: string, row: number ) => {
			show();
			setAnnouncement( ( last ) => ( {
				count: last.count + 1,
				text: fillText( sentence, { row } ),
			} ) );
		};
		show();
		return combineCleanups(
			listen( rows.add, 'click', () => announceChange( texts.rowAdded, addRow( rows ) ) ),
			listen( rows.list, 'click', ( { target } ) => {
				const row = rows.rowToRemove( target );
				if ( row ) {
					const sentence = rows.list.children[ 1 ] ? texts.rowRemoved : texts.rowEmptied;
					announceChange( sentence, removeRow( rows, row ) );
				}
			} ),
			// Code that fills in the form may have added rows.
			listen( rows.list, 'input', show )
		);
	}, [ field, rows, texts ] );

	return (
		<Place at={ rows?.status ?? null }>
			{ /* Another element each time, since what does not change is not announced. */ }
			{ count ? <span key={ count }>{ text }</span> : null }
		</Place>
	);
};
