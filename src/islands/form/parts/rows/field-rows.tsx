import { useLayoutEffect, useState } from '@wordpress/element';
import type { PublicField } from '../../../../contract/public-definition';
import { Place } from '../../../../ui';
import type { Context } from '../../context';
import { all, listen } from '../../events/listen';
import { fillText } from '../../texts/fill-text';
import { addRow, removeRow, showRows } from './change-rows';

/** Lets rows be added to a list and taken away, says so, and takes the focus along. */
export const FieldRows = ( { context, field }: { context: Context; field: PublicField } ) => {
	const { texts } = context.definition;
	const [ rows ] = useState( () => context.markup.rows( field.id ) );
	const [ said, setSaid ] = useState( '' );

	useLayoutEffect( () => {
		if ( ! rows ) {
			return undefined;
		}
		const show = () => showRows( rows, field, texts );
		const say = ( sentence: 'rowAdded' | 'rowRemoved', row: number ) => {
			show();
			setSaid( fillText( texts[ sentence ], { row } ) );
		};
		show();
		return all(
			listen( rows.add, 'click', () => say( 'rowAdded', addRow( rows ) ) ),
			listen( rows.list, 'click', ( { target } ) => {
				const row = rows.rowToRemove( target );
				if ( row ) {
					say( 'rowRemoved', removeRow( rows, row ) );
				}
			} ),
			// What fills the form in may have added rows.
			listen( rows.list, 'input', show )
		);
	}, [ field, rows, texts ] );

	return <Place at={ rows?.status ?? null }>{ said ? <span>{ said }</span> : null }</Place>;
};
