/** A cover of the whole page. */
export interface FullPageSpinner {
	/** Replaces the spinner, or earlier content, with content whose first paragraph is the dialog's label. */
	showContent: ( content: Node ) => void;
	/** Shows the spinner again, with another label. */
	showSpinner: ( label: string ) => void;
	/** Removes the cover; the focus returns to its former place. */
	hide: () => void;
}

const labelElement = ( label: string ) => {
	const words = document.createElement( 'p' );
	words.className = 'atoll-veil__label';
	words.setAttribute( 'role', 'status' );
	words.textContent = label;
	return words;
};

/**
 * Covers the page (spec 2: until routing is ready) and everything above it. Uses a modal dialog, since no other dialog
 * of the page can be above it, and nothing behind it can be read, focused or clicked. Its spinner appears after 300 ms,
 * so that nothing flashes before a quick response. Plain DOM, since it must not wait for React. Styles:
 * src/styles/veil.css.
 *
 * @param label Says what is awaited, such as "Checking your login…"; announced.
 */
export const showFullPageSpinner = ( label: string ): FullPageSpinner => {
	const veil = document.createElement( 'dialog' );
	const show = () => {
		if ( ! veil.open ) {
			veil.showModal();
		}
	};
	const showSpinner = ( words: string ) => {
		veil.classList.remove( 'atoll-veil--still' );
		veil.setAttribute( 'aria-label', words );
		veil.replaceChildren( labelElement( words ) );
	};
	veil.className = 'atoll-veil';
	veil.tabIndex = -1;
	showSpinner( label );
	// Escape must not reveal the page (HTML standard, closedby). Browsers without closedby close a dialog at the second
	// Escape in any case.
	veil.setAttribute( 'closedby', 'none' );
	veil.addEventListener( 'cancel', ( event ) => event.preventDefault() );
	veil.addEventListener( 'close', show );
	document.body.append( veil );
	show();
	return {
		showContent: ( content ) => {
			veil.classList.add( 'atoll-veil--still' );
			veil.replaceChildren( content );
			veil.setAttribute( 'aria-label', veil.querySelector( 'p' )!.textContent! );
			veil.querySelector< HTMLElement >( 'button, a' )?.focus();
		},
		showSpinner,
		hide: () => {
			veil.removeEventListener( 'close', show );
			veil.close();
			veil.remove();
		},
	};
};
