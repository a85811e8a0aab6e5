/**
 * Process that runs WordPress in WebAssembly: serves HTTP, and runs PHP for its parent process through messages.
 *
 *     node server.mjs '{"port":9400,"url":"http://127.0.0.1:9400","php":"8.1","workers":2,"mounts":[…]}'
 *
 * Sends `{ready:true}` or `{failed:"…"}`, then responds to `{id, code, env}` with `{id, text}` or `{id, error}`.
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
		// With `quiet` a crash of PHP itself would not be logged.
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
	// Its very first response is a redirect to the same URL, which no visitor should get.
	await fetch( `${ url }/license.txt`, { redirect: 'manual' } );
	process.send( { ready: true } );
}

serve().catch( ( error ) => {
	process.send( { failed: error.message } );
	process.exit( 1 );
} );
