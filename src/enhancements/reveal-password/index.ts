import { enhance } from '../enhance';
import { hideKey } from './hide-key';
import { revealPassword } from './reveal-password';

interface Props {
	/** What the address bar may show instead of the key that led here; a whole address of this site. */
	address?: string;
}

enhance< Props >( 'reveal-password', ( element, { address } ) => {
	element.querySelectorAll< HTMLButtonElement >( '.atoll-reveal' ).forEach( revealPassword );
	hideKey( address );
} );
