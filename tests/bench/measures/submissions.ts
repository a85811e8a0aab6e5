import { newMarker, validAnswers } from '../../e2e/support/enquiry';
import { fixtures } from '../../e2e/support/fixtures';
import { inTurns, median } from '../statistics';
import type { Measure } from '../row';

const ROUNDS = 300;

/** Milliseconds that a post takes, from the first byte sent to the last one read. */
async function post( path: string ): Promise< number > {
	const body = JSON.stringify( validAnswers( newMarker() ) );
	const begin = performance.now();
	const response = await fetch( new URL( path, process.env.ATOLL_URL ), {
		method: 'POST',
		headers: { 'Content-Type': 'application/json' },
		body,
	} );
	const text = await response.text();
	const time = performance.now() - begin;
	if ( ! response.ok ) {
		throw new Error( `${ path } answered ${ response.status }: ${ text.slice( 0, 300 ) }` );
	}
	return time;
}

/** Stored submissions against a REST route of WordPress that inserts one row and nothing else. */
export const submissions: Measure = {
	name: 'submissions',
	async run() {
		const pairs = await inTurns(
			ROUNDS,
			() => post( `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions` ),
			() => post( '/wp-json/atoll-bench/v1/rows' )
		);
		const submission = median( pairs.map( ( [ ours ] ) => ours ) );
		const bare = median( pairs.map( ( [ , theirs ] ) => theirs ) );
		return [
			{
				name: 'stored submissions ÷ rows of a bare route',
				value: bare / submission,
				unit: 'ratio',
				goal: { least: 0.86 },
			},
			{ name: '… a stored submission', value: submission, unit: 'ms' },
			{ name: '… a row of the bare route', value: bare, unit: 'ms' },
		];
	},
};
