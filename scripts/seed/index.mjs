/**
 * npm run seed: fills a form of a running native site with synthetic entries, for seeing how large lists behave:
 *
 *     npm run seed -- --form 1 [--entries 1000000] [--name dev]
 *
 * Nothing is removed; a site that is started with `--fresh` has none.
 */
import { command } from '../console/command.mjs';
import { readOptions } from '../console/options.mjs';
import { progress } from '../console/progress.mjs';
import { CommandError } from '../console/command-error.mjs';
import { runningSite } from '../stack/native/index.mjs';
import { seed } from './seed.mjs';

const number = ( text, name ) => {
	if ( ! /^[1-9]\d{0,7}$/.test( text ) ) {
		throw new CommandError( `${ name } is a whole number from 1, not “${ text }”.` );
	}
	return Number( text );
};

await command( async () => {
	const {
		form,
		entries = 1_000_000,
		name = 'dev',
	} = readOptions( process.argv.slice( 2 ), {
		'--form': number,
		'--entries': number,
		'--name': ( text ) => text,
	} );
	if ( ! form ) {
		throw new CommandError( 'Say which form: npm run seed -- --form 1' );
	}
	await seed( await runningSite( name ), { form, entries }, progress() );
} );
