import { useCallback, useEffect } from '@wordpress/element';
import { useLatest } from '../../../ui/use-latest';
import { useListener } from '../../use-listener';
import { useTimer } from '../../use-timer';

/** Milliseconds between two looks at the clock: timers stop while a computer sleeps. */
const MAX_INTERVAL = 30_000;

/**
 * Hook that checks periodically, also after a computer has slept and in a tab that was in the background.
 *
 * @param check Returns in how many seconds to check again; it may be called sooner.
 * @return Checks at once.
 */
export const usePeriodicCheck = ( check: () => number ) => {
	const latest = useLatest( check );
	const { start } = useTimer();
	const runCheck = useCallback( () => {
		start( Math.min( MAX_INTERVAL, latest.current() * 1000 ), runCheck );
	}, [ start, latest ] );
	useListener( window, 'visibilitychange', runCheck );
	useListener( window, 'focus', runCheck );
	useListener( window, 'pageshow', runCheck );
	useEffect( runCheck, [ runCheck ] );
	return runCheck;
};
