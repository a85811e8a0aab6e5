/**
 * Adds a listener; returns what removes it.
 *
 * @param target
 * @param types     Of events, with spaces between.
 * @param listener
 * @param isCapture Before the listeners of what is inside.
 */
export const listen = < E extends Event >(
	target: EventTarget,
	types: string,
	listener: ( event: E ) => void,
	isCapture = false
) => {
	const eventTypes = types.split( ' ' );
	eventTypes.forEach( ( type ) =>
		target.addEventListener( type, listener as EventListener, isCapture )
	);
	return () =>
		eventTypes.forEach( ( type ) =>
			target.removeEventListener( type, listener as EventListener, isCapture )
		);
};

/** One clean-up function for several. */
export const combineCleanups =
	( ...undo: Array< () => void > ) =>
	() =>
		undo.forEach( ( one ) => one() );
