import { setTimeout as pause } from 'node:timers/promises';
import type { Row } from '../../bench/row';
import { Random } from '../../conformance/fuzz/random';
import { get, Unsure } from '../clients/http';
import { send, type Target } from '../clients/send';
import { works } from '../clients/works';
import { memoryOf, pidIn, workersOf } from '../faults/processes';
import { flatness, type Sample } from '../judge/flatness';
import type { Options } from '../options';
import { pagesIn, type SoakSite } from '../site';

/** Seconds between measurements of memory. */
const EVERY = 10;
/** Milliseconds between a visitor's actions: the load is to last, not to be high. */
const REST = 100;
/** Number of ten visitors who only read a page. */
const READERS = 60;

const average = ( numbers: number[] ): number =>
	numbers.reduce( ( sum, one ) => sum + one, 0 ) / Math.max( 1, numbers.length );

const sample = ( site: SoakSite ): Sample => ( {
	worker: average( workersOf( pidIn( site.place.sockets, 'php.pid' ) ).map( memoryOf ) ),
	database: memoryOf( pidIn( site.place.sockets, 'db.pid' ) ) - pagesIn( site ),
} );

/** Mixes pages, submissions, files and drafts for some time without kills, and checks that memory stays flat. */
export async function mixedLoad(
	{ minutes, clients, seed, submissions }: Options,
	site: SoakSite,
	target: Target,
	page: string,
	say: ( detail: string ) => void
): Promise< Row[] > {
	const end = Date.now() + minutes * 60_000;
	const random = new Random( seed + 3 );
	const counts = { submissions: 60, uploads: 20, drafts: 20 };
	const waiting = works( random, counts );
	let done = 0;
	let failed = 0;
	const samples: Sample[] = [];
	const visit = async () => {
		if ( random.chance( READERS ) ) {
			const status = await get(
				`${ target.url }${ random.pick( [ '/', page ] ) }`,
				'10.0.0.2'
			);
			if ( status !== 200 ) {
				throw new Unsure( String( status ) );
			}
			return;
		}
		if ( waiting.length === 0 ) {
			waiting.push( ...works( random, counts ) );
		}
		const work = waiting.shift();
		await ( work && send( work, target ) );
	};
	const client = async () => {
		while ( Date.now() < end ) {
			await visit().catch( () => ( failed += 1 ) );
			done += 1;
			await pause( REST );
		}
	};
	const watch = async () => {
		while ( Date.now() < end ) {
			await pause( Math.min( EVERY * 1000, Math.max( 0, end - Date.now() ) ) );
			samples.push( sample( site ) );
			say( `${ done } visits, ${ Math.ceil( ( end - Date.now() ) / 60_000 ) } min left` );
		}
	};
	await Promise.all( [ watch(), ...Array.from( { length: clients }, client ) ] );
	return [
		{ name: `mixed load after ${ submissions } submissions`, value: minutes * 60, unit: 's' },
		{ name: '… visits', value: done, unit: 'times' },
		{ name: '… visits that failed', value: failed, unit: 'times', goal: { most: 0 } },
		...flatness( samples ),
	];
}
