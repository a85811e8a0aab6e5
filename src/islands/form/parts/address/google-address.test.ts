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

const STREET = PLACE.slice( 1 );

it.each( [
	{ name: 'a house that Google does not know', typed: '7 smi', line1: '7 Smith Street' },
	{ name: 'a unit of it', typed: '12/7 Smith St', line1: '12/7 Smith Street' },
	{ name: 'a unit in words', typed: 'Unit 12, 7 smith', line1: 'Unit 12, 7 Smith Street' },
	{ name: 'one with a space', typed: 'Unit 12 , 7 smith', line1: 'Unit 12, 7 Smith Street' },
	{ name: 'a lot', typed: 'lot 7 SMITH street', line1: 'lot 7 Smith Street' },
	{ name: 'with a comma', typed: '7, smith st', line1: '7 Smith Street' },
	{ name: 'a unit with a comma', typed: '12/7 , smith', line1: '12/7 Smith Street' },
	{ name: 'no number', typed: 'smith st coll', line1: 'Smith Street' },
	{ name: 'another word than the street’s', typed: '7 smyth', line1: 'Smith Street' },
] )( 'keeps what was typed ahead of a street: $name', ( { typed, line1 } ) => {
	expect( googleAddress( STREET, typed ).line1 ).toBe( line1 );
} );

it.each( [
	{ name: 'a unit that Google does not know', typed: '12/3 smith', line1: '12/3 Smith Street' },
	{ name: 'one in words', typed: 'Flat 2, 3 smith', line1: 'Flat 2, 3 Smith Street' },
	{ name: 'one with a comma for a slash', typed: '12,3 smith', line1: '12,3 Smith Street' },
	{ name: 'one with a comma', typed: '12/3, smith', line1: '12/3 Smith Street' },
	{ name: 'one ahead of a misspelt street', typed: '12/3 smyth st', line1: '12/3 Smith Street' },
	{
		name: 'one that is the house’s too',
		typed: 'Unit 3, 3 smyth',
		line1: 'Unit 3, 3 Smith Street',
	},
	{ name: 'a number after the street', typed: 'Smith St 3', line1: '3 Smith Street' },
	{ name: 'the same number', typed: '3 smith', line1: '3 Smith Street' },
	{ name: 'another number: this one was chosen', typed: '5 smith', line1: '3 Smith Street' },
	{ name: 'a number that ends alike', typed: '13 smith', line1: '3 Smith Street' },
] )( 'keeps what was typed ahead of a house: $name', ( { typed, line1 } ) => {
	expect( googleAddress( PLACE, typed ).line1 ).toBe( line1 );
} );

it.each( [
	{ route: 'Mount Eliza Road', typed: '12/7 mt eliza rd', line1: '12/7 Mount Eliza Road' },
	{ route: 'Mount Eliza Road', typed: '7 mou', line1: '7 Mount Eliza Road' },
	{ route: 'Mt Eliza Road', typed: '7 mount eliza', line1: '7 Mt Eliza Road' },
	{ route: 'St Kilda Road', typed: '7 saint kilda', line1: '7 St Kilda Road' },
	{ route: 'Saint Kilda Road', typed: '7 st. kilda', line1: '7 Saint Kilda Road' },
	{ route: 'Stanley Street', typed: '7 st', line1: '7 Stanley Street' },
	{ route: "O'Connell Street", typed: '7 OConnell st', line1: "7 O'Connell Street" },
	{ route: 'O’Connell Street', typed: "7 o'connell st", line1: '7 O’Connell Street' },
] )( 'knows $route by $typed', ( { route, typed, line1 } ) => {
	expect( googleAddress( [ part( 'route', route ) ], typed ).line1 ).toBe( line1 );
	const house = part( 'street_number', '7' );
	expect( googleAddress( [ house, part( 'route', route ) ], typed ).line1 ).toBe( line1 );
} );

it( 'keeps a unit of a house whose letter was typed otherwise', () => {
	const parts = [ part( 'street_number', '7A' ), part( 'route', 'Hand Street' ) ];
	expect( googleAddress( parts, '12/7a hand' ).line1 ).toBe( '12/7a Hand Street' );
} );

it( 'takes a number that is part of the name of the street for that', () => {
	expect( googleAddress( [ part( 'route', '12 Mile Road' ) ], '12 mile' ).line1 ).toBe(
		'12 Mile Road'
	);
	expect( googleAddress( [ part( 'route', '12 Mile Road' ) ], '7 12 mile' ).line1 ).toBe(
		'7 12 Mile Road'
	);
} );

it( 'leaves a unit to Google where it knows it', () => {
	expect( googleAddress( [ part( 'subpremise', '12' ), ...PLACE ], 'u12 3 smith' ).line1 ).toBe(
		'12/3 Smith Street'
	);
} );

it( 'makes nothing up where Google says nothing', () => {
	expect( Object.values( googleAddress( [] ) ).join( '' ) ).toBe( '' );
	const nameless = { longText: null, shortText: null, types: [ 'locality' ] };
	expect( googleAddress( [ nameless ] ).city ).toBe( '' );
} );
