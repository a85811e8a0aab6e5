import assert from 'node:assert/strict';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { ROOT } from '../system/folders.mjs';

const require = createRequire( import.meta.url );

/** Returns an internal module of wp-env; its package exports only the command, so a path is needed. */
const part = ( name ) => require( join( ROOT, 'node_modules/@wordpress/env/lib', name ) );

/** Returns `.wp-env.json` as wp-env parses it; its only network request gets a fixed response. */
async function parsedConfig() {
	process.env.WP_ENV_HOME = join( tmpdir(), 'atoll-wp-env' );
	part( 'wordpress.js' ).getLatestWordPressVersion = async () => '7.1.4';
	const { loadConfig } = part( 'config/index.js' );
	return loadConfig( ROOT );
}

test( 'wp-env mounts the plugin under its own name, with php and contract inside it', async () => {
	const { env } = await parsedConfig();
	const mappings = Object.entries( env.development.mappings ).map( ( [ to, source ] ) => [
		to,
		source.path,
	] );
	assert.deepEqual( mappings.slice( 0, 3 ), [
		[ 'wp-content/plugins/atoll', join( ROOT, 'plugin' ) ],
		[ 'wp-content/plugins/atoll/php', join( ROOT, 'php' ) ],
		[ 'wp-content/plugins/atoll/contract', join( ROOT, 'contract' ) ],
	] );
	assert.deepEqual( env.development.pluginSources, [] );
} );

test( 'wp-env runs the latest WordPress as a local environment, with errors in a log', async () => {
	const { env } = await parsedConfig();
	const { config, coreSource, phpVersion } = env.development;
	assert.equal( coreSource.ref, '7.1.4' );
	assert.ok( Number( phpVersion ) >= 8.1 );
	assert.equal( config.WP_ENVIRONMENT_TYPE, 'local' );
	assert.equal( config.WP_DEBUG_LOG, true );
	assert.equal( config.WP_DEBUG_DISPLAY, false );
} );

test( 'wp-env brings the demo site after its start', async () => {
	const { env, lifecycleScripts } = await parsedConfig();
	assert.equal( lifecycleScripts.afterStart, 'node scripts/env/install-site.mjs' );
	assert.equal(
		env.development.mappings[ 'wp-content/mu-plugins' ].path,
		join( ROOT, 'scripts/env/mu-plugins' )
	);
} );
