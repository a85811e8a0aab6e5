/**
 * WordPress in WebAssembly, in a process of its own: serves HTTP and runs PHP for its parent, over messages.
 *
 *     node server.mjs '{"port":9400,"url":"http://127.0.0.1:9400","php":"8.1","workers":2,"mounts":[…]}'
 *
 * Sends `{ready:true}` or `{failed:"…"}`, then answers `{id, code, env}` with `{id, text}` or `{id, error}`.
 */
import { runCLI } from '@wp-playground/cli';

const { port, url, php, workers, mounts } = JSON.parse( process.argv[ 2 ] );

async function serve() {
	const { playground, [ Symbol.asyncDispose ]: dispose } = await runCLI( {
		command: 'server',
		port,
		'site-url': url,
		php,
		workers,
		// With `quiet` nothing would tell that PHP itself broke down.
		verbosity: 'normal',
		wordpressInstallMode: 'do-not-attempt-installing',
		'mount-before-install': mounts,
	} );
	const end = () => dispose().finally( () => process.exit( 0 ) );
	process.once( 'SIGTERM', end );
	process.once( 'disconnect', end );
	process.on( 'message', async ( { id, code, env } ) => {
		const answer = await playground.run( { code, env } ).then(
			( { text } ) => ( { text } ),
			( error ) => ( { error: error.message } )
		);
		process.send( { id, ...answer } );
	} );
	// Its very first answer is a redirect to the same address, which no visitor is to see.
	await fetch( `${ url }/license.txt`, { redirect: 'manual' } );
	process.send( { ready: true } );
}

serve().catch( ( error ) => {
	process.send( { failed: error.message } );
	process.exit( 1 );
} );
