import { relative } from 'node:path';
import { Stopped } from '../console/command-error.mjs';
import { stopSignal, command } from '../console/command.mjs';
import { progress } from '../console/progress.mjs';
import { setUp } from '../setup/index.mjs';
import { installSystem } from '../setup/system.mjs';
import { installTools } from '../setup/tools.mjs';
import { ROOT } from '../system/folders.mjs';
import { freePort } from '../system/ports.mjs';
import { add, inWords, none } from './counts.mjs';
import { inLanes } from './lanes.mjs';
import { ABOUT } from './options.mjs';
import { runStage } from './run-stage.mjs';
import { stagesFor } from './stages.mjs';

/** Number of output lines to show, enough to find the problem; the log has all of them. */
const LINES = 120;

const tail = ( output ) => output.trimEnd().split( '\n' ).slice( -LINES ).join( '\n' );

/** Runs one stage, reports its result, and shows its output if it failed. */
async function runAndReport( stage, step, options ) {
	let result;
	await step( stage.name, async ( say ) => {
		result = await runStage( stage, options );
		say( inWords( result.counts ) );
		if ( result.counts.failed > 0 ) {
			throw new Error();
		}
	} ).catch( () => {} );
	if ( result.counts.failed > 0 ) {
		process.stdout.write(
			`${ tail( result.output ) }\n(all of it: ${ relative( ROOT, result.log ) })\n`
		);
	}
	return result.counts;
}

await command( ABOUT, async ( { only = [], all = false } ) => {
	const stopping = new AbortController();
	const signal = AbortSignal.any( [ stopSignal(), stopping.signal ] );
	const step = progress();
	const stages = stagesFor( only, all );
	const needs = [ ...new Set( stages.flatMap( ( stage ) => stage.needs ) ) ];
	const prepareSystem = async () => {
		await installSystem( needs, step, signal );
		if ( needs.includes( 'php' ) ) {
			await installTools( step, signal );
		}
	};
	const missing = new Set( stages.map( ( { name } ) => name ) );
	let sum = none();
	const work = async ( stage ) => {
		if ( ! signal.aborted ) {
			missing.delete( stage.name );
			const env = { CI: 'true', ATOLL_PORT: String( await freePort() ) };
			const counts = await runAndReport( stage, step, { env, signal } );
			sum = add( sum, counts );
		}
	};
	const early = stages.filter( ( stage ) => stage.early );
	const late = stages.filter( ( stage ) => ! stage.early );
	const preparing = prepareSystem();
	const ahead = preparing.then( () => inLanes( early, work, { lanes: 1 } ) );
	// Handled below.
	ahead.catch( () => {} );
	try {
		await Promise.all( [ setUp( step, signal ), preparing ] );
	} catch ( error ) {
		stopping.abort();
		await Promise.allSettled( [ ahead ] );
		throw error;
	}
	await inLanes( late, work, { ahead } );
	await ahead;
	process.stdout.write( `${ inWords( sum ) }\n` );
	if ( missing.size > 0 ) {
		process.stdout.write( `Did not run: ${ [ ...missing ].join( ', ' ) }\n` );
	}
	if ( signal.aborted ) {
		throw new Stopped();
	}
	return sum.failed > 0 ? 1 : 0;
} );
