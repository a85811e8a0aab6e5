import type { Address } from '../../../../api';
import type { AddressComponent } from './google-types';

/** Unit numbers before the street number, with or without a word: 12, 12A, Unit 12, U12. */
const UNIT = /^(?:unit|apartment|apt|flat|u)?\s*([a-z]?\d+[a-z]?)$/i;

/**
 * Adds the unit to the street: "12" and 3 Smith Street give 12/3 Smith Street; "Shop 5" gives Shop 5, 3 Smith Street.
 */
const withUnit = ( unit: string, street: string ) => {
	const [ , number ] = unit.match( UNIT ) ?? [];
	return number ? `${ number }/${ street }` : [ unit, street ].filter( Boolean ).join( ', ' );
};

const plain = ( text: string ) => text.toLowerCase().replace( /['’]|,+$/g, '' );

/** Writes Mount and Saint in full, which people and Google may abbreviate. */
const inFull = ( text: string ) =>
	plain( text )
		.replace( /^mt\b\.?/, 'mount' )
		.replace( /^st\b\.?/, 'saint' );

const begins = ( route: string, word: string ) =>
	plain( route ).startsWith( plain( word ) ) || inFull( route ).startsWith( inFull( word ) );

/** Returns the number of words before the street's name, if they include a number. */
const wordsToStreet = ( words: string[], route: string ) =>
	words.findIndex(
		( word, index ) =>
			words.slice( 0, index ).some( ( ahead ) => /\d/.test( ahead ) ) && begins( route, word )
	);

/**
 * Returns the number of words up to the house number that Google knows, which locates the street better than its
 * spelling: three for "Unit 3, 3 smyth st". Returns none if the number is missing or comes after the street.
 */
const wordsToHouse = ( words: string[], house: string, route: string ) => {
	const isHouse = ( word: string ) =>
		plain( word ).match( /[\da-z-]+$/ )?.[ 0 ] === house.toLowerCase();
	const end = words.findIndex(
		( word, index ) => isHouse( word ) && ! /^[\d,]+$/.test( words[ index + 1 ] ?? '' )
	);
	const [ street ] = inFull( route ).split( ' ' );
	return words.slice( 0, end + 1 ).some( ( word ) => inFull( word ) === street ) ? 0 : end + 1;
};

/**
 * Returns the house and unit number. Google may know the street but not the house, or the house but not the unit; then
 * what was typed before the street is kept: "12/7" and "Unit 12, 7" of 7 Hand Street.
 */
const numberOf = ( house: string, typed: string, route: string ) => {
	const words = typed.trim().replace( /\s+,/g, ',' ).split( /\s+/ );
	const count = house ? wordsToHouse( words, house, route ) : wordsToStreet( words, route );
	return words.slice( 0, Math.max( 0, count ) ).join( ' ' ).replace( /,+$/, '' ) || house;
};

/**
 * Converts Google's parts of an address to the lines of a form, as Australians write them.
 *
 * @param components The place's parts; any may be missing.
 * @param typed      The text that found the place.
 */
export const googleAddress = ( components: AddressComponent[], typed = '' ): Address => {
	const component = ( type: string ) =>
		components.find( ( { types } ) => types.includes( type ) );
	const longText = ( type: string ) => component( type )?.longText ?? '';
	const shortText = ( type: string ) => component( type )?.shortText ?? '';
	const [ unit, route ] = [ longText( 'subpremise' ), longText( 'route' ) ];
	const houseNumber = longText( 'street_number' );
	const number = unit ? houseNumber : numberOf( houseNumber, typed, route );
	const street = [ number, route ].filter( Boolean ).join( ' ' );
	return {
		line1: withUnit( unit, street ),
		line2: [ longText( 'floor' ), longText( 'premise' ) ].filter( Boolean ).join( ', ' ),
		city: longText( 'locality' ) || longText( 'postal_town' ) || longText( 'sublocality' ),
		state: shortText( 'administrative_area_level_1' ),
		stateName: longText( 'administrative_area_level_1' ),
		postcode: longText( 'postal_code' ),
		country: shortText( 'country' ),
		countryName: longText( 'country' ),
	};
};
