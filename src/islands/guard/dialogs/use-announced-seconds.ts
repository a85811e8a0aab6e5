import { useRef } from '@wordpress/element';

/** Seconds before the end at which it is said how many are left; every second would be in the way (WCAG 2.2.1). */
const ANNOUNCED_AT = [ 60, 30, 10 ];

/**
 * @param secondsLeft Whole seconds.
 * @return How many were left when it was said last; at first it is said at once.
 */
export const useAnnouncedSeconds = ( secondsLeft: number ): number => {
	const previous = useRef( secondsLeft );
	const announced = useRef( secondsLeft );
	if ( ANNOUNCED_AT.some( ( at ) => secondsLeft <= at && previous.current > at ) ) {
		announced.current = secondsLeft;
	}
	previous.current = secondsLeft;
	return announced.current;
};
