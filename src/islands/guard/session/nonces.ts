import { setNonce } from '../../../api/nonce';
import type { Session } from '../../../api/session/check-session';

/** Gives the page the proofs of a session that was renewed: its calls and its forms hold those of the one before. */
export const renewNonces = ( { nonce, formNonce }: Session ) => {
	setNonce( nonce );
	document
		.querySelectorAll< HTMLInputElement >( '[data-island=form] [name=atoll_nonce]' )
		.forEach( ( input ) => {
			input.value = formNonce || input.value;
		} );
};

/** Takes them away: what is sent from now on is a visitor's. */
export const dropNonces = () =>
	document
		.querySelectorAll< HTMLInputElement >( '[data-island=form] [name=atoll_nonce]' )
		.forEach( ( input ) => {
			input.value = '';
		} );
