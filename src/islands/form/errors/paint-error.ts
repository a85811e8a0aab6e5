/** Where the error of a field, or of a part of one, is shown. */
export interface PaintTarget {
	element: HTMLElement | null;
	/** Where the server left room for the message. */
	place: HTMLElement | null;
	/** The controls that carry `aria-invalid`: all of them, and those that get it while there is an error. */
	controls: () => { all: Element[]; invalid: Element[] };
}

/** What is shown; an empty message while there is no error. */
export interface ErrorState {
	message: string;
	isValid: boolean;
}

/** As php/Engine/Markup prints it: an element, since page translation replaces bare text. */
const messageOf = ( text: string ) => {
	const message = document.createElement( 'span' );
	message.className = 'atoll-error';
	message.textContent = text;
	return message;
};

const setInvalid = ( control: Element, isInvalid: boolean ) => {
	if ( ! isInvalid ) {
		control.removeAttribute( 'aria-invalid' );
	} else if ( control.getAttribute( 'aria-invalid' ) !== 'true' ) {
		control.setAttribute( 'aria-invalid', 'true' );
	}
};

/**
 * Paints errors onto the server's elements, without React and without looking at the layout: they are the first
 * answer to a press, which waits for nothing. What the server printed stays, with the focus or the click that may be
 * on it, until there is something else to say.
 *
 * @return Paints what is said, and touches nothing that stands there already.
 */
export const errorPainter = ( { controls, element, place }: PaintTarget ) => {
	let shownMessage = place?.textContent?.trim() ?? '';
	let wasValid = false;
	return ( { isValid, message }: ErrorState ) => {
		const isInvalid = message !== '';
		if ( isValid !== wasValid ) {
			wasValid = isValid;
			element?.classList.toggle( 'is-valid', isValid );
		}
		const { all, invalid } = controls();
		all.forEach( ( control ) =>
			setInvalid( control, isInvalid && invalid.includes( control ) )
		);
		if ( message !== shownMessage ) {
			shownMessage = message;
			element?.classList.toggle( 'is-invalid', isInvalid );
			place?.replaceChildren( ...( isInvalid ? [ messageOf( message ) ] : [] ) );
		}
	};
};
