const STOPS = 'a[href], button, summary';

/** Leads Tab from the last stop of an element to its first, and back. */
export const loopTab = ( element: HTMLElement, signal: AbortSignal ) =>
	element.addEventListener(
		'keydown',
		( event ) => {
			const stops = [ ...element.querySelectorAll< HTMLElement >( STOPS ) ].filter(
				( stop ) => stop.checkVisibility()
			);
			const [ end, other ] = event.shiftKey
				? [ stops[ 0 ], stops.at( -1 ) ]
				: [ stops.at( -1 ), stops[ 0 ] ];
			if ( event.key === 'Tab' && end?.matches( ':focus' ) ) {
				event.preventDefault();
				other?.focus();
			}
		},
		{ signal }
	);
