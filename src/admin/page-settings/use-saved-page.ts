import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** What the server knows of the page in the editor. */
export interface SavedPage {
	/** Its number; 0 before there is one. */
	page: number;
	isSaving: boolean;
}

export const useSavedPage = (): SavedPage =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return { page: Number( editor.getCurrentPostId() ?? 0 ), isSaving: editor.isSavingPost() };
	}, [] );
