import { fieldsOf } from '../../../../forms';
import type { Behaviour } from '../../context';
import { rowsIn } from '../../markup/rows';
import { dropSpare } from './change-rows';

/** From now on rows are added as they are needed, so none is there beforehand. */
export const dropSpareRows: Behaviour = ( { definition, markup } ) => {
	fieldsOf( definition, 'rows' ).forEach( ( { id } ) => {
		const rows = rowsIn( markup.field( id ) );
		if ( rows ) {
			dropSpare( rows );
		}
	} );
	return () => {};
};
