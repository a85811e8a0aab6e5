import type { Address } from '../../../../api';
import type { AddressComponent } from './google-types';

/** Numbers of units that stand before the street's number, with or without a word for them: 12, 12A, Unit 12, U12. */
const UNIT = /^(?:unit|apartment|apt|flat|u)?\s*([a-z]?\d+[a-z]?)$/i;

/** "12" of 3 Smith Street is 12/3 Smith Street; "Shop 5" is Shop 5, 3 Smith Street. */
const withUnit = ( unit: string, street: string ) => {
	const [ , number ] = unit.match( UNIT ) ?? [];
	return number ? `${ number }/${ street }` : [ unit, street ].filter( Boolean ).join( ', ' );
};

/**
 * From Google's parts to the lines of a form, as Australians write them.
 *
 * @param components Of a place; any may be missing.
 */
export const googleAddress = ( components: AddressComponent[] ): Address => {
	const of = ( type: string ) => components.find( ( { types } ) => types.includes( type ) );
	const long = ( type: string ) => of( type )?.longText ?? '';
	const short = ( type: string ) => of( type )?.shortText ?? '';
	const street = [ long( 'street_number' ), long( 'route' ) ].filter( Boolean ).join( ' ' );
	return {
		line1: withUnit( long( 'subpremise' ), street ),
		line2: [ long( 'floor' ), long( 'premise' ) ].filter( Boolean ).join( ', ' ),
		city: long( 'locality' ) || long( 'postal_town' ) || long( 'sublocality' ),
		state: short( 'administrative_area_level_1' ),
		stateName: long( 'administrative_area_level_1' ),
		postcode: long( 'postal_code' ),
		country: short( 'country' ),
		countryName: long( 'country' ),
	};
};
