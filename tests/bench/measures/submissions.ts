import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { newMarker, validAnswers } from '../../e2e/support/forms/enquiry';
import { fixtures } from '../../e2e/support/site/fixtures';
import { databaseCpu } from '../database-cpu';
import type { Measure, Row } from '../row';
import { inTurns, median } from '../statistics';
import { DEFAULT_THEME } from './theme';

const ROUNDS = 300;
/** Requests of one round in which several clients send at once. */
const LOAD = 200;
const CLIENTS = 8;
const LOADS = 4;

/** The default theme on both sides, and no plugin on one of them. */
const OURS = { 'X-Bench-Theme': DEFAULT_THEME, 'X-Bench-No-Mail': '1' };
const BARE = { ...OURS, 'X-Bench-Bare': '1' };
const LOG = { 'X-Bench-Log': '1' };

const submissionPath = () => `/wp-json/gf/v2/forms/${ fixtures().formId }/submissions`;
const BARE_PATH = '/wp-json/atoll-bench/v1/rows';

type Send = ( more?: Record< string, string > ) => Promise< number >;

/** Milliseconds that a post takes, from the first byte sent to the last one read. */
async function post( path: string, headers: Record< string, string > ): Promise< number > {
	const body = JSON.stringify( validAnswers( newMarker() ) );
	const begin = performance.now();
	const response = await fetch( new URL( path, process.env.ATOLL_URL ), {
		method: 'POST',
		headers: { 'Content-Type': 'application/json', ...headers },
		body,
	} );
	const text = await response.text();
	const time = performance.now() - begin;
	if ( ! response.ok ) {
		throw new Error( `${ path } answered ${ response.status }: ${ text.slice( 0, 300 ) }` );
	}
	return time;
}

const submit: Send = ( more ) => post( submissionPath(), { ...OURS, ...more } );
const insert: Send = ( more ) => post( BARE_PATH, { ...BARE, ...more } );

/** What PHP says of one request, work after its answer included. */
interface Line {
	path: string;
	cpu: number;
	asked: number;
	files: number;
	peak: number;
}

/** What each of many requests took, in turns. */
async function logged( wordpressDir: string ): Promise< Record< 'ours' | 'bare', Line[] > > {
	const file = join( wordpressDir, 'wp-content/atoll-bench.jsonl' );
	rmSync( file, { force: true } );
	await inTurns(
		ROUNDS / 3,
		() => submit( LOG ),
		() => insert( LOG )
	);
	await pause( 1000 );
	const lines = existsSync( file ) ? readFileSync( file, 'utf8' ).trim().split( '\n' ) : [];
	const all = lines.map( ( line ) => JSON.parse( line ) as Line );
	const of = ( path: string ) =>
		all.filter( ( line ) => line.path.startsWith( path ) ).slice( 10 );
	return { ours: of( submissionPath() ), bare: of( BARE_PATH ) };
}

/** Requests a second, several clients at once. */
async function perSecond( send: Send ): Promise< number > {
	let left = LOAD;
	const client = async () => {
		while ( left-- > 0 ) {
			await send();
		}
	};
	const begin = performance.now();
	await Promise.all( Array.from( { length: CLIENTS }, client ) );
	return ( 1000 * LOAD ) / ( performance.now() - begin );
}

/** Milliseconds of CPU that the database spends on one request; none where it cannot be told. */
async function database( send: Send ): Promise< number > {
	const before = databaseCpu();
	for ( let request = 0; request < LOAD; request++ ) {
		await send();
	}
	await pause( 300 );
	return ( databaseCpu() - before ) / LOAD;
}

/** A stored submission, its mail included, beside a REST route that inserts one row into WordPress without plugins. */
export const submissions: Measure = {
	name: 'submissions',
	async run( wordpressDir ) {
		const { ours, bare } = await logged( wordpressDir );
		const loads: Array< [ number, number ] > = [];
		for ( let load = 0; load < LOADS; load++ ) {
			loads.push( [ await perSecond( submit ), await perSecond( insert ) ] );
		}
		const best = ( side: 0 | 1 ) => Math.max( ...loads.map( ( load ) => load[ side ] ) );
		const both = (
			name: string,
			unit: Row[ 'unit' ],
			most: number,
			value: ( lines: Line[] ) => number
		): Row[] => [
			{ name: `submission: ${ name }`, value: value( ours ), unit, goal: { most } },
			{ name: '… of the bare route', value: value( bare ), unit },
		];
		const middle = ( of: keyof Omit< Line, 'path' > ) => ( lines: Line[] ) =>
			median( lines.map( ( line ) => line[ of ] ) );
		return [
			...both( 'statements, mail included', 'queries', 18, middle( 'asked' ) ),
			...both( 'CPU of PHP', 'ms', 17.5, middle( 'cpu' ) ),
			...both( 'files that PHP loads', 'files', 600, middle( 'files' ) ),
			...both( 'peak memory', 'MB', 4.8, middle( 'peak' ) ),
			{
				name: 'submission: CPU of the database',
				value: await database( submit ),
				unit: 'ms',
				goal: { most: 4.5 },
			},
			{ name: '… of the bare route', value: await database( insert ), unit: 'ms' },
			{
				name: `submissions ÷ rows of the bare route, ${ CLIENTS } clients, best of ${ LOADS }`,
				value: best( 0 ) / best( 1 ),
				unit: 'ratio',
				goal: { least: 0.86 },
			},
			{ name: '… submissions a second', value: best( 0 ), unit: 'times' },
			{ name: '… rows a second', value: best( 1 ), unit: 'times' },
		];
	},
};
