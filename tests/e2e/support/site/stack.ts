import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** Properties of a running site that tests use; see scripts/stack for more. */
export interface Stack {
	url: string;
	wordpressDir: string;
	/** Command of PHP's command line, with the site's settings. */
	phpCommand: string[];
	runPhp( file: string ): Promise< string >;
	stop(): Promise< void >;
}

interface StackModule {
	startStack( options: object ): Promise< Stack >;
}

/**
 * Starts a new native site with the demo.
 *
 * @param name
 * @param port
 * @param options
 * @param options.quick Whether its servers trade durability for speed, for tests that neither measure nor kill them.
 */
export async function startNative(
	name: string,
	port: number,
	options: { quick?: boolean } = {}
): Promise< Stack > {
	const path = resolve( __dirname, '../../../../scripts/stack/index.mjs' );
	const { startStack } = ( await import( pathToFileURL( path ).href ) ) as StackModule;
	return startStack( { engine: 'native', name, port, fresh: true, demo: true, ...options } );
}
