/**
 * npm run package: builds and packs the plugin as dist/atoll-<version>.zip, ready for wp-admin's upload.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asked, command } from '../console/command.mjs';
import { progress } from '../console/progress.mjs';
import { setUp } from '../setup/index.mjs';
import { ROOT } from '../system/folders.mjs';
import { contents } from './contents.mjs';
import { zip } from './zip.mjs';

await command( async () => {
	await setUp( progress(), asked() );
	const { version } = JSON.parse( readFileSync( join( ROOT, 'package.json' ), 'utf8' ) );
	const files = contents();
	const archive = zip( files );
	const path = `dist/atoll-${ version }.zip`;
	mkdirSync( join( ROOT, 'dist' ), { recursive: true } );
	writeFileSync( join( ROOT, path ), archive );
	process.stdout.write(
		`${ path }  ${ files.length } files, ${ Math.ceil( archive.length / 1024 ) } kB\n`
	);
} );
