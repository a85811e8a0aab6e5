import { setTimeout as wait } from 'node:timers/promises';
import { call } from '../../e2e/support/site/api';
import { benchSite, php, type Site } from '../inside';
import type { Measure } from '../row';

const MEGABYTE = 1_048_576;
const PARTS = [ 1, 2, 3, 4, 5, 6, 7, 8, 9 ];

const SHORTEST = { input_1: 'x' };

/** The longest form that is accepted: nine texts of 95,000 letters. */
const LONGEST = Object.fromEntries(
	PARTS.map( ( id ) => [ `input_${ id }`, 'x'.repeat( 95_000 ) ] )
);

const kept = ( site: Site ) =>
	JSON.parse( php( site, 'drafts.php' ) ) as { count: number; bytes: number };

/** Saves a form as a stranger does, in a body that PHP itself takes apart. */
async function save( form: number, inputs: Record< string, string > ): Promise< Response > {
	const body = new FormData();
	Object.entries( { gform_save: '1', ...inputs } ).forEach( ( [ name, value ] ) =>
		body.append( name, value )
	);
	const url = new URL( `/wp-json/gf/v2/forms/${ form }/submissions`, process.env.ATOLL_URL );
	const answer = await fetch( url, { method: 'POST', body } );
	await answer.arrayBuffer();
	return answer;
}

/** Seconds until it may be tried again; 0 when it was taken. */
const waitOf = ( answer: Response ): number => {
	if ( answer.status !== 200 && answer.status !== 429 ) {
		throw new Error( `A form that was saved was answered by ${ answer.status }.` );
	}
	return Number( answer.headers.get( 'Retry-After' ) ?? 0 );
};

/** Saves until it is refused; the seconds to wait. */
async function flood( form: number, inputs: Record< string, string > ): Promise< number > {
	let seconds = 0;
	while ( seconds === 0 ) {
		seconds = waitOf( await save( form, inputs ) );
	}
	return seconds;
}

const nextMinute = () => wait( 60_000 - ( Date.now() % 60_000 ) + 500 );

/** The most bytes that an input which no form has may bring, and be forgotten. */
async function mostTaken( form: number ): Promise< number > {
	let [ taken, refused ] = [ 0, 4 * MEGABYTE ];
	while ( refused - taken > 1024 ) {
		const middle = Math.floor( ( taken + refused ) / 2 );
		const { status } = await save( form, { input_2_99: 'x'.repeat( middle ) } );
		[ taken, refused ] = status === 200 ? [ middle, refused ] : [ taken, middle ];
	}
	return taken;
}

/** What one address can make the site keep by saving forms, which nobody has to log in for. */
export const draftLimits: Measure = {
	name: 'draft-limits',
	async run() {
		const site = await benchSite();
		const fields = PARTS.map( ( id ) => ( { id, type: 'textarea', label: `Part ${ id }` } ) );
		const { id: form } = await call< { id: number } >( 'gf/v2/forms', 'POST', {
			title: 'Saved',
			save: { enabled: true },
			fields,
		} );
		const huge = await save( form, { input_2_99: 'x'.repeat( 11.5 * MEGABYTE ) } );
		const most = await mostTaken( form );
		const junk = kept( site );
		await nextMinute();
		await flood( form, SHORTEST );
		const short = kept( site );
		await nextMinute();
		let seconds = await flood( form, LONGEST );
		const minute = kept( site );
		while ( seconds <= 60 ) {
			await nextMinute();
			seconds = await flood( form, LONGEST );
		}
		const day = kept( site );
		return [
			{ name: '11.5 MB in an undeclared input', value: huge.status, unit: 'status' },
			{ name: 'the most text that a request brings', value: most, unit: 'bytes' },
			{
				name: '… and what is kept of it in undeclared inputs, a form',
				value: junk.bytes / junk.count,
				unit: 'bytes',
			},
			{
				name: 'shortest forms that one address has kept in a minute',
				value: short.count - junk.count,
				unit: 'forms',
			},
			{
				name: 'longest forms that one address has kept in a minute',
				value: minute.count - short.count,
				unit: 'forms',
			},
			{
				name: '… what they take',
				value: ( minute.bytes - short.bytes ) / MEGABYTE,
				unit: 'MB',
				goal: { most: 20 },
			},
			{
				name: 'longest forms that one address has kept in a day',
				value: day.count - short.count,
				unit: 'forms',
			},
			{
				name: '… what they take',
				value: ( day.bytes - short.bytes ) / MEGABYTE,
				unit: 'MB',
				goal: { most: 20 },
			},
			{ name: '… the wait that it is then told', value: seconds, unit: 's' },
		];
	},
};
