import { __ } from '@wordpress/i18n';

/**
 * Options of a notice that can be taken back. It stays until it is dismissed or the next comes: a snackbar that goes by
 * itself takes each key as its own, those on its button too (WCAG 2.1.1, 2.2.1).
 *
 * @param onClick Takes back what was done.
 */
export const undoSnackbar = ( onClick: () => void ) => ( {
	type: 'snackbar' as const,
	id: 'atoll-undo',
	explicitDismiss: true,
	actions: [ { label: __( 'Undo', 'atoll' ), onClick } ],
} );
