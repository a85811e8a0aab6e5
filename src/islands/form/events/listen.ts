/**
 * Adds a listener; returns a function that removes it.
 *
 * @param target
 * @param types     Event types, separated by spaces.
 * @param listener
 * @param isCapture Whether to run before the listeners of inner elements.
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

/** Combines several clean-up functions into one. */
export const combineCleanups =
	( ...undo: Array< () => void > ) =>
	() =>
		undo.forEach( ( one ) => one() );
