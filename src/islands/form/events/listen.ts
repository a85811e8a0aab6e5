/** Adds a listener; returns what removes it. */
export const listen = < E extends Event >(
	target: EventTarget,
	types: string,
	listener: ( event: E ) => void
) => {
	const added = types.split( ' ' );
	added.forEach( ( type ) => target.addEventListener( type, listener as EventListener ) );
	return () =>
		added.forEach( ( type ) => target.removeEventListener( type, listener as EventListener ) );
};

/** One clean-up function for several. */
export const all =
	( ...undo: Array< () => void > ) =>
	() =>
		undo.forEach( ( one ) => one() );
