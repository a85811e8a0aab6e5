import type { Behaviour, Context } from '../context';
import { followForm } from '../store/follow';

/** Returns a confirmation as php/Engine/Markup/Form/ConfirmationMarkup prints it. */
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

/** Replaces the form with the confirmation once the server has stored the entry. */
export const showConfirmation: Behaviour = ( context ) => {
	const { markup } = context;
	return followForm( context, [ 'confirmation' ], ( { confirmation: html } ) => {
		if ( html ) {
			markup.place( 'confirmation' )?.replaceChildren( confirmationOf( context, html ) );
			markup.form.hidden = true;
		}
	} );
};

/**
 * Moves the focus to a visible confirmation, and removes the form. Call it after the paint: focusing makes the browser
 * lay out the page.
 */
export const focusConfirmation = ( { markup }: Context ) => {
	const confirmation = markup
		.place( 'confirmation' )
		?.querySelector< HTMLElement >( ':scope > *' );
	if ( confirmation ) {
		confirmation.focus();
		markup.form.remove();
	}
};
