import { copyFile, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { prepareSite } from '../../e2e/support/site/prepare-site';
import { startNative } from '../../e2e/support/site/stack';

/** Port of the fault tests' own site; ATOLL_PORT sets another. */
const PORT = 9710;

/** Starts a site, prepares it and adds the faults. The returned function runs at the end. */
export default async function setUp(): Promise< () => Promise< void > > {
	const stack = await startNative( 'faults', Number( process.env.ATOLL_PORT ?? PORT ) );
	try {
		process.env.ATOLL_WP_DIR = stack.wordpressDir;
		process.env.ATOLL_PHP = JSON.stringify( stack.phpCommand );
		const folder = join( stack.wordpressDir, 'wp-content/mu-plugins' );
		await mkdir( join( folder, 'atoll-faults' ), { recursive: true } );
		await copyFile( join( __dirname, 'faults.php' ), join( folder, 'atoll-faults.php' ) );
		for ( const part of [ 'lying-cache.php', 'page-filters.php' ] ) {
			await copyFile( join( __dirname, part ), join( folder, 'atoll-faults', part ) );
		}
		await prepareSite( stack.url );
	} catch ( error ) {
		await stack.stop();
		throw error;
	}
	return () => stack.stop();
}
