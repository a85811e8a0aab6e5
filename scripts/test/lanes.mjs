/**
 * How many stages run at a time. Most of them keep one core busy, and some wait more than they work;
 * more than this would only make each of them late.
 */
const LANES = 2;

/** Stages in the order of the run, in groups of neighbours that may run beside each other. */
function grouped( stages ) {
	const groups = [];
	for ( const stage of stages ) {
		const last = groups.at( -1 );
		if ( last && last[ 0 ].apart === stage.apart ) {
			last.push( stage );
		} else {
			groups.push( [ stage ] );
		}
	}
	return groups;
}

/** @throws What the first of them throws that does, once all have ended. */
async function allSettledOrThrow( running ) {
	const broken = ( await Promise.allSettled( running ) ).find(
		( { status } ) => status === 'rejected'
	);
	if ( broken ) {
		throw broken.reason;
	}
}

/**
 * Runs every stage, several at a time where they allow it; those that come first begin first. Patient ones run beside
 * all of them, one at a time: `work` sees to it that they only take what others leave.
 *
 * @template {{apart?:string, isPatient?:boolean}} Stage
 * @param {Stage[]}                       stages
 * @param {(stage:Stage)=>Promise<void>} work
 * @param {Object}                        [options]
 * @param {number}                        [options.lanes]
 * @param {Promise<void>}                 [options.ahead] What runs in the last lane already.
 * @throws What a stage throws; no other stage begins then.
 */
export async function inLanes( stages, work, { lanes = LANES, ahead } = {} ) {
	let isBroken = false;
	const runQueue = async ( queue ) => {
		while ( ! isBroken && queue.length > 0 ) {
			await work( queue.shift() ).catch( ( error ) => {
				isBroken = true;
				throw error;
			} );
		}
	};
	const patient = stages.filter( ( { isPatient } ) => isPatient );
	const patientRun = runQueue( patient );
	const runGroups = async () => {
		for ( const group of grouped( stages.filter( ( { isPatient } ) => ! isPatient ) ) ) {
			await allSettledOrThrow(
				Array.from( { length: lanes }, async ( _, index ) => {
					await ( index === lanes - 1 ? ahead : undefined );
					await runQueue( group );
				} )
			);
		}
		// Lanes that have nothing else to do help.
		await allSettledOrThrow( Array.from( { length: lanes - 1 }, () => runQueue( patient ) ) );
	};
	await allSettledOrThrow( [ runGroups(), patientRun ] );
}
