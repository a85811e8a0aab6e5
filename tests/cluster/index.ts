/**
 * npm run cluster: two web nodes behind a balancer, three nodes of the database, Redis; each of them is killed while
 * forms are sent. Ends with 1 when something was lost or doubled. `--print` prints the configuration instead.
 *
 *     npm run cluster -- --submissions 200 --seed 7
 */
import { parseArgs } from 'node:util';
import { circumstances } from '../bench/circumstances';
import { script } from '../bench/inside';
import { reached, type Row } from '../bench/row';
import { table } from '../bench/table';
import { MortalMailServer } from '../soak/mail';
import { startCluster } from './cluster';
import { excerpts } from './configuration/excerpts';
import { underLoad } from './load';

type Step = < Result >(
	title: string,
	work: ( say: ( detail: string ) => void ) => Promise< Result >
) => Promise< Result >;

const { values } = parseArgs( {
	options: {
		submissions: { type: 'string', default: '1000' },
		clients: { type: 'string', default: '8' },
		seed: { type: 'string', default: '1' },
		port: { type: 'string', default: process.env.ATOLL_PORT ?? '9740' },
		print: { type: 'boolean', default: false },
	},
} );

async function main(): Promise< boolean > {
	if ( values.print ) {
		console.log(
			excerpts()
				.map( ( { name, text } ) => `${ name }\n\n${ text }` )
				.join( '\n' )
		);
		return true;
	}
	const { progress } = await script< { progress(): Step } >( 'console/progress.mjs' );
	const step = progress();
	const { date, commit, machine } = circumstances();
	const cluster = await step( 'Cluster', ( say ) => startCluster( Number( values.port ), say ) );
	const mail = new MortalMailServer();
	await mail.start();
	try {
		const options = {
			submissions: Number( values.submissions ),
			clients: Number( values.clients ),
			seed: Number( values.seed ),
		};
		const rows: Row[] = await step( 'Under load', ( say ) =>
			underLoad( options, cluster, mail, say )
		);
		console.log( `\n${ date } · commit ${ commit } · ${ machine } · seed ${ values.seed }\n` );
		console.log( table( rows ) );
		return rows.every( ( row ) => reached( row ) !== false );
	} finally {
		await cluster.stop();
		await mail.stop();
	}
}

main().then(
	( isWhole ) => {
		process.exitCode = isWhole ? 0 : 1;
	},
	( error: Error ) => {
		console.error( error.message );
		process.exitCode = 1;
	}
);
