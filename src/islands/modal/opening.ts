import { dispatch } from '@wordpress/data';
import { modals } from '@atoll/stores';
import { showModal } from '../../ui';
import { syncScrollLock } from '../scroll-lock';

/** How a dialog is opened above the page, and closed. */
export const openingOf = ( dialog: HTMLDialogElement ) => {
	/** Another one each time that it is opened. */
	let hideDialog: ( () => void ) | undefined;

	const close = () => {
		dispatch( modals ).hidden( dialog.id );
		hideDialog?.();
		syncScrollLock();
		hideDialog = undefined;
	};

	return {
		close,
		/** @param link Where the focus goes back to. */
		open: ( link: HTMLElement ) => {
			link.focus( { preventScroll: true } ); // Safari's clicks do not.
			dispatch( modals ).shown( { id: dialog.id, onClick: close } );
			hideDialog = showModal( dialog, {
				onClose: close,
				onBackdrop: () => dispatch( modals ).backdropClicked(),
			} );
			syncScrollLock();
			dialog.focus(); // Its name says that the form is on its way.
		},
		/** Tells, later, whether it has been open all the while. */
		watch: () => {
			const hide = hideDialog;
			return () => hideDialog === hide;
		},
	};
};
