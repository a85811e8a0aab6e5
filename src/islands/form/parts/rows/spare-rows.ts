import { fieldsOf } from '../../../../forms';
import type { Behaviour } from '../../context';
import { rowsIn } from '../../markup/rows';
import { dropSpare } from './change-rows';

/** Removes printed blank rows at the start, since rows are added as they are needed from now on. */
export const dropSpareRows: Behaviour = ( { definition, markup } ) => {
	fieldsOf( definition, 'rows' ).forEach( ( { id } ) => {
		const rows = rowsIn( markup.field( id ) );
		if ( rows ) {
			dropSpare( rows );
		}
	} );
	return () => {};
};
