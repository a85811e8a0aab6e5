/** npm run gallery: a site that shows every kind of field in every state, until Ctrl-C. */
import { once } from 'node:events';
import { startNative } from '../e2e/support/site/stack';
import { command } from '../support/command';
import { installGallery } from './install';

const PORT = 9701;

const ABOUT = {
	usage: 'npm run gallery    a site that shows every kind of field in every state, until Ctrl-C',
};

void command( ABOUT, async () => {
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
} );
