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

/**
 * Runs every stage, several at a time where they allow it; those that come first begin first.
 *
 * @template {{apart?:string}} Stage
 * @param {Stage[]}                       stages
 * @param {(stage:Stage)=>Promise<void>} work
 * @param {Object}                        [options]
 * @param {number}                        [options.lanes]
 * @param {Promise<void>}                 [options.ahead] What runs in the last lane already.
 * @throws What a stage throws; no other stage begins then.
 */
export async function inLanes( stages, work, { lanes = LANES, ahead } = {} ) {
	for ( const group of grouped( stages ) ) {
		const waiting = [ ...group ];
		const lane = async ( taken ) => {
			await taken;
			for ( let stage = waiting.shift(); stage; stage = waiting.shift() ) {
				await work( stage );
			}
		};
		const ended = await Promise.allSettled(
			Array.from( { length: lanes }, ( _, index ) =>
				lane( index === lanes - 1 ? ahead : undefined ).catch( ( error ) => {
					waiting.length = 0;
					throw error;
				} )
			)
		);
		const broken = ended.find( ( { status } ) => status === 'rejected' );
		if ( broken ) {
			throw broken.reason;
		}
	}
}
