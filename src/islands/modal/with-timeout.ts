/** What a promise brings, or a rejection when it takes longer than so many milliseconds. */
export const withTimeout = < Value >(
	patience: number,
	promise: Promise< Value >
): Promise< Value > =>
	Promise.race( [
		promise,
		new Promise< never >( ( _, reject ) =>
			setTimeout( () => reject( new Error( 'Too late' ) ), patience )
		),
	] );
