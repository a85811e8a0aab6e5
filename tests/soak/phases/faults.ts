import { setTimeout as pause } from 'node:timers/promises';
import type { Site } from '../../bench/inside';
import type { Row } from '../../bench/row';
import { Random } from '../../conformance/fuzz/random';
import { persist } from '../clients/persist';
import { openDraft, send, type Acknowledged, type Target } from '../clients/send';
import { works, type Work } from '../clients/works';
import { Killer } from '../faults/killer';
import { Line } from '../faults/line';
import { plan } from '../faults/plan';
import { judge, type Seen } from '../judge/judge';
import { unexplained } from '../judge/mails';
import type { MortalMailServer } from '../mail';
import type { Options } from '../options';
import { queueOf, storedIn, type SoakSite } from '../site';

/** Number of consecutive equal checks of the queue, a second apart, after which nobody is sending. */
const CALM = 3;

/** Waits until nobody is sending; then sends the mail that killed senders had claimed, as it would be an hour later. */
export async function deliver( site: Site ): Promise< void > {
	let [ before, calm ] = [ '', 0 ];
	while ( calm < CALM ) {
		await pause( 1000 );
		const now = JSON.stringify( queueOf( site ) );
		calm = now === before ? calm + 1 : 0;
		before = now;
	}
	queueOf( site, { ATOLL_LATER: '1' } );
}

/** Returns the answers of drafts, as opened by their tokens. */
export async function opened(
	target: Target,
	drafts: Acknowledged[]
): Promise< Seen[ 'opened' ] > {
	const answers: Seen[ 'opened' ] = new Map();
	for ( const draft of drafts ) {
		const values = await persist( () => openDraft( target, draft ), target.onRetry );
		answers.set( draft.work.marker, values );
	}
	return answers;
}

/** Runs all works with several clients at once. */
export async function sendAll(
	all: Work[],
	clients: number,
	one: ( work: Work ) => Promise< void >
) {
	const waiting = [ ...all ];
	const client = async () => {
		for ( let work = waiting.shift(); work; work = waiting.shift() ) {
			await one( work );
		}
	};
	await Promise.all( Array.from( { length: clients }, client ) );
}

/** Submits forms while everything around them is killed, and compares the stored data with the acknowledgements. */
export async function underFaults(
	options: Options,
	site: SoakSite,
	mail: MortalMailServer,
	form: number,
	say: ( detail: string ) => void
): Promise< Row[] > {
	const random = new Random( options.seed );
	const all = works( random, options );
	const faults = plan( random, all.length, options.kills );
	const killer = new Killer( site, mail, new Random( options.seed + 1 ), faults );
	const line = new Line( new Random( options.seed + 2 ), options.cuts, options.port );
	let retries = 0;
	const target: Target = { url: await line.start(), form, onRetry: () => ( retries += 1 ) };
	const acknowledged: Acknowledged[] = [];
	const given: Work[] = [];
	let begun = 0;
	await sendAll( all, options.clients, async ( work ) => {
		killer.begun( ++begun );
		await send( work, target ).then(
			( told ) => acknowledged.push( told ),
			( error: Error ) => {
				given.push( work );
				console.error( `${ work.marker }: ${ error.message }` );
			}
		);
		say( `${ acknowledged.length } of ${ all.length }, ${ killer.kills.length } kills` );
	} );
	await killer.settled();
	line.percent = 0;
	await deliver( site );
	const drafts = acknowledged.filter( ( { work } ) => work.kind === 'draft' );
	const seen: Seen = {
		acknowledged,
		given,
		stored: storedIn( site, form ),
		opened: await opened( target, drafts ),
		mails: mail.taken(),
		kills: killer.kills,
	};
	line.stop();
	unexplained( seen.mails, seen.kills ).forEach( ( again ) =>
		console.error( `Mailed again: ${ again }` )
	);
	return [
		{ name: 'PHP workers killed', value: killer.count( 'worker' ), unit: 'times' },
		{ name: 'MariaDB killed', value: killer.count( 'database' ), unit: 'times' },
		{ name: 'mail server killed', value: killer.count( 'mail' ), unit: 'times' },
		{ name: 'connections cut', value: line.cuts, unit: 'times' },
		{ name: 'tries that were not the first', value: retries, unit: 'times' },
		...judge( seen ),
	];
}
