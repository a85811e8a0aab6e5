/** The elements that show the error of a field, or of a part of one. */
export interface PaintTarget {
	element: HTMLElement | null;
	/** The server's placeholder for the message. */
	place: HTMLElement | null;
	/** The controls that can carry `aria-invalid`, and those that get it while there is an error. */
	controls: () => { all: Element[]; invalid: Element[] };
}

/** The error to show; an empty message means none. */
export interface ErrorState {
	message: string;
	isValid: boolean;
}

/** Returns the message as php/Engine/Markup prints it: in an element, since page translation replaces bare text. */
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
 * Returns a function that paints an error onto the server's elements, without React and without reading the layout:
 * errors are the first response to a press and must not wait. The server's markup, with any focus or click on it, stays
 * until there is a different error to show.
 *
 * @return Shows an error; does not touch one that is shown already.
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
