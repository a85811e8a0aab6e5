import { enhance } from '../enhance';
import { hideKey } from './hide-key';
import { revealPassword } from './reveal-password';

interface Props {
	/** Absolute URL on this site that the address bar shows instead of the key's link. */
	address?: string;
}

enhance< Props >( 'reveal-password', ( element, { address } ) => {
	element.querySelectorAll< HTMLButtonElement >( '.atoll-reveal' ).forEach( revealPassword );
	hideKey( address );
} );
