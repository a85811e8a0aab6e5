/** Shows or hides a password. */
export const revealPassword = ( button: HTMLButtonElement ) => {
	const input = document.getElementById( button.getAttribute( 'aria-controls' ) ?? '' );
	// The rest of the label says which password.
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
	// Hidden again before it is sent: browsers offer values of text inputs for later forms.
	input.form?.addEventListener( 'submit', () => show( false ) );
};
