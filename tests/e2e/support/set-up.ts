import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { addFixtures } from './fixtures';
import { signIn } from './sign-in';

const PORT = 9690;

interface Stack {
	url: string;
	wordpressDir: string;
	stop(): Promise< void >;
}

interface StackModule {
	startStack( options: object ): Promise< Stack >;
}

/** Starts a fresh native site of its own. */
async function start(): Promise< Stack > {
	const path = resolve( __dirname, '../../../scripts/stack/index.mjs' );
	const { startStack } = ( await import( pathToFileURL( path ).href ) ) as StackModule;
	return startStack( {
		engine: 'native',
		name: 'e2e',
		port: Number( process.env.ATOLL_PORT ?? PORT ),
		fresh: true,
		demo: true,
	} );
}

/**
 * Starts a site unless ATOLL_URL names one, and adds what the tests need: an application
 * password, a form with every kind and pages to fill it in on. The workers inherit it all as
 * environment variables. What it returns runs at the end.
 */
export default async function setUp(): Promise< () => Promise< void > > {
	const stack = process.env.ATOLL_URL ? undefined : await start();
	const url = ( process.env.ATOLL_URL ?? stack?.url ?? '' ).replace( /\/+$/, '' );

	try {
		process.env.ATOLL_URL = `${ url }/`;
		process.env.ATOLL_WP_DIR ??= stack?.wordpressDir ?? '';
		process.env.ATOLL_AUTHORIZATION = await signIn( url );
		process.env.ATOLL_FIXTURES = JSON.stringify( await addFixtures() );
	} catch ( error ) {
		await stack?.stop();
		throw error;
	}
	return async () => stack?.stop();
}
