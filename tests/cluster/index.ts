/**
 * npm run cluster: two web nodes behind a balancer, three nodes of the database, Redis; each of them is killed while
 * forms are sent. Ends with 1 when something was lost or doubled. `--print` prints the configuration instead.
 *
 *     npm run cluster -- --submissions 200 --seed 7
 */
import { parseArgs } from 'node:util';
import { report, type Step } from '../bench/report';
import type { Row } from '../bench/row';
import { MortalMailServer } from '../soak/mail';
import { startCluster } from './cluster';
import { excerpts } from './configuration/excerpts';
import { underLoad } from './load';

const { values } = parseArgs( {
	options: {
		submissions: { type: 'string', default: '1000' },
		clients: { type: 'string', default: '8' },
		seed: { type: 'string', default: '1' },
		port: { type: 'string', default: process.env.ATOLL_PORT ?? '9740' },
		print: { type: 'boolean', default: false },
	},
} );

async function killNodes( step: Step ): Promise< { seed: number; rows: Row[] } > {
	const cluster = await step( 'Cluster', ( say ) => startCluster( Number( values.port ), say ) );
	const mail = new MortalMailServer();
	await mail.start();
	try {
		const options = {
			submissions: Number( values.submissions ),
			clients: Number( values.clients ),
			seed: Number( values.seed ),
		};
		const rows = await step( 'Under load', ( say ) =>
			underLoad( options, cluster, mail, say )
		);
		return { seed: options.seed, rows };
	} finally {
		await cluster.stop();
		await mail.stop();
	}
}

if ( values.print ) {
	const texts = excerpts().map( ( { name, text } ) => `${ name }\n\n${ text }` );
	console.log( texts.join( '\n' ) );
} else {
	void report( killNodes );
}
