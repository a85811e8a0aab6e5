/** Words on the keypad, only behind the numbers that are sold with them, so that "ext 5" is not dialled. */
const WORDED = /^(13|1300|1800)[ -]?[a-z][a-z -]*$/i;
const KEYS = '22233344455566677778889999';

/** What is put before each pattern's first group. */
const FORMS: [ RegExp, string ][] = [
	[ /^\+610?([2-578][0-9]{8})$/, '+61' ],
	[ /^610?([2-578][0-9]{8})$/, '+61' ],
	[ /^0([2-578][0-9]{8})$/, '+61' ],
	[ /^(?:\+?61)?(1[38]00[0-9]{6})$/, '+61' ],
	[ /^(?:\+?61)?(13[0-9]{4})$/, '+61' ],
	[ /^\+(?!61)([1-9][0-9]{7,14})$/, '+' ],
];

const onKeypad = ( letter: string ): string =>
	KEYS[ letter.toLowerCase().charCodeAt( 0 ) - 97 ] ?? letter;

/** Digits, with a leading plus; '' when there is anything else in it. */
function digitsOf( written: string ): string {
	const plain = written
		.replace( /\u00a0/g, ' ' )
		.replace( /[\u2011\u2013]/g, '-' )
		.trim();
	const keyed = WORDED.test( plain ) ? plain.replace( /[a-z]/gi, onKeypad ) : plain;
	return /^\+?[0-9 ().-]+$/.test( keyed )
		? keyed.replace( /[ ().-]/g, '' ).replace( /^0011/, '+' )
		: '';
}

/**
 * The number in E.164 ("+61298765432"), or undefined when it cannot be dialled from everywhere.
 * Mirrors php/Blocks/Cta/Dialling.php; both are held to contract/logic/dialling.json.
 *
 * @param written "(02) 9876 5432", "0412 345 678", "1300 BROKER", "+61 (0)2 9876 5432" …
 */
export function dialled( written: string ): string | undefined {
	const digits = digitsOf( written );
	for ( const [ pattern, prefix ] of FORMS ) {
		const number = pattern.exec( digits )?.[ 1 ];
		if ( number !== undefined ) {
			return prefix + number;
		}
	}
	return undefined;
}
