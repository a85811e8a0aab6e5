/** Shows a password while it is typed, and hides it again. */
export const revealPassword = ( button: HTMLButtonElement ) => {
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
