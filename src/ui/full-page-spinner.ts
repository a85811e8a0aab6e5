/** What covers a page. */
export interface FullPageSpinner {
	/** Shows this instead of the spinner, called by its first paragraph; whatever was there is replaced. */
	showContent: ( content: Node ) => void;
	/** Shows the spinner again, with another label. */
	showSpinner: ( label: string ) => void;
	/** Gives the page back, with the focus where it was. */
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
 * Covers the page (spec 2: until routing is ready), whatever lies above it: a modal dialog is the one thing that no
 * other dialog of the page stands over, and that leaves nothing behind it to be read, focused or clicked. Its sign
 * comes after 300 ms, so that a quick answer flashes nothing. Plain DOM, since it must not wait for React.
 * Styles: src/styles/veil.css.
 *
 * @param label What is being waited for, such as "Checking your login…"; announced.
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
	// Nobody looks behind it by pressing Escape (HTML standard, closedby). Browsers that do not know that yet close a
	// dialog at the second one whatever we say.
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
