interface Props {
	/** What the address bar may show instead of the key that led here; a whole address of this site. */
	address?: string;
}

/** Shows a password while it is typed, and hides it again. */
const reveal = ( button: HTMLButtonElement ) => {
	const input = document.getElementById( button.getAttribute( 'aria-controls' ) ?? '' );
	// What comes after it says which password.
	const label = button.firstElementChild;
	if ( ! label || ! ( input instanceof HTMLInputElement ) ) {
		return;
	}
	const words = [ label.textContent ?? '', button.dataset.other ?? '' ] as const;
	const show = ( isShown: boolean ) => {
		input.type = isShown ? 'text' : 'password';
		label.textContent = words[ isShown ? 1 : 0 ];
	};
	button.hidden = false;
	button.addEventListener( 'click', () => show( input.type === 'password' ) );
	// Sent as it was printed: a browser offers again what was sent as text.
	input.form?.addEventListener( 'submit', () => show( false ) );
};

/**
 * Looks after what only its owner should see: passwords while they are typed, and the key in the page's address, which
 * the page's form holds by now. A reload begins anew, by the mail.
 */
export const secrets = ( element: HTMLElement, { address }: Props ) => {
	element.querySelectorAll< HTMLButtonElement >( '.atoll-reveal' ).forEach( reveal );
	if ( address ) {
		window.history.replaceState( window.history.state, '', address );
	}
};
