import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lock } from '../system/lock.mjs';
import { ROOT } from '../system/folders.mjs';
import { build } from './build.mjs';
import { installPackages } from './packages.mjs';

/** Two commands in one folder must not install or build over each other. */
async function alone( step, work ) {
	const file = join( ROOT, '.atoll/setup.lock' );
	let held = lock( file );
	if ( held.heldBy ) {
		await step( `waiting for the set-up of process ${ held.heldBy.pid }`, async () => {
			while ( held.heldBy ) {
				await wait( 300 );
				held = lock( file );
			}
		} );
	}
	try {
		return await work();
	} finally {
		held.release();
	}
}

/**
 * Packages and build, as far as they are missing or out of date.
 *
 * @param {Function}    step        Of `progress`.
 * @param {AbortSignal} signal
 * @param {()=>void}    [installed] Told when the packages are there and the build begins.
 */
export const setUp = ( step, signal, installed = () => {} ) =>
	alone( step, async () => {
		await installPackages( step, signal );
		installed();
		await build( step, signal );
	} );
