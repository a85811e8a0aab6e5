import { all, listen } from './listen';

/** Waits while a pointer is pressed, since what appears then could move the target from under it. */
export const watchPress = () => {
	let pressed = false;
	let waiting: Array< () => void > = [];
	const release = () => {
		pressed = false;
		const due = waiting;
		waiting = [];
		// The click comes after this event, in the same task.
		setTimeout( () => due.forEach( ( run ) => run() ) );
	};
	const stop = all(
		listen( window, 'pointerdown', () => {
			pressed = true;
		} ),
		listen( window, 'pointerup pointercancel blur', release )
	);
	/** Runs something now, or once nothing is pressed any more. */
	const whenReleased = ( run: () => void ) => {
		if ( pressed ) {
			waiting.push( run );
		} else {
			run();
		}
	};
	return { stop, whenReleased };
};
