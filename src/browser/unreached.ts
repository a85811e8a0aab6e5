const EVENT = 'atollunreached';

/**
 * Tells that a form was not posted, because the server cannot be reached.
 *
 * @param form
 * @return Whether anybody says so to the person.
 */
export const announceUnreached = ( form: HTMLFormElement ): boolean =>
	! form.dispatchEvent( new Event( EVENT, { bubbles: true, cancelable: true } ) );

/** For whoever says so. */
export const onUnreached = ( element: HTMLElement, say: ( form: HTMLFormElement ) => void ) =>
	element.addEventListener( EVENT, ( event ) => {
		event.preventDefault();
		say( event.target as HTMLFormElement );
	} );
