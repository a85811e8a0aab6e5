import { isVisible } from '../../../browser/is-visible';
import { useListener } from '../../use-listener';

const FOCUSABLE = 'a[href], button, summary';

/** Leads Tab from the last stop of an element to its first, and back. */
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
