import { useSelect } from '@wordpress/data';
import { formBlocks } from '../form-blocks';
import { pagePositionOf } from './page-position';

/** Hook that returns a page break's position. Renders again only if that changes, not on each keystroke in a label. */
export const usePagePosition = ( clientId: string ): ReturnType< typeof pagePositionOf > =>
	useSelect( ( select ) => pagePositionOf( clientId, formBlocks( select ) ), [ clientId ] );
