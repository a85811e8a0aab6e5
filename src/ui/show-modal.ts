import { onBackdropClick } from './backdrop';
import { guardFocus } from './focus-guards';

interface Callbacks {
	/** Called for Escape, the system's Back, or a button with `data-atoll="close"`. */
	onClose: () => void;
	/** Called for a click on the backdrop. */
	onBackdrop: () => void;
}

/** Whether an event hit a close button of this dialog; buttons of a dialog inside it do not count. */
const isCloseButton = ( { currentTarget, target }: Event ) =>
	( target as Element ).closest( '[data-atoll=close]' )?.closest( 'dialog' ) === currentTarget;

/**
 * Shows a dialog above the page: the rest of the page is inert, and Tab stays inside. Several dialogs may be open; the
 * last one shown is the active one. The dialog's only child should fill it, so that everything outside that child is
 * the backdrop.
 *
 * @return Closes the dialog and returns the focus to its former place.
 */
export const showModal = (
	dialog: HTMLDialogElement,
	{ onClose, onBackdrop }: Callbacks
): ( () => void ) => {
	const lifetime = new AbortController();
	const { signal } = lifetime;
	const unguard = guardFocus( dialog );
	dialog.addEventListener(
		'cancel',
		( event ) => {
			// Cancelling a file picker inside the dialog dispatches an event of the same name.
			if ( event.target === dialog ) {
				event.preventDefault();
				onClose();
			}
		},
		{ signal }
	);
	// A browser may close the dialog by itself, as Chrome does at the second Escape in a row.
	dialog.addEventListener( 'close', onClose, { signal } );
	dialog.addEventListener( 'click', ( event ) => isCloseButton( event ) && onClose(), {
		signal,
	} );
	onBackdropClick( dialog, onBackdrop, signal );
	dialog.showModal();
	return () => {
		lifetime.abort();
		dialog.close();
		unguard();
	};
};
