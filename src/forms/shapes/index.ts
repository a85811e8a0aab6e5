import type { ShapeName } from '../../contract/public-definition';
import { choices } from './choices';
import { files } from './files';
import { flat } from './flat';
import { none } from './none';
import { oneInput } from './one-input';
import { parts } from './parts';
import { rows } from './rows';
import { secret } from './secret';
import { selection } from './selection';
import type { Shape } from './shape';

export type Readers = Partial< Record< ShapeName, Shape[ 'read' ] > >;

export const shapes: Partial< Record< ShapeName, Shape > > = {
	text: oneInput,
	choice: oneInput,
	choices,
	parts,
	rows,
	selection,
	secret,
	token: oneInput,
	files,
	none,
};

/** How answers are read that are texts like others, of shapes that come with the few kinds that have them. */
export const addReaders = ( readers: Readers ) =>
	Object.entries( readers ).forEach( ( [ name, read ] ) => {
		shapes[ name as ShapeName ] = flat( read );
	} );

/** @param name Of a field that is there, so that what it needs has come. */
export const shapeOf = ( name: ShapeName ): Shape => shapes[ name ]!;
