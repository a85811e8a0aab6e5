/**
 * Adds a listener; returns what removes it.
 *
 * @param target
 * @param types    Of events, with spaces between.
 * @param listener
 * @param isFirst  Before those of what is inside.
 */
export const listen = < E extends Event >(
	target: EventTarget,
	types: string,
	listener: ( event: E ) => void,
	isFirst = false
) => {
	const added = types.split( ' ' );
	added.forEach( ( type ) =>
		target.addEventListener( type, listener as EventListener, isFirst )
	);
	return () =>
		added.forEach( ( type ) =>
			target.removeEventListener( type, listener as EventListener, isFirst )
		);
};

/** One clean-up function for several. */
export const all =
	( ...undo: Array< () => void > ) =>
	() =>
		undo.forEach( ( one ) => one() );
