/** Timers by name: a new one of a name stands in for the last. */
export const timers = () => {
	const running = new Map< string, ReturnType< typeof setTimeout > >();
	const forget = ( name: string ) => {
		clearTimeout( running.get( name ) );
		running.delete( name );
	};
	return {
		forget,
		/** @param ms Milliseconds. */
		set: ( name: string, ms: number, run: () => void ) => {
			forget( name );
			running.set( name, setTimeout( run, ms ) );
		},
		clear: () => {
			running.forEach( ( timer ) => clearTimeout( timer ) );
			running.clear();
		},
	};
};
