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
	const component = ( type: string ) =>
		components.find( ( { types } ) => types.includes( type ) );
	const longText = ( type: string ) => component( type )?.longText ?? '';
	const shortText = ( type: string ) => component( type )?.shortText ?? '';
	const street = [ longText( 'street_number' ), longText( 'route' ) ]
		.filter( Boolean )
		.join( ' ' );
	return {
		line1: withUnit( longText( 'subpremise' ), street ),
		line2: [ longText( 'floor' ), longText( 'premise' ) ].filter( Boolean ).join( ', ' ),
		city: longText( 'locality' ) || longText( 'postal_town' ) || longText( 'sublocality' ),
		state: shortText( 'administrative_area_level_1' ),
		stateName: longText( 'administrative_area_level_1' ),
		postcode: longText( 'postal_code' ),
		country: shortText( 'country' ),
		countryName: longText( 'country' ),
	};
};
