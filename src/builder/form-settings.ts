import type { select } from '@wordpress/data';
import { store as editor } from '@wordpress/editor';

/** Returns the settings of the form in the editor, as JSON (meta `atoll_settings`); empty if nothing was set. */
export const formSettings = ( read: typeof select ): string =>
	read( editor ).getEditedPostAttribute( 'meta' )?.atoll_settings ?? '';
