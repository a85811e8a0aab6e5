import type { Input } from '../../contract/calculator';
import { format, type DurationTexts } from './number-text';

/** Returns a value for an input or a URL: "650,000" with `separator`, "650000" without. */
export const typed = ( { type }: Input, value: number | string, separator: ',' | '' ): string => {
	if ( typeof value === 'string' || type === 'years' || type === 'count' ) {
		return String( value );
	}
	const [ scale, decimals ] = type === 'money' ? [ 100, 2 ] : [ 1000, 3 ];
	const whole = String( Math.floor( value / scale ) );
	const digits = type === 'money' ? whole.replace( /\B(?=([0-9]{3})+$)/g, separator ) : whole;
	if ( value % scale === 0 ) {
		return digits;
	}
	const rest = String( value % scale ).padStart( decimals, '0' );
	return `${ digits }.${ type === 'money' ? rest : rest.replace( /0+$/, '' ) }`;
};

const choiceOf = ( { choices = [] }: Input, value: number | string ) =>
	choices.find( ( one ) => one.value === value );

/** Returns a value as part of a sentence: "$650,000", "6.20%", "30 years", "month". */
export const spoken = ( input: Input, value: number | string, texts: DurationTexts ): string => {
	if ( input.type === 'choice' ) {
		return choiceOf( input, value )?.label ?? String( value );
	}
	const formatName = input.type === 'money' && Number( value ) % 100 !== 0 ? 'cents' : input.type;
	return format( Number( value ), formatName, texts );
};

/** Returns a value as the input shows it: "Monthly" for a choice. */
export const shown = ( input: Input, value: number | string, texts: DurationTexts ): string =>
	choiceOf( input, value )?.text ?? spoken( input, value, texts );
