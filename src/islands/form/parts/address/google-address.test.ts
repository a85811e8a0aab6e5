/** @jest-environment node */
import { googleAddress } from './google-address';
import type { AddressComponent } from './google-types';

const part = ( type: string, longText: string, shortText = longText ): AddressComponent => ( {
	longText,
	shortText,
	types: [ type, 'political' ],
} );

const PLACE = [
	part( 'street_number', '3' ),
	part( 'route', 'Smith Street', 'Smith St' ),
	part( 'locality', 'Collingwood' ),
	part( 'administrative_area_level_2', 'City of Yarra' ),
	part( 'administrative_area_level_1', 'Victoria', 'VIC' ),
	part( 'country', 'Australia', 'AU' ),
	part( 'postal_code', '3066' ),
];

it( 'puts a place into the parts of a form', () => {
	expect( googleAddress( PLACE ) ).toEqual( {
		line1: '3 Smith Street',
		line2: '',
		city: 'Collingwood',
		state: 'VIC',
		stateName: 'Victoria',
		postcode: '3066',
		country: 'AU',
		countryName: 'Australia',
	} );
} );

it.each( [
	[ '12', '12/3 Smith Street' ],
	[ '12A', '12A/3 Smith Street' ],
	[ 'Unit 12', '12/3 Smith Street' ],
	[ 'U12', '12/3 Smith Street' ],
	[ 'Apt 4', '4/3 Smith Street' ],
	[ 'G01', 'G01/3 Smith Street' ],
	[ 'Shop 5', 'Shop 5, 3 Smith Street' ],
	[ 'Level 2', 'Level 2, 3 Smith Street' ],
] )( 'writes %s of 3 Smith Street as %s', ( unit, line1 ) => {
	expect( googleAddress( [ part( 'subpremise', unit ), ...PLACE ] ).line1 ).toBe( line1 );
} );

it( 'puts a floor and a building on the second line', () => {
	const parts = [ part( 'floor', 'Level 25' ), part( 'premise', 'Tower 3' ), ...PLACE ];
	expect( googleAddress( parts ).line2 ).toBe( 'Level 25, Tower 3' );
} );

it( 'makes nothing up where Google says nothing', () => {
	expect( Object.values( googleAddress( [] ) ).join( '' ) ).toBe( '' );
	const nameless = { longText: null, shortText: null, types: [ 'locality' ] };
	expect( googleAddress( [ nameless ] ).city ).toBe( '' );
} );
