import { fill } from '../texts/fill';
import type { Texts } from '../texts/number-text';

const oneDecimal = ( tenths: number ) =>
	tenths % 10 === 0 ? String( tenths / 10 ) : `${ Math.floor( tenths / 10 ) }.${ tenths % 10 }`;

/** Formats a round amount for a grid line: "$0", "$800", "$250k", "$1.2m". */
export const shortMoney = ( cents: number, texts: Texts ): string => {
	if ( cents >= 100000000 ) {
		return fill( texts.million, {
			amount: `$${ oneDecimal( Math.floor( cents / 10000000 ) ) }`,
		} );
	}
	return cents >= 100000
		? fill( texts.thousand, { amount: `$${ oneDecimal( Math.floor( cents / 10000 ) ) }` } )
		: `$${ Math.floor( cents / 100 ) }`;
};
