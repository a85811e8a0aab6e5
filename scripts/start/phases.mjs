/** A promise, and what settles it. */
export function deferred() {
	const parts = {};
	parts.promise = new Promise( ( resolve, reject ) =>
		Object.assign( parts, { resolve, reject } )
	);
	return parts;
}

/**
 * Turns names of steps that follow each other into steps with an end.
 *
 * @param {Function} step Of `progress`.
 * @return {{next:(title:string)=>void, done:()=>Promise<void>, fail:()=>Promise<void>}} `next` ends the step before.
 */
export function phases( step ) {
	let current = deferred();
	let shown = Promise.resolve();
	return {
		next( title ) {
			const mine = deferred();
			current.resolve();
			current = mine;
			shown = shown.then( () => step( title, () => mine.promise ) ).catch( () => {} );
		},
		done() {
			current.resolve();
			return shown;
		},
		fail() {
			current.reject( new Error( 'failed' ) );
			current.promise.catch( () => {} );
			return shown;
		},
	};
}
