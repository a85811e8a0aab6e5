import { fieldsOf, typed } from '../../../../src/calculators';
import type { Calculator, Input } from '../../../../src/contract/calculator';
import type { Random } from '../random';

const HOSTILE = [
	'',
	' ',
	'.',
	'$',
	'-1',
	'1e9',
	'NaN',
	'0x10',
	'٣',
	'<b>1</b>',
	'1.2.3',
	'00000000000000000000000007',
	'99999999999999999999999999',
	'0.0049999',
	'0.005',
	'4.9995',
	'1k',
	'1.5m',
	'0.0000005m',
	'7 %',
	'6.2 % p.a.',
	'30 years',
	'30.0',
	'2.5',
	'1,000,000',
	'650\u00a0000',
	'$ 12\u202f345.678',
	'weekly\n',
];

const within = ( random: Random, { minimum = 0, maximum = 100, slider }: Input ) => {
	const [ least, most ] = slider ? [ slider.minimum, slider.maximum ] : [ minimum, maximum ];
	return random.chance( 70 ) ? random.int( least, most ) : random.int( minimum, maximum );
};

const entry = ( random: Random, input: Input ): string => {
	if ( random.chance( 8 ) ) {
		return random.pick( HOSTILE );
	}
	if ( input.choices ) {
		return random.pick( input.choices ).value;
	}
	if ( random.chance( 10 ) ) {
		return typed( input, random.pick( [ input.minimum ?? 0, input.maximum ?? 0 ] ), '' );
	}
	return typed( input, within( random, input ), random.pick( [ ',', '' ] as const ) );
};

/** What someone may type into a calculator: mostly sense. */
export const anyEntered = ( random: Random, definition: Calculator ): Record< string, string > =>
	Object.fromEntries(
		fieldsOf( definition )
			.filter( () => random.chance( 90 ) )
			.map( ( input ) => [ input.name, entry( random, input ) ] )
	);
