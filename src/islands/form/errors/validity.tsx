import { useLayoutEffect } from '@wordpress/element';
import { Message, Place } from '../../../ui';

interface Props {
	/** What is invalid or valid: a field, or a part of one. */
	element: HTMLElement | null;
	/** Where the server left room for the message. */
	place: HTMLElement | null;
	/** The controls that carry `aria-invalid`: all of them, and those that get it while there is an error. */
	controls: () => { all: Element[]; invalid: Element[] };
	/** What the server printed there. */
	printed: string;
	/** The error; empty when there is none. */
	message: string;
	isValid: boolean;
}

/** A field's or a part's error in the server's place for it, with the classes and `aria-invalid` on the server's elements. */
export const Validity = ( { controls, element, isValid, message, place, printed }: Props ) => {
	const isInvalid = message !== '';

	useLayoutEffect( () => {
		element?.classList.toggle( 'is-invalid', isInvalid );
		element?.classList.toggle( 'is-valid', isValid );
		const { all, invalid } = controls();
		all.forEach( ( control ) =>
			isInvalid && invalid.includes( control )
				? control.setAttribute( 'aria-invalid', 'true' )
				: control.removeAttribute( 'aria-invalid' )
		);
	} );

	return (
		<Place at={ place } asPrinted={ message === printed }>
			{ isInvalid ? <Message text={ message } /> : null }
		</Place>
	);
};
