import type { FieldInput } from '../../../../contract/public-definition';
import type { Control } from '../../markup/markup';
import { fillAddress } from './fill-address';

const ADDRESS = {
	line1: '1/109 Kirribilli Avenue',
	line2: '',
	city: "O'Connor",
	state: 'NSW',
	stateName: 'New South Wales',
	postcode: '2061',
	country: 'AU',
	countryName: 'Australia',
};

const input = ( number: number, part: string, more: Partial< FieldInput > = {} ): FieldInput => ( {
	id: `3.${ number }`,
	name: `input_3_${ number }`,
	part,
	...more,
} );

const setUp = ( html: string ) => {
	document.body.innerHTML = html;
	return ( id: string ) => document.querySelector< Control >( `[id="${ id }"]` );
};

const valueOf = ( id: string ) => document.querySelector< Control >( `[id="${ id }"]` )!.value;

it( 'fills every input that there is, and the engine hears of each', () => {
	const control = setUp( '<form><input id="3.1"><input id="3.5"></form>' );
	const changedIds: string[] = [];
	document
		.querySelector( 'form' )!
		.addEventListener( 'input', ( { target } ) => changedIds.push( ( target as Element ).id ) );
	fillAddress(
		[ input( 1, 'line1' ), input( 3, 'city' ), input( 5, 'postcode' ) ],
		control,
		ADDRESS
	);
	expect( [ valueOf( '3.1' ), valueOf( '3.5' ) ] ).toEqual( [
		'1/109 Kirribilli Avenue',
		'2061',
	] );
	expect( changedIds ).toEqual( [ '3.1', '3.5' ] );
} );

it.each( [
	[ 'its abbreviation', '<option>VIC</option><option>NSW</option>', 'NSW' ],
	[ 'its name', '<option>Victoria</option><option>New South Wales</option>', 'New South Wales' ],
	[
		'a value beside the text',
		'<option value="1">Victoria</option><option value="2">New South Wales</option>',
		'2',
	],
] )( 'chooses the state by %s', ( _, options, value ) => {
	const control = setUp( `<select id="3.4"><option value=""></option>${ options }</select>` );
	fillAddress( [ input( 4, 'state' ) ], control, ADDRESS );
	expect( valueOf( '3.4' ) ).toBe( value );
} );

it( 'leaves a choice alone that does not offer what was found', () => {
	const control = setUp(
		'<select id="3.6"><option>Fiji</option><option selected>Nauru</option></select>'
	);
	fillAddress( [ input( 6, 'country' ) ], control, ADDRESS );
	expect( valueOf( '3.6' ) ).toBe( 'Nauru' );
} );

it( 'empties a second line of the address before, and puts a dash where it must not be empty', () => {
	const control = setUp( '<input id="3.2" value="Level 9">' );
	fillAddress( [ input( 2, 'line2' ) ], control, ADDRESS );
	expect( valueOf( '3.2' ) ).toBe( '' );
	fillAddress( [ input( 2, 'line2', { required: true } ) ], control, ADDRESS );
	expect( valueOf( '3.2' ) ).toBe( '-' );
} );

it( 'leaves out what could not be typed either', () => {
	const control = setUp( '<input id="3.3">' );
	fillAddress( [ input( 3, 'city', { allow: '[\\p{L} ]' } ) ], control, ADDRESS );
	expect( valueOf( '3.3' ) ).toBe( 'OConnor' );
} );
