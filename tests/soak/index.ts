/**
 * npm run soak: forms are sent, files uploaded and forms put aside while PHP's workers, MariaDB, the mail server and the
 * connection are killed by chance, then an hour of mixed load. Ends with 1 when something was lost or doubled.
 *
 *     npm run soak -- --submissions 100 --minutes 0 --seed 7
 */
import { circumstances } from '../bench/circumstances';
import { script } from '../bench/inside';
import { reached, type Row } from '../bench/row';
import { table } from '../bench/table';
import { MortalMailServer } from './mail';
import { optionsOf } from './options';
import { underFaults } from './phases/faults';
import { mixedLoad } from './phases/load';
import { prepare, startSite } from './site';

type Step = < Result >(
	title: string,
	work: ( say: ( detail: string ) => void ) => Promise< Result >
) => Promise< Result >;

async function main(): Promise< boolean > {
	const options = optionsOf( process.argv.slice( 2 ) );
	const { progress } = await script< { progress(): Step } >( 'console/progress.mjs' );
	const step = progress();
	const { date, commit, machine } = circumstances();
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
		console.log( `\n${ date } · commit ${ commit } · ${ machine } · seed ${ options.seed }\n` );
		console.log( table( rows ) );
		return rows.every( ( row ) => reached( row ) !== false );
	} finally {
		await site.stop();
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
