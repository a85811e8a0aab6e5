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

/** Adds readers of answers that are plain texts, for shapes that only a few kinds of field have. */
export const addReaders = ( readers: Readers ) =>
	Object.entries( readers ).forEach( ( [ name, read ] ) => {
		shapes[ name as ShapeName ] = flat( read );
	} );

/** @param name Shape of a field of the form, so that the parts it needs are loaded. */
export const shapeOf = ( name: ShapeName ): Shape => shapes[ name ]!;
