import { useRef } from '@wordpress/element';

/** Seconds before the end at which it is said how many are left; every second would be in the way (WCAG 2.2.1). */
const ANNOUNCED_AT = [ 60, 30, 10 ];

/**
 * @param secondsLeft Whole seconds.
 * @return How many were left when it was said last; null while nothing has been said.
 */
export const useAnnouncedSeconds = ( secondsLeft: number ): number | null => {
	const previous = useRef( Infinity );
	const announced = useRef< number | null >( null );
	if ( ANNOUNCED_AT.some( ( at ) => secondsLeft <= at && previous.current > at ) ) {
		announced.current = secondsLeft;
	}
	previous.current = secondsLeft;
	return announced.current;
};
