/** Matches the format `currency` of contract/fields/number, with any decimals: sign, dollars, cents. */
const AMOUNT =
	/^(?:(-?)(?:\$ ?)?|\$ ?(-))(?:([0-9]+|[0-9]{1,3}(?:,[0-9]{3})+)(?:\.([0-9]+))?|\.([0-9]+))$/;

/** Maximum digits of the dollars. Longer amounts, written with commas, might not fit into their field. */
const MOST_DIGITS = 15;

/** Returns the sign, the whole dollars, and the cents with their point; undefined if the text is not an amount. */
const partsOf = ( typed: string ): [ string, string, string ] | undefined => {
	const found = AMOUNT.exec( typed );
	if ( ! found ) {
		return undefined;
	}
	const [ , before = '', behind = '', whole = '', beside = '', alone = '' ] = found;
	const dollars = whole.replaceAll( ',', '' ).replace( /^0+/, '' );
	const cents = beside + alone;
	return dollars.length > MOST_DIGITS
		? undefined
		: [ before + behind, dollars || '0', cents && `.${ cents.padEnd( 2, '0' ) }` ];
};

/**
 * Formats an amount of Australian dollars for reading: "$850,000", "$12.50", "-$1,200". Other texts stay as typed. The
 * counterpart of php/Engine/Formats/Money.php; cases: contract/logic/amounts.json.
 */
export const writtenMoney = ( typed: string ): string => {
	const parts = partsOf( typed );
	return parts
		? `${ parts[ 0 ] }$${ parts[ 1 ].replace( /\B(?=(?:[0-9]{3})+$)/g, ',' ) }${ parts[ 2 ] }`
		: typed;
};

/** Returns such an amount as it is typed, and as programs read it: "850000", "12.50", "-1200". */
export const plainMoney = ( typed: string ): string => partsOf( typed )?.join( '' ) ?? typed;
