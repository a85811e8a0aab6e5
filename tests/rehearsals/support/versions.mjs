import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../../scripts/system/folders.mjs';

const PARTS = [ 'plugin', 'php', 'contract', 'scripts', 'blocks', 'src', 'package.json' ];

const git = ( ...args ) => execFileSync( 'git', args, { cwd: ROOT, maxBuffer: 2 ** 28 } );

/** Version before the last two that changed the database: one of them raised its number after its step. */
function previous() {
	const changes = [ '-GSTEPS = [0-9]+', '--', 'php/Composition/Product.php' ];
	const changed = String( git( 'log', '-2', '--format=%H', ...changes ) ).split( '\n' )[ 1 ];
	if ( ! changed ) {
		throw new Error(
			'An earlier version is needed: fetch the whole history of the repository.'
		);
	}
	return `${ changed }^`;
}

/** Checks out that version into a folder, with its contract compiled and the current built scripts. */
export function layOutPrevious( folder ) {
	rmSync( folder, { recursive: true, force: true } );
	mkdirSync( folder, { recursive: true } );
	execFileSync( 'tar', [ '-x', '-C', folder ], {
		input: git( 'archive', previous(), ...PARTS ),
	} );
	symlinkSync( join( ROOT, 'node_modules' ), join( folder, 'node_modules' ) );
	cpSync( join( ROOT, 'plugin/build' ), join( folder, 'plugin/build' ), { recursive: true } );
	execFileSync( process.execPath, [ join( folder, 'scripts/contract/index.mjs' ) ], {
		cwd: folder,
	} );
	return join( folder, 'plugin' );
}

/** Replaces the site's version of the plugin. */
export function replacePlugin( { wordpressDir }, plugin ) {
	const place = join( wordpressDir, 'wp-content/plugins/atoll' );
	rmSync( place, { recursive: true, force: true } );
	symlinkSync( plugin, place );
}

export const PRESENT = join( ROOT, 'plugin' );
