import { useCallback, useEffect } from '@wordpress/element';
import { useLatest } from '../../use-latest';
import { useListener } from '../../use-listener';
import { useTimer } from '../../use-timer';

/** Milliseconds after which the clock is looked at again: timers stand still while a computer sleeps. */
const LONGEST = 30_000;

/**
 * Looks at the clock again and again: also after a computer has slept, and in a tab that was not seen.
 *
 * @param look Says in how many seconds it wants to look again; it may be called sooner.
 * @return Looks at once.
 */
export const usePeriodicCheck = ( look: () => number ) => {
	const latest = useLatest( look );
	const { start } = useTimer();
	const tick = useCallback( () => {
		start( Math.min( LONGEST, latest.current() * 1000 ), tick );
	}, [ start, latest ] );
	useListener( window, 'visibilitychange', tick );
	useListener( window, 'focus', tick );
	useListener( window, 'pageshow', tick );
	useEffect( tick, [ tick ] );
	return tick;
};
