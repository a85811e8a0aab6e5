import { combineCleanups, listen } from './listen';

/** Tracks whether a pointer is down. Work can wait for its release, since a message could move its target. */
export const pointerState = () => {
	let isPressed = false;
	let callbacks: Array< () => void > = [];
	const onRelease = () => {
		isPressed = false;
		const dueCallbacks = callbacks;
		callbacks = [];
		// The click follows this event, in the same task.
		setTimeout( () => dueCallbacks.forEach( ( run ) => run() ) );
	};
	const stop = combineCleanups(
		listen( window, 'pointerdown', () => {
			isPressed = true;
		} ),
		listen( window, 'pointerup pointercancel blur', onRelease )
	);
	/** Runs a callback now, or once no pointer is down any more. */
	const whenReleased = ( run: () => void ) => {
		if ( isPressed ) {
			callbacks.push( run );
		} else {
			run();
		}
	};
	return { stop, whenReleased };
};
