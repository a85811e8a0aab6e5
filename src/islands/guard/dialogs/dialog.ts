import { showModal } from '../../../ui/show-modal';
import { part, type Markup } from './markup';

/** A dialog of the guard's that shows. */
export interface OpenDialog {
	element: HTMLDialogElement;
	close: () => void;
}

/**
 * Shows one of the guard's dialogs, with the focus on its title. A click beside it does nothing: nobody answers such a
 * question by accident.
 *
 * @param markup
 * @param name
 * @param onEscape Somebody wants it gone without an answer.
 */
export const showDialog = (
	markup: Markup,
	name: 'warning' | 'login' | 'changed',
	onEscape: () => void
): OpenDialog => {
	const element = markup.copy( name ).firstElementChild as HTMLDialogElement;
	document.body.append( element );
	const hide = showModal( element, { onClose: onEscape, onBackdrop: () => {} } );
	part( element, 'title' ).focus();
	return {
		element,
		close: () => {
			hide();
			element.remove();
		},
	};
};

/** Says something in a dialog's place for it, by the name of one of the sentences that the server has put there. */
export const showNote = ( { element }: OpenDialog, sentence: string | null ) => {
	const place = part( element, 'note' );
	const text = sentence === null ? '' : ( place.dataset[ sentence ] ?? sentence );
	place.replaceChildren();
	if ( text ) {
		const alert = document.createElement( 'div' );
		const words = document.createElement( 'p' );
		alert.className = 'atoll-alert';
		words.textContent = text;
		alert.append( words );
		place.append( alert );
	}
};
