/** npm run stack: serves a site until Ctrl-C, for experiments alongside `npm start`. */
import { CommandError } from '../console/command-error.mjs';
import { aborted, stopSignal, command } from '../console/command.mjs';
import { anyText, oneOf, portOption } from '../console/options.mjs';
import { ENGINES } from './engines.mjs';
import { startStack } from './index.mjs';

const ABOUT = {
	usage: `
npm run stack                             the site called dev, with the demo, on nginx, PHP-FPM and MariaDB
npm run stack -- --name mine --port 9100  another one beside it
npm run stack -- --engine playground      on WebAssembly and SQLite
npm run stack -- --fresh                  with a new database
npm run stack -- --bare                   without Atoll
npm run stack -- --plain                  without the demo
npm run stack -- --delivered              with nothing that is not WordPress’
`,
	options: {
		'--name': anyText,
		'--port': portOption,
		'--engine': oneOf( ...ENGINES ),
		'--fresh': true,
		'--bare': true,
		'--plain': true,
		'--delivered': true,
	},
};

await command( ABOUT, async ( options ) => {
	const end = stopSignal();
	const site = await startStack( {
		engine: 'native',
		name: 'dev',
		...options,
		demo: ! options.plain,
		signal: end,
		log: ( step ) => process.stdout.write( `${ step } …\n` ),
	} );
	process.stdout.write( `ready ${ site.url }/ (user admin, password password)\n` );
	const endedServer = await Promise.race( [ aborted( end ), site.ended ] );
	await site.stop();
	if ( endedServer ) {
		throw new CommandError( `${ endedServer } ended by itself; see ${ site.logs }.` );
	}
} );
