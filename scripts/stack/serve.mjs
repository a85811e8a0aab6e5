/**
 * Serves a site until Ctrl-C, for trying things beside `npm start`:
 *
 *     npm run stack -- --name mine --port 9100 [--engine playground] [--fresh] [--bare | --plain | --delivered]
 *
 * `--bare` leaves Atoll out, `--plain` the demo, `--delivered` all that is not WordPress’.
 */
import { aborted, stopSignal, command } from '../console/command.mjs';
import { CommandError } from '../console/command-error.mjs';
import { oneOf, portOption, readOptions } from '../console/options.mjs';
import { ENGINES } from './engines.mjs';
import { startStack } from './index.mjs';

await command( async () => {
	const options = readOptions( process.argv.slice( 2 ), {
		'--name': ( text ) => text,
		'--port': portOption,
		'--engine': oneOf( ...ENGINES ),
		'--fresh': true,
		'--bare': true,
		'--plain': true,
		'--delivered': true,
	} );
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
