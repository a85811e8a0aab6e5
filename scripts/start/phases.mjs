/** Returns a promise with the functions that settle it. */
export function deferred() {
	const parts = {};
	parts.promise = new Promise( ( resolve, reject ) =>
		Object.assign( parts, { resolve, reject } )
	);
	return parts;
}

/**
 * Turns names of consecutive steps into steps that end.
 *
 * @param {Function} step Step function of `progress`.
 * @return {{next:(title:string)=>void, done:()=>Promise<void>, fail:()=>Promise<void>}} `next` ends the previous step.
 */
export function phases( step ) {
	let current = deferred();
	let lastStep = Promise.resolve();
	return {
		next( title ) {
			const phase = deferred();
			current.resolve();
			current = phase;
			lastStep = lastStep.then( () => step( title, () => phase.promise ) ).catch( () => {} );
		},
		done() {
			current.resolve();
			return lastStep;
		},
		fail() {
			current.reject( new Error( 'failed' ) );
			current.promise.catch( () => {} );
			return lastStep;
		},
	};
}
