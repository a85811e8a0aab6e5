import { useListener } from '../../use-listener';

const STOPS = 'a[href], button, summary';

/** Leads Tab from the last stop of an element to its first, and back. */
export const useTabLoop = ( element: HTMLElement ) =>
	useListener< KeyboardEvent >( element, 'keydown', ( event ) => {
		if ( event.key !== 'Tab' ) {
			return;
		}
		const stops = [ ...element.querySelectorAll< HTMLElement >( STOPS ) ].filter( ( stop ) =>
			stop.checkVisibility()
		);
		const [ end, other ] = event.shiftKey
			? [ stops[ 0 ], stops.at( -1 ) ]
			: [ stops.at( -1 ), stops[ 0 ] ];
		if ( end?.matches( ':focus' ) ) {
			event.preventDefault();
			other?.focus();
		}
	} );
