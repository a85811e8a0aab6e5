const EVENT = 'atollunreached';

/**
 * Announces that a form was not posted, because the server cannot be reached.
 *
 * @param form
 * @return Whether a listener shows this to the person.
 */
export const announceUnreached = ( form: HTMLFormElement ): boolean =>
	! form.dispatchEvent( new Event( EVENT, { bubbles: true, cancelable: true } ) );

/** Calls back with a form that was not posted, to show a message. */
export const onUnreached = ( element: HTMLElement, say: ( form: HTMLFormElement ) => void ) =>
	element.addEventListener( EVENT, ( event ) => {
		event.preventDefault();
		say( event.target as HTMLFormElement );
	} );
