import { onBackdropClick } from './backdrop';
import { guardFocus } from './focus-guards';

interface Callbacks {
	/** Somebody wants it closed: Escape, the system's Back, or a button with `data-atoll="close"`. */
	onClose: () => void;
	/** A click on the backdrop. */
	onBackdrop: () => void;
}

/** A dialog may lie in another one, whose buttons are not meant. */
const isCloseButton = ( { currentTarget, target }: Event ) =>
	( target as Element ).closest( '[data-atoll=close]' )?.closest( 'dialog' ) === currentTarget;

/**
 * Shows a dialog above the page: the rest of it is inert, Tab stays inside.
 * Several may lie above each other; the last one shown is the active one. The dialog's only child
 * should fill it, so that whatever is outside that child is the backdrop.
 *
 * @return Closes it and gives the focus back to where it was.
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
			// A file picker inside is cancelled by an event of the same name.
			if ( event.target === dialog ) {
				event.preventDefault();
				onClose();
			}
		},
		{ signal }
	);
	// A browser may close it by itself, as Chrome does at the second Escape in a row.
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
