import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Hook: whether a block is in a pattern's preview, not in the edited form; its id is then that of another field. */
export const useIsSample = (): boolean =>
	useSelect( ( select ) => Boolean( select( blockEditor ).getSettings().isPreviewMode ), [] );
