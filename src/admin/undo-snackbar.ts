import { __ } from '@wordpress/i18n';

/**
 * Returns the options of a notice with an undo button. It stays until it is dismissed or replaced: a snackbar that
 * hides itself handles all keys, even those meant for its button (WCAG 2.1.1, 2.2.1).
 *
 * @param onClick Undoes the action.
 */
export const undoSnackbar = ( onClick: () => void ) => ( {
	type: 'snackbar' as const,
	id: 'atoll-undo',
	explicitDismiss: true,
	actions: [ { label: __( 'Undo', 'atoll' ), onClick } ],
} );
