import { setNonce } from '../../../api/nonce';
import type { Session } from '../../../api/session/check-session';

/** Of the form engine's forms and the portal's: the session has one for them all. */
const inputs = () => document.querySelectorAll< HTMLInputElement >( 'form [name=atoll_nonce]' );

/** Gives the page the nonces of a renewed session: its calls and its forms hold those of the one before. */
export const renewNonces = ( { nonce, formNonce }: Session ) => {
	setNonce( nonce );
	inputs().forEach( ( input ) => {
		input.value = formNonce || input.value;
	} );
};

/** Takes them away: what is sent from now on is a visitor's. */
export const dropNonces = () =>
	inputs().forEach( ( input ) => {
		input.value = '';
	} );
