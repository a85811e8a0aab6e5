import { isVisible } from '../../../browser/is-visible';
import { useListener } from '../../use-listener';

const FOCUSABLE = 'a[href], button, summary';

/** Hook that makes Tab go from the last focusable element in a container to the first, and back. */
export const useTabLoop = ( element: HTMLElement ) =>
	useListener< KeyboardEvent >( element, 'keydown', ( event ) => {
		if ( event.key !== 'Tab' ) {
			return;
		}
		const focusable = [ ...element.querySelectorAll< HTMLElement >( FOCUSABLE ) ].filter(
			isVisible
		);
		const [ lastStop, nextStop ] = event.shiftKey
			? [ focusable[ 0 ], focusable.at( -1 ) ]
			: [ focusable.at( -1 ), focusable[ 0 ] ];
		if ( lastStop?.matches( ':focus' ) ) {
			event.preventDefault();
			nextStop?.focus();
		}
	} );
