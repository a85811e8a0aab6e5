import { join } from 'node:path';
import { Stopped, CommandError } from '../console/command-error.mjs';
import { aborted, stopSignal, command } from '../console/command.mjs';
import { progress } from '../console/progress.mjs';
import { setUp } from '../setup/index.mjs';
import { endLeftovers, hasCore, startStack } from '../stack/index.mjs';
import { needPrograms } from '../stack/native/programs.mjs';
import { DATA } from '../system/folders.mjs';
import { lock } from '../system/lock.mjs';
import { needPort } from '../system/ports.mjs';
import { findCore } from '../wordpress/index.mjs';
import { callCron } from './cron.mjs';
import { watchFaults } from './faults.mjs';
import { ABOUT, needDashes } from './options.mjs';
import { deferred, phases } from './phases.mjs';

const SITE = 'site';

const NEEDS = { native: needPrograms, playground: async () => {} };

/** Gets WordPress' files, unless the site has them. */
const coreFor = async ( { stack, fresh }, step, signal ) =>
	! fresh && hasCore( stack, SITE )
		? null
		: step( 'WordPress', ( say ) => findCore( { log: say, signal } ) );

/**
 * Gets packages and WordPress' files in parallel, then builds and starts the site in parallel. The first failure ends
 * everything, so that nobody waits two minutes for packages that will not be used.
 */
async function startSite( options, step, end ) {
	const stopping = new AbortController();
	const signal = AbortSignal.any( [ end, stopping.signal ] );
	const packages = deferred();
	const built = setUp( step, signal, packages.resolve );
	built.catch( packages.reject );
	const core = coreFor( options, step, signal );
	try {
		const [ found ] = await Promise.all( [ core, packages.promise ] );
		return await serve( options, step, { core: found, built, signal } );
	} catch ( error ) {
		stopping.abort();
		await Promise.allSettled( [ built, core ] );
		throw end.aborted ? new Stopped() : error;
	}
}

async function serve( options, step, { core, built, signal } ) {
	const phase = phases( step );
	try {
		const site = await startStack( {
			engine: options.stack,
			name: SITE,
			port: options.port,
			fresh: options.fresh,
			core: async () => core,
			built,
			signal,
			log: phase.next,
		} );
		await phase.done();
		return site;
	} catch ( error ) {
		await phase.fail();
		throw error;
	}
}

async function untilStopped( site, end ) {
	const cron = callCron( site.url );
	const faults = watchFaults( site.faultLogs, ( text ) => process.stderr.write( `${ text }\n` ) );
	const endedServer = await Promise.race( [ aborted( end ), site.ended ] );
	cron.stop();
	await site.stop();
	faults.stop();
	if ( endedServer ) {
		throw new CommandError(
			`${ endedServer } ended by itself; its last words are in ${ site.logs }.`
		);
	}
}

await command( ABOUT, async ( asked ) => {
	needDashes( process.env );
	const options = { port: 9400, stack: 'playground', fresh: false, ...asked };
	const end = stopSignal();
	const startLock = lock( join( DATA, 'start.lock' ) );
	if ( startLock.heldBy ) {
		const { pid, url } = startLock.heldBy;
		throw new CommandError(
			`Atoll is already ${ url ? `running at ${ url }/` : 'starting' } in this folder (process ${ pid }); stop it there with Ctrl-C first.`
		);
	}
	try {
		await endLeftovers( options.stack, SITE );
		await needPort( options.port );
		await NEEDS[ options.stack ]();
		const step = progress();
		const site = await startSite( options, step, end );
		startLock.note( { url: site.url } );
		process.stdout.write( `ready ${ site.url }/ (user admin, password password)\n` );
		await untilStopped( site, end );
	} finally {
		startLock.release();
	}
} );
