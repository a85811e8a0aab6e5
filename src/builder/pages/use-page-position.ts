import { useSelect } from '@wordpress/data';
import { formBlocks } from '../form-blocks';
import { pagePositionOf } from './page-position';

/** Where a page break stands. Renders anew only when that changes, not at each key in any label. */
export const usePagePosition = ( clientId: string ): ReturnType< typeof pagePositionOf > =>
	useSelect( ( select ) => pagePositionOf( clientId, formBlocks( select ) ), [ clientId ] );
