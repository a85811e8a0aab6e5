import { serialize } from '@wordpress/blocks';
import type { select } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';
import type { CheckEditedForm } from '../contract/rest/atoll/forms-draft';
import { formBlocks, type Block } from './form-blocks';
import { formSettings } from './form-settings';
import { parseSettings } from './parse-settings';

/** The form in the editor, saved or not. */
export interface FormOnScreen {
	/** Id of the form's post. */
	id: number;
	title: string;
	blocks: Block[];
	/** JSON. */
	settings: string;
}

export const formOnScreen = ( read: typeof select ): FormOnScreen => {
	const { getCurrentPostId, getEditedPostAttribute } = read( editor );
	return {
		id: Number( getCurrentPostId() ),
		title: String( getEditedPostAttribute( 'title' ) ?? '' ),
		blocks: formBlocks( read ),
		settings: formSettings( read ),
	};
};

/** Returns the form in the shape that the server expects for a check. */
export const unsavedForm = ( {
	id,
	title,
	blocks,
	settings,
}: FormOnScreen ): CheckEditedForm[ 'body' ] => ( {
	id,
	title,
	content: serialize( blocks as Parameters< typeof serialize >[ 0 ] ),
	settings: parseSettings( settings ),
} );
