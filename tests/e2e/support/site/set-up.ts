import { call } from './api';
import { prepareSite } from './prepare-site';
import { startNative } from './stack';

/** Port of the tests' own site; ATOLL_PORT sets another. */
const PORT = 9690;

/** Lets tests act as visitors with other IP addresses, as behind a proxy; the default is the test's own. */
async function believeAddresses(): Promise< void > {
	const { values, version } = await call< { values: object; version: string } >(
		's1t2/v1/settings/spam'
	);
	await call( 's1t2/v1/settings/spam', 'PUT', {
		values: { ...values, proxyHeader: 'X-Forwarded-For', proxies: '127.0.0.1\n::1' },
		version,
	} );
}

/**
 * Starts a site unless ATOLL_URL names one, and prepares it. The returned function runs at the end.
 */
export default async function setUp(): Promise< () => Promise< void > > {
	const given = process.env.ATOLL_URL;
	const stack = given
		? undefined
		: await startNative( 'e2e', Number( process.env.ATOLL_PORT ?? PORT ), { quick: true } );
	try {
		process.env.ATOLL_WP_DIR ??= stack?.wordpressDir ?? '';
		await prepareSite( given ?? stack?.url ?? '' );
		await believeAddresses();
	} catch ( error ) {
		await stack?.stop();
		throw error;
	}
	return async () => stack?.stop();
}
