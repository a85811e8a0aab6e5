import { store as blockEditor } from '@wordpress/block-editor';
import { useSelect } from '@wordpress/data';

/** Whether a block stands in a picture of a pattern, not in the form that is edited: its id is then another field's. */
export const useIsSample = (): boolean =>
	useSelect( ( select ) => Boolean( select( blockEditor ).getSettings().isPreviewMode ), [] );
