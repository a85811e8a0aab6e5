/**
 * npm run seed: adds synthetic entries to a form of a running native site, to see how large lists behave. Nothing is
 * removed; a site started with `--fresh` has no entries.
 */
import { CommandError } from '../console/command-error.mjs';
import { command } from '../console/command.mjs';
import { anyText, wholeNumber } from '../console/options.mjs';
import { progress } from '../console/progress.mjs';
import { runningSite } from '../stack/native/index.mjs';
import { seed } from './seed.mjs';

const ABOUT = {
	usage: `
npm run seed -- --form 1                    a million entries of the form with this number
npm run seed -- --form 1 --entries 5000     so many
npm run seed -- --form 1 --name mine        on the site that npm run stack calls so, instead of dev
`,
	options: { '--form': wholeNumber(), '--entries': wholeNumber(), '--name': anyText },
};

await command( ABOUT, async ( { form, entries = 1_000_000, name = 'dev' } ) => {
	if ( ! form ) {
		throw new CommandError( 'Say which form: npm run seed -- --form 1' );
	}
	await seed( await runningSite( name ), { form, entries }, progress() );
} );
