import type { FileAnswer } from '../../../src/forms';
import type { FieldSource } from './forms';
import type { Random } from './random';
import { bent, wellFormed } from './text';

const fileName = ( random: Random, { allowedExtensions = '' }: FieldSource ) => {
	const own = random.pick( allowedExtensions.split( ',' ) ).trim().replace( /^\./, '' );
	return bent(
		random,
		`a.${ random.chance( 60 ) ? own || 'pdf' : random.pick( [ 'PDF', 'exe', 'jpg', '' ] ) }`
	);
};

export const file = ( random: Random, field: FieldSource ): FileAnswer => ( {
	name: wellFormed( fileName( random, field ) ),
	size: random.pick( [ 0, 1, 524288, 524289, 1048576, 1048577, 8388608, 8388609 ] ),
	id: `f${ random.int( 1, 9 ) }`,
} );
