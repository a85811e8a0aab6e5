import type { Address } from '../../../../api';
import type { AddressComponent } from './google-types';

/** Numbers of units that stand before the street's number, with or without a word for them: 12, 12A, Unit 12, U12. */
const UNIT = /^(?:unit|apartment|apt|flat|u)?\s*([a-z]?\d+[a-z]?)$/i;

/** "12" of 3 Smith Street is 12/3 Smith Street; "Shop 5" is Shop 5, 3 Smith Street. */
const withUnit = ( unit: string, street: string ) => {
	const [ , number ] = unit.match( UNIT ) ?? [];
	return number ? `${ number }/${ street }` : [ unit, street ].filter( Boolean ).join( ', ' );
};

/** What was typed ahead of the street's name, if there is a number in it: "12/7" and "Unit 12, 7" of 7 Hand Street. */
const typedNumber = ( typed: string, route: string ) => {
	const words = typed.trim().split( /\s+/ );
	const ahead = words.map( ( _, index ) => words.slice( 0, index ).join( ' ' ) );
	const found = ahead.findIndex(
		( text, index ) =>
			/\d/.test( text ) && route.toLowerCase().startsWith( words[ index ]!.toLowerCase() )
	);
	return ahead[ found ] ?? '';
};

/** Google may know the street but not the house, or the house but not the unit. The number that was typed is kept then. */
const numberOf = ( known: string, typed: string ) => {
	const [ typedHouse ] = typed.match( /[\da-z-]+$/i ) ?? [];
	return known === '' || known === typedHouse ? typed : known;
};

/**
 * From Google's parts to the lines of a form, as Australians write them.
 *
 * @param components Of a place; any may be missing.
 * @param typed      What found the place.
 */
export const googleAddress = ( components: AddressComponent[], typed = '' ): Address => {
	const component = ( type: string ) =>
		components.find( ( { types } ) => types.includes( type ) );
	const longText = ( type: string ) => component( type )?.longText ?? '';
	const shortText = ( type: string ) => component( type )?.shortText ?? '';
	const [ unit, route ] = [ longText( 'subpremise' ), longText( 'route' ) ];
	const houseNumber = longText( 'street_number' );
	const number = unit ? houseNumber : numberOf( houseNumber, typedNumber( typed, route ) );
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
