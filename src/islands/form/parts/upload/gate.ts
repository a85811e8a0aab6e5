import { select } from '@wordpress/data';
import { uploads, type UploadItem } from '@atoll/stores';
import type { Context } from '../../context';
import { addGate } from '../../gates';
import type { Uploader } from './uploader';
import { fill } from './words';

/** What did not arrive, but could still. */
const isLeft = ( { state }: UploadItem ) => state === 'failed' || state === 'partial';

/**
 * Holds the form while files are on their way (spec 4), and once for those that did not arrive:
 * whoever asks again goes on without them.
 */
export const holdForUploads = ( { definition, key, markup }: Context, uploader: Uploader ) => {
	let warned = '';
	return addGate( markup.form, async () => {
		uploader.bring();
		if ( select( uploads ).isUploading( key ) ) {
			return definition.texts.uploadPending;
		}
		const left = select( uploads ).getUploads( key ).filter( isLeft );
		const which = left.map( ( item ) => item.key ).join( ' ' );
		if ( which === warned ) {
			return true;
		}
		warned = which;
		const filename = left.map( ( { name } ) => name ).join( ', ' );
		return left.length ? fill( definition.texts.uploadLeft, { filename } ) : true;
	} );
};
