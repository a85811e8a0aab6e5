import { useSelect } from '@wordpress/data';
import { store as editorStore } from '@wordpress/editor';

/** State of the edited page on the server. */
export interface SavedPage {
	/** Id of the page; 0 before it is first saved. */
	page: number;
	isSaving: boolean;
}

export const useSavedPage = (): SavedPage =>
	useSelect( ( select ) => {
		const editor = select( editorStore );
		return { page: Number( editor.getCurrentPostId() ?? 0 ), isSaving: editor.isSavingPost() };
	}, [] );
