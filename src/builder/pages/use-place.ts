import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';
import { placeOf } from './place-of';

/** Where a page break stands. Renders anew only when that changes, not at each key in any label. */
export const usePlace = ( clientId: string ): ReturnType< typeof placeOf > =>
	useSelect( ( select ) => placeOf( clientId, select( blockEditor ).getBlocks() ), [ clientId ] );
