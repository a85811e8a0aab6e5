/** What is invalid or valid, a field or a part of one, and how to tell. */
export interface Judged {
	element: HTMLElement | null;
	/** Where the server left room for the message. */
	place: HTMLElement | null;
	/** The controls that carry `aria-invalid`: all of them, and those that get it while there is an error. */
	controls: () => { all: Element[]; invalid: Element[] };
}

/** What is said of it; an empty message while there is no error. */
export interface Said {
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

const mark = ( control: Element, isInvalid: boolean ) => {
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
export const errorPainter = ( { controls, element, place }: Judged ) => {
	let shown = place?.textContent?.trim() ?? '';
	let wasValid = false;
	return ( { isValid, message }: Said ) => {
		const isInvalid = message !== '';
		if ( isValid !== wasValid ) {
			wasValid = isValid;
			element?.classList.toggle( 'is-valid', isValid );
		}
		const { all, invalid } = controls();
		all.forEach( ( control ) => mark( control, isInvalid && invalid.includes( control ) ) );
		if ( message !== shown ) {
			shown = message;
			element?.classList.toggle( 'is-invalid', isInvalid );
			place?.replaceChildren( ...( isInvalid ? [ messageOf( message ) ] : [] ) );
		}
	};
};
