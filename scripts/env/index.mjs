/**
 * npm run env: builds, then runs `wp-env start`, with Docker or, with `--runtime=playground`, without. Arguments are
 * passed to wp-env: `npm run env -- stop`.
 */
import { spawnSync } from 'node:child_process';
import { stopSignal, commandFor } from '../console/command.mjs';
import { progress } from '../console/progress.mjs';
import { setUp } from '../setup/index.mjs';
import { ROOT } from '../system/folders.mjs';

const WP_ENV = `${ ROOT }/node_modules/@wordpress/env/bin/wp-env`;

await commandFor( async ( args ) => {
	await setUp( progress(), stopSignal() );
	const { status } = spawnSync(
		process.execPath,
		[ WP_ENV, ...( args.length > 0 ? args : [ 'start' ] ) ],
		{ cwd: ROOT, stdio: 'inherit' }
	);
	return status ?? 1;
} );
