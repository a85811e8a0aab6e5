import { prepareSite } from './prepare-site';
import { startNative } from './stack';

/** Port of the tests' own site; ATOLL_PORT names another. */
const PORT = 9690;

/**
 * Starts a site unless ATOLL_URL names one, and prepares it. What this returns runs at the
 * end.
 */
export default async function setUp(): Promise< () => Promise< void > > {
	const given = process.env.ATOLL_URL;
	const stack = given
		? undefined
		: await startNative( 'e2e', Number( process.env.ATOLL_PORT ?? PORT ), { quick: true } );
	try {
		process.env.ATOLL_WP_DIR ??= stack?.wordpressDir ?? '';
		await prepareSite( given ?? stack?.url ?? '' );
	} catch ( error ) {
		await stack?.stop();
		throw error;
	}
	return async () => stack?.stop();
}
