import { banksia as branch } from '../parts/banksia.mjs';
import { at } from '../pen.mjs';

/** The flower that the company is named for. */
export const banksia = {
	name: 'banksia',
	width: 760,
	height: 860,
	draw: ( c ) => at( 366, 0, branch( c ) ),
};
