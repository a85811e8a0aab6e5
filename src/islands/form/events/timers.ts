/** Named timers: a new timer replaces the previous one of its name. */
export const timers = () => {
	const running = new Map< string, ReturnType< typeof setTimeout > >();
	const cancel = ( name: string ) => {
		clearTimeout( running.get( name ) );
		running.delete( name );
	};
	return {
		cancel,
		/** @param ms Milliseconds until the callback runs. */
		set: ( name: string, ms: number, run: () => void ) => {
			cancel( name );
			running.set( name, setTimeout( run, ms ) );
		},
		cancelAll: () => {
			running.forEach( ( timer ) => clearTimeout( timer ) );
			running.clear();
		},
	};
};

export type Timers = ReturnType< typeof timers >;
