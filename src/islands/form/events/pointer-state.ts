import { all, listen } from './listen';

/** Whether a pointer is pressed. Work can wait for its release, since a message that appears meanwhile could move the target away. */
export const pointerState = () => {
	let isPressed = false;
	let waiting: Array< () => void > = [];
	const release = () => {
		isPressed = false;
		const due = waiting;
		waiting = [];
		// The click comes after this event, in the same task.
		setTimeout( () => due.forEach( ( run ) => run() ) );
	};
	const stop = all(
		listen( window, 'pointerdown', () => {
			isPressed = true;
		} ),
		listen( window, 'pointerup pointercancel blur', release )
	);
	/** Runs something now, or once nothing is pressed any more. */
	const whenReleased = ( run: () => void ) => {
		if ( isPressed ) {
			waiting.push( run );
		} else {
			run();
		}
	};
	return { stop, whenReleased };
};
