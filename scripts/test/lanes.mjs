/**
 * Number of stages that run at a time. Most of them keep one core busy, and some mostly wait; more stages would only
 * slow each other down.
 */
const LANES = 2;

/** Returns the stages in order, grouped with neighbours that may run at the same time. */
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

/** @throws The first error of these promises, after all have settled. */
async function allSettledOrThrow( running ) {
	const broken = ( await Promise.allSettled( running ) ).find(
		( { status } ) => status === 'rejected'
	);
	if ( broken ) {
		throw broken.reason;
	}
}

/**
 * Runs all stages, several at a time if they allow it, in order of their start. Patient stages run in parallel with all
 * others, one at a time: `work` has to give them the lowest priority.
 *
 * @template {{apart?:string, isPatient?:boolean}} Stage
 * @param {Stage[]}                       stages
 * @param {(stage:Stage)=>Promise<void>} work
 * @param {Object}                        [options]
 * @param {number}                        [options.lanes]
 * @param {Promise<void>}                 [options.ahead] Work that already runs in the last lane.
 * @throws The error of a stage; no other stage starts after it.
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
		// Idle lanes help.
		await allSettledOrThrow( Array.from( { length: lanes - 1 }, () => runQueue( patient ) ) );
	};
	await allSettledOrThrow( [ runGroups(), patientRun ] );
}
