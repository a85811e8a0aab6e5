/**
 * npm run cluster: two web nodes behind a load balancer, three database nodes and Redis; each of them is killed while
 * forms are submitted. Exits with 1 if something was lost or duplicated.
 */
import { report, type Step } from '../bench/report';
import type { Row } from '../bench/row';
import { MortalMailServer } from '../soak/mail';
import { command } from '../support/command';
import { startCluster } from './cluster';
import { excerpts } from './configuration/excerpts';
import { underLoad, type Load } from './load';

const ABOUT = {
	usage: `
npm run cluster                                   a thousand forms
npm run cluster -- --submissions 200 --seed 7     so many, from --clients 8, with the same faults each time
npm run cluster -- --port 9000                    on another port than 9740
npm run cluster -- --print                        nothing but the configuration
`,
	options: { submissions: Number, clients: Number, seed: Number, port: Number, print: Boolean },
};

async function killNodes( load: Load, port: number, step: Step ): Promise< Row[] > {
	const cluster = await step( 'Cluster', ( say ) => startCluster( port, say ) );
	const mail = new MortalMailServer();
	await mail.start();
	try {
		return await step( 'Under load', ( say ) => underLoad( load, cluster, mail, say ) );
	} finally {
		await cluster.stop();
		await mail.stop();
	}
}

void command( ABOUT, async ( { port = Number( process.env.ATOLL_PORT ?? 9740 ), ...asked } ) => {
	if ( asked.print ) {
		const texts = excerpts().map( ( { name, text } ) => `${ name }\n\n${ text }` );
		console.log( texts.join( '\n' ) );
		return 0;
	}
	const load = { submissions: 1000, clients: 8, seed: 1, ...asked };
	return report( load.seed, ( step ) => killNodes( load, port, step ) );
} );
