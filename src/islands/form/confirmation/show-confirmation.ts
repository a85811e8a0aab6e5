import { afterPaint } from '../../../browser/after-paint';
import type { Behaviour, Context } from '../context';
import { followForm } from '../store/follow';

/** As php/Engine/Markup/Form/ConfirmationMarkup prints it. */
const confirmationOf = ( { definition: { texts } }: Context, html: string ) => {
	const title = document.createElement( 'h2' );
	title.className = 'atoll-confirmation__title';
	title.textContent = texts.sent;
	const message = document.createElement( 'div' );
	message.className = 'atoll-confirmation__message';
	message.innerHTML = html;
	const confirmation = document.createElement( 'div' );
	confirmation.className = 'atoll-confirmation';
	confirmation.setAttribute( 'role', 'status' );
	confirmation.setAttribute( 'aria-label', texts.sent );
	confirmation.tabIndex = -1;
	confirmation.append( title, message );
	return confirmation;
};

/** Puts the server's answer in the form's place once it has stored it: in one frame, and the focus in the next. */
export const showConfirmation: Behaviour = ( context ) => {
	const { markup } = context;
	return followForm( context, [ 'confirmation' ], ( { confirmation: html } ) => {
		if ( html ) {
			const confirmation = confirmationOf( context, html );
			markup.place( 'confirmation' )?.replaceChildren( confirmation );
			// To take the focus away with the form the browser would lay out the page first.
			markup.form.hidden = true;
			afterPaint( () => {
				confirmation.focus();
				markup.form.remove();
			} );
		}
	} );
};
