import type { PublicField } from '../../../../contract/public-definition';
import { normaliseDate } from './typed-date';

const left = ( value: string, dateFormat: PublicField[ 'dateFormat' ] = 'dmy' ) => {
	const input = document.createElement( 'input' );
	input.maxLength = 20;
	input.value = value;
	normaliseDate( input, { dateFormat } as PublicField );
	return input.value;
};

it.each( [
	[ 'with spaces in it', '31 / 12 / 2024', '31/12/2024' ],
	[ 'with dots', '31.12.2024', '31/12/2024' ],
	[ 'without noughts', '1/3/2024', '01/03/2024' ],
	[ 'as browsers fill in a birthday', '2024-12-31', '31/12/2024' ],
] )( 'writes a date %s as the field asks for it', ( _, typed, expected ) => {
	expect( left( typed ) ).toBe( expected );
} );

it( 'reads a birthday that a browser fills in, whatever the field asks for', () => {
	expect( left( '2024-03-01', 'mdy_dot' ) ).toBe( '03.01.2024' );
	expect( left( '2024-03-01', 'ymd_dash' ) ).toBe( '2024-03-01' );
} );

it.each( [ '2024/12/31', '2024-31-12', '31/02/2024', 'soon' ] )(
	'leaves %s as it is',
	( typed ) => {
		expect( left( typed ) ).toBe( typed );
	}
);
