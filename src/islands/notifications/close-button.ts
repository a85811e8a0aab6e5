/** Shown with the notification: without a script there is nothing to close. */
export const closeButton = ( name: string, onClick: () => void ): HTMLButtonElement => {
	const button = document.createElement( 'button' );
	button.type = 'button';
	button.className = 'atoll-notification__close';
	button.ariaLabel = name;
	button.addEventListener( 'click', onClick );
	return button;
};
