/**
 * Serves a site until Ctrl-C, for trying things beside `npm start`:
 *
 *     npm run stack -- --name mine --port 9100 [--engine playground] [--fresh] [--bare | --plain]
 *
 * `--bare` leaves Atoll out, `--plain` the demo.
 */
import { asked, command } from '../console/command.mjs';
import { oneOf, portOption, readOptions } from '../console/options.mjs';
import { startStack } from './index.mjs';

await command( async () => {
	const options = readOptions( process.argv.slice( 2 ), {
		'--name': ( text ) => text,
		'--port': portOption,
		'--engine': oneOf( 'native', 'playground' ),
		'--fresh': true,
		'--bare': true,
		'--plain': true,
	} );
	const end = asked();
	const starting = startStack( {
		engine: 'native',
		name: 'dev',
		...options,
		demo: ! options.plain,
		log: ( step ) => process.stdout.write( `${ step } …\n` ),
	} );
	const site = await starting;
	process.stdout.write( `ready ${ site.url }/ (user admin, password password)\n` );
	const code = await Promise.race( [ end, site.ended ] );
	await site.stop();
	process.exit( typeof code === 'number' ? 0 : 1 );
} );
