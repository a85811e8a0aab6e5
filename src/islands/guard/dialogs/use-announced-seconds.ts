import { useRef } from '@wordpress/element';

/** Seconds before the end at which the time left is announced; every second would be too often (WCAG 2.2.1). */
const ANNOUNCED_AT = [ 60, 30, 10 ];

/**
 * Hook that limits how often the time left is announced; the first value is announced at once.
 *
 * @param secondsLeft Whole seconds.
 * @return The seconds that were left at the last announcement.
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
