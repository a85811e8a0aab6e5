import { broken } from '../rules';
import { isBlank, textsOf } from '../value';
import { verdict, type Shape } from './shape';

const rowsOf = ( cells: string[], width: number ) =>
	Array.from( { length: Math.ceil( cells.length / width ) }, ( _row, row ) =>
		Array.from( { length: width }, ( _cell, cell ) => cells[ row * width + cell ] ?? '' )
	);

/** Rows of texts, each with every column. Rows without any text are left out. */
export const rows: Shape = {
	read: ( { columns = [ '' ], id }, { list } ) =>
		rowsOf( list( `input_${ id }[]` ), columns.length ).filter( ( row ) => ! isBlank( row ) ),
	isEmpty: ( _field, value ) => isBlank( value ),
	judge: ( { maxRows, messages, required, rules }, value ) => {
		const cells = textsOf( value );
		const full = cells.filter( ( cell ) => ! isBlank( cell ) );
		if ( required && ( full.length === 0 || full.length < cells.length ) ) {
			return verdict( messages.required ?? '' );
		}
		if ( maxRows && ( value as string[][] ).length > maxRows ) {
			return verdict( messages.tooMany ?? '' );
		}
		return verdict( broken( rules, full ) );
	},
};
