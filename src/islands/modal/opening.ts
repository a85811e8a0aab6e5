import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { showModal } from '../../ui';
import { syncScrollLock } from '../scroll-lock';

/** Returns functions that open and close a dialog above the page. */
export const openingOf = ( dialog: HTMLDialogElement ) => {
	/** Hides the dialog; a new function for each opening. */
	let hideDialog: ( () => void ) | undefined;

	const close = () => {
		dispatch( modals ).hidden( dialog.id );
		hideDialog?.();
		syncScrollLock();
		hideDialog = undefined;
	};

	return {
		close,
		/** @param link The element that gets the focus back. */
		open: ( link: HTMLElement ) => {
			link.focus( { preventScroll: true } ); // Safari does not focus a clicked link.
			dispatch( modals ).shown( { id: dialog.id, onClick: close } );
			hideDialog = showModal( dialog, {
				onClose: close,
				onBackdrop: () => dispatch( modals ).backdropClicked(),
			} );
			syncScrollLock();
			dialog.focus(); // The dialog's name says that the form is loading.
		},
		/** Returns a function that says later whether the dialog has been open all the time. */
		watch: () => {
			const hide = hideDialog;
			return () => hideDialog === hide;
		},
	};
};
