import { setNonce } from '../../../api/nonce';
import type { Session } from '../../../api/session/check-session';

/** Returns the nonce inputs of the form engine's and the portal's forms: a session has one nonce for all of them. */
const inputs = () => document.querySelectorAll< HTMLInputElement >( 'form [name=atoll_nonce]' );

/** Puts the nonces of a renewed session into the page, whose calls and forms still hold the previous ones. */
export const renewNonces = ( { nonce, formNonce }: Session ) => {
	setNonce( nonce );
	inputs().forEach( ( input ) => {
		input.value = formNonce || input.value;
	} );
};

/** Removes the nonces: later requests are a visitor's. */
export const dropNonces = () =>
	inputs().forEach( ( input ) => {
		input.value = '';
	} );
