import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ROOT } from '../system/folders.mjs';
import { lock } from '../system/lock.mjs';
import { build } from './build.mjs';
import { installPackages } from './packages.mjs';

/** Runs work under a lock, since two commands in one folder must not install or build at the same time. */
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
 * Installs packages and builds, if they are missing or outdated.
 *
 * @param {Function}    step        Step function of `progress`.
 * @param {AbortSignal} signal
 * @param {()=>void}    [onInstalled] Called when the packages are installed and the build starts.
 */
export const setUp = ( step, signal, onInstalled = () => {} ) =>
	withSetupLock( step, async () => {
		await installPackages( step, signal );
		onInstalled();
		await build( step, signal );
	} );
