import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../system/folders.mjs';
import { lock } from '../system/lock.mjs';
import { build } from './build.mjs';
import { installPackages } from './packages.mjs';

/** Two commands in one folder must not install or build over each other. */
async function withSetupLock( step, work ) {
	const file = join( ROOT, '.atoll/setup.lock' );
	let setupLock = lock( file );
	if ( setupLock.heldBy ) {
		await step( `waiting for the set-up of process ${ setupLock.heldBy.pid }`, async () => {
			while ( setupLock.heldBy ) {
				await wait( 300 );
				setupLock = lock( file );
			}
		} );
	}
	try {
		return await work();
	} finally {
		setupLock.release();
	}
}

/**
 * Packages and build, as far as they are missing or out of date.
 *
 * @param {Function}    step        Of `progress`.
 * @param {AbortSignal} signal
 * @param {()=>void}    [onInstalled] Told when the packages are there and the build begins.
 */
export const setUp = ( step, signal, onInstalled = () => {} ) =>
	withSetupLock( step, async () => {
		await installPackages( step, signal );
		onInstalled();
		await build( step, signal );
	} );
