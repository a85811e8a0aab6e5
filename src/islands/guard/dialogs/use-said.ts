import { useRef } from '@wordpress/element';

/** Seconds before the end at which it is said how many are left; every second would be in the way (WCAG 2.2.1). */
const SAID_AT = [ 60, 30, 10 ];

/**
 * @param left Whole seconds.
 * @return How many were left when it was said last; null while nothing has been said.
 */
export const useSaid = ( left: number ): number | null => {
	const before = useRef( Infinity );
	const said = useRef< number | null >( null );
	if ( SAID_AT.some( ( at ) => left <= at && before.current > at ) ) {
		said.current = left;
	}
	before.current = left;
	return said.current;
};
