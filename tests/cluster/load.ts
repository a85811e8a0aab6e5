import type { Row } from '../bench/row';
import { Random } from '../conformance/fuzz/random';
import { send, type Acknowledged, type Target } from '../soak/clients/send';
import { works, type Work } from '../soak/clients/works';
import { judge, type Seen } from '../soak/judge/judge';
import { unexplained } from '../soak/judge/mails';
import type { MortalMailServer } from '../soak/mail';
import { deliver, opened, sendAll } from '../soak/phases/faults';
import { prepare, storedIn } from '../soak/site';
import type { Cluster } from './cluster';
import { Blows } from './faults';

export interface Load {
	submissions: number;
	clients: number;
	seed: number;
}

/** Conflicts with other nodes: at the commit, and writes that were aborted by another node's. */
const CONFLICTS = [ 'wsrep_local_cert_failures', 'wsrep_local_bf_aborts' ];

/** Seconds between calls of wp-cron.php, as by a system's timer. */
const CRON = 20;

const conflictsOf = async ( { nodes }: Cluster ): Promise< number > => {
	const counts = await Promise.all(
		nodes.flatMap( ( node ) => CONFLICTS.map( ( name ) => node.status( name ) ) )
	);
	return counts.reduce( ( sum, one ) => sum + one, 0 );
};

const timer = ( url: string ) => {
	const call = () => fetch( `${ url }/wp-cron.php?doing_wp_cron` ).catch( () => {} );
	const running = setInterval( call, CRON * 1000 );
	return { stop: () => clearInterval( running ) };
};

/** Submits forms while the servers are killed in turn, and compares the stored data with the acknowledgements. */
export async function underLoad(
	{ submissions, clients, seed }: Load,
	cluster: Cluster,
	mail: MortalMailServer,
	say: ( detail: string ) => void
): Promise< Row[] > {
	const { form } = prepare( cluster, mail.port );
	const counts = { uploads: Math.ceil( submissions / 5 ), drafts: Math.ceil( submissions / 10 ) };
	const all = works( new Random( seed ), { submissions, ...counts } );
	let news = '';
	const blows = new Blows( cluster, all.length, ( what ) => ( news = `, ${ what }` ) );
	const cron = timer( cluster.url );
	let retries = 0;
	const target: Target = { url: cluster.url, form, onRetry: () => ( retries += 1 ) };
	const acknowledged: Acknowledged[] = [];
	const given: Work[] = [];
	const began = Date.now();
	let begun = 0;
	await sendAll( all, clients, async ( work ) => {
		blows.begun( ++begun );
		await send( work, target ).then(
			( told ) => acknowledged.push( told ),
			( error: Error ) => {
				given.push( work );
				console.error( `${ work.kind } ${ work.marker }: ${ error.message }` );
			}
		);
		say( `${ acknowledged.length } of ${ all.length }${ news }` );
	} );
	const seconds = ( Date.now() - began ) / 1000;
	await blows.settled();
	cron.stop();
	await deliver( cluster );
	const seen: Seen = {
		acknowledged,
		given,
		stored: storedIn( cluster, form ),
		opened: await opened(
			target,
			acknowledged.filter( ( { work } ) => work.kind === 'draft' )
		),
		mails: mail.taken(),
		kills: blows.kills,
	};
	unexplained( seen.mails, seen.kills ).forEach( ( again ) =>
		console.error( `Mailed again: ${ again }` )
	);
	return [
		...blows.kills
			.filter( ( { victim } ) => victim !== 'worker' )
			.map( ( { victim } ): Row => ( {
				name: `${ victim } killed`,
				value: 1,
				unit: 'times',
			} ) ),
		{ name: 'tries that were not the first', value: retries, unit: 'times' },
		{
			name: 'conflicts between nodes, as those say that live',
			value: await conflictsOf( cluster ),
			unit: 'times',
		},
		{ name: 'time for all', value: seconds, unit: 's' },
		...judge( seen ),
	];
}
