/**
 * npm run soak: submits forms, uploads files and saves drafts while PHP's workers, MariaDB, the mail server and the
 * connection are killed at random, then runs an hour of mixed load. Exits with 1 if something was lost or duplicated.
 */
import { report, type Step } from '../bench/report';
import type { Row } from '../bench/row';
import { command } from '../support/command';
import { MortalMailServer } from './mail';
import { OPTIONS, optionsOf, type Options } from './options';
import { underFaults } from './phases/faults';
import { mixedLoad } from './phases/load';
import { prepare, startSite } from './site';

const ABOUT = {
	usage: `
npm run soak                                                   ten thousand forms, then an hour
npm run soak -- --submissions 100 --minutes 0 --seed 7         so many, and the same faults each time
npm run soak -- --worker-kills 20 --database-kills 2 --mail-kills 4 --cuts 3
                                                               so many faults; of a hundred connections 3 are cut
npm run soak -- --uploads 20 --drafts 10 --clients 8           so many files, forms put aside, senders
npm run soak -- --port 9000                                    on another port than 9720
`,
	options: OPTIONS,
};

async function soak( options: Options, step: Step ): Promise< Row[] > {
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
		return rows;
	} finally {
		await site.stop();
		await mail.stop();
	}
}

void command( ABOUT, ( asked ) => {
	const options = optionsOf( asked );
	return report( options.seed, ( step ) => soak( options, step ) );
} );
