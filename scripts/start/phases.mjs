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
