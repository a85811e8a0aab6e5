import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';

/** What the tests use of a running site; scripts/stack says more. */
export interface Stack {
	url: string;
	wordpressDir: string;
	/** Of the command line PHP, with the site's settings. */
	phpCommand: string[];
	runPhp( file: string ): Promise< string >;
	stop(): Promise< void >;
}

interface StackModule {
	startStack( options: object ): Promise< Stack >;
}

/**
 * Starts a fresh native site with the demo on it.
 *
 * @param name
 * @param port
 * @param options
 * @param options.quick Whether its servers are to spare the machine, which tests wish that neither measure nor kill them.
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
