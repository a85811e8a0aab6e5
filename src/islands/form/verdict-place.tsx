import { useLayoutEffect } from '@wordpress/element';
import { Message, Place } from '../../ui';

interface Props {
	/** What errs or is content: a field, or a part of one. */
	element: HTMLElement | null;
	/** Where the server left room for the message. */
	place: HTMLElement | null;
	/** Where the error is told to assistive technology. */
	bearers: () => { all: Element[]; invalid: Element[] };
	/** What the server printed there. */
	printed: string;
	/** What to mend; empty when there is nothing. */
	message: string;
	isValid: boolean;
}

/** What to mend, said in the server's place for it and set on the server's elements. */
export const VerdictPlace = ( { bearers, element, isValid, message, place, printed }: Props ) => {
	const isInvalid = message !== '';

	useLayoutEffect( () => {
		element?.classList.toggle( 'is-invalid', isInvalid );
		element?.classList.toggle( 'is-valid', isValid );
		const { all, invalid } = bearers();
		all.forEach( ( bearer ) =>
			isInvalid && invalid.includes( bearer )
				? bearer.setAttribute( 'aria-invalid', 'true' )
				: bearer.removeAttribute( 'aria-invalid' )
		);
	} );

	return (
		<Place at={ place } asPrinted={ message === printed }>
			{ isInvalid ? <Message text={ message } /> : null }
		</Place>
	);
};
