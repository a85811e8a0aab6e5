import { combineCleanups, listen } from './listen';

/** Whether a pointer is pressed. Work can wait for its release, since a message that appears meanwhile could move the target away. */
export const pointerState = () => {
	let isPressed = false;
	let callbacks: Array< () => void > = [];
	const onRelease = () => {
		isPressed = false;
		const dueCallbacks = callbacks;
		callbacks = [];
		// The click comes after this event, in the same task.
		setTimeout( () => dueCallbacks.forEach( ( run ) => run() ) );
	};
	const stop = combineCleanups(
		listen( window, 'pointerdown', () => {
			isPressed = true;
		} ),
		listen( window, 'pointerup pointercancel blur', onRelease )
	);
	/** Runs something now, or once nothing is pressed any more. */
	const whenReleased = ( run: () => void ) => {
		if ( isPressed ) {
			callbacks.push( run );
		} else {
			run();
		}
	};
	return { stop, whenReleased };
};
