import { join } from 'node:path';
import { DATA } from '../../system/folders.mjs';

export const playground = {
	folder: ( name ) => join( DATA, 'playground', name ),
	start() {
		throw new Error( 'not yet' );
	},
};
