import assert from 'node:assert/strict';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../system/folders.mjs';
import { pathInPhp, mounts } from './playground/mounts.mjs';

const all = mounts( { wordpress: '/sites/wordpress', logs: '/sites/logs' } );

test( 'the plugin is where WordPress looks for it, with php and contract inside', () => {
	assert.equal(
		pathInPhp( join( ROOT, 'plugin/atoll.php' ), all ),
		'/wordpress/wp-content/plugins/atoll/atoll.php'
	);
	assert.equal(
		pathInPhp( join( ROOT, 'php/Plugin.php' ), all ),
		'/wordpress/wp-content/plugins/atoll/php/Plugin.php'
	);
	assert.equal( pathInPhp( '/etc/passwd', all ), null );
} );

test( 'so is its build, which may be on its way', () => {
	assert.equal(
		pathInPhp( join( ROOT, 'plugin/build/loader.js' ), all ),
		'/wordpress/wp-content/plugins/atoll/build/loader.js'
	);
} );

test( 'no mount point can appear in the repository', () => {
	for ( const { hostPath, vfsPath } of all ) {
		const within = all.filter( ( other ) => other.vfsPath.startsWith( `${ vfsPath }/` ) );
		assert.ok( within.length === 0 || ! hostPath.startsWith( ROOT ), vfsPath );
	}
} );
