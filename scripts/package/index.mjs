/**
 * npm run package: builds and packs the plugin as dist/atoll-<version>.zip, ready for wp-admin's upload.
 */
import { stopSignal, command } from '../console/command.mjs';
import { progress } from '../console/progress.mjs';
import { setUp } from '../setup/index.mjs';
import { pack } from './pack.mjs';

await command(
	{ usage: 'npm run package    builds, and packs dist/atoll-<version>.zip' },
	async () => {
		await setUp( progress(), stopSignal() );
		const { path, files, bytes } = await pack( 'dist' );
		process.stdout.write( `${ path }  ${ files } files, ${ Math.ceil( bytes / 1024 ) } kB\n` );
	}
);
