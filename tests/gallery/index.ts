/** npm run gallery: a site that shows every kind of field in every state, until Ctrl-C. */
import { once } from 'node:events';
import { startNative } from '../e2e/support/stack';
import { installGallery } from './install';

const PORT = 9701;

async function main(): Promise< void > {
	const stack = await startNative( 'gallery', Number( process.env.ATOLL_PORT ?? PORT ) );
	try {
		installGallery( stack.wordpressDir );
		console.log(
			`${ stack.url }/?atoll-gallery (one kind: &kind=email, from right to left: &dir=rtl)`
		);
		await Promise.race( [ once( process, 'SIGINT' ), once( process, 'SIGTERM' ) ] );
	} finally {
		await stack.stop();
	}
}

main().catch( ( error: Error ) => {
	console.error( error.message );
	process.exitCode = 1;
} );
