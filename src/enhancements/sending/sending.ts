interface Props {
	/** Words of the interface, in the site's language. */
	texts: { sending: string };
}

/** Tells that a plain form is on its way, which may take minutes with files, and lets it go only once. */
export const sending = ( element: HTMLElement, { texts }: Props ) => {
	element.addEventListener( 'submit', ( event ) => {
		const form = event.target as HTMLFormElement;
		if ( form.getAttribute( 'aria-busy' ) === 'true' ) {
			event.preventDefault();
			return;
		}
		showStatus( form, texts.sending );
	} );

	// There is no event for a submission that somebody has stopped, but after that they choose another file.
	element.addEventListener( 'change', ( { target } ) => {
		const form = ( target as Element ).closest( 'form' );
		if ( form ) {
			showStatus( form, '' );
		}
	} );

	// Back from another page: what the browser kept is not on its way any more.
	window.addEventListener( 'pageshow', () =>
		element.querySelectorAll( 'form' ).forEach( ( form ) => showStatus( form, '' ) )
	);
};

const showStatus = ( form: HTMLFormElement, words: string ) => {
	form.setAttribute( 'aria-busy', String( words !== '' ) );
	const status = form.querySelector( '[data-atoll=sending]' );
	if ( status ) {
		status.textContent = words;
	}
};
