/**
 * npm run soak: forms are sent, files uploaded and forms put aside while PHP's workers, MariaDB, the mail server and the
 * connection are killed by chance, then an hour of mixed load. Ends with 1 when something was lost or doubled.
 *
 *     npm run soak -- --submissions 100 --minutes 0 --seed 7
 */
import { report } from '../bench/report';
import type { Row } from '../bench/row';
import { MortalMailServer } from './mail';
import { optionsOf } from './options';
import { underFaults } from './phases/faults';
import { mixedLoad } from './phases/load';
import { prepare, startSite } from './site';

void report( async ( step ) => {
	const options = optionsOf( process.argv.slice( 2 ) );
	const mail = new MortalMailServer();
	await mail.start();
	const site = await step( 'Site', () => startSite( options.port ) );
	try {
		const { form, page } = prepare( site, mail.port );
		const rows: Row[] = await step( 'Under faults', ( say ) =>
			underFaults( options, site, mail, form, say )
		);
		if ( options.minutes > 0 ) {
			const target = { url: site.url, form, onRetry: () => {} };
			rows.push(
				...( await step( 'Mixed load', ( say ) =>
					mixedLoad( options, site, target, page, say )
				) )
			);
		}
		return { seed: options.seed, rows };
	} finally {
		await site.stop();
		await mail.stop();
	}
} );
