/**
 * Runs `wp-env start` on WordPress Playground, with a local copy of WordPress: its only network request is for the
 * number of the latest version, which is in its cache. Needs no Docker.
 */
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { promisify } from 'node:util';
import { ROOT } from '../../scripts/system/folders.mjs';
import { freePort } from '../../scripts/system/ports.mjs';
import { versionOf } from '../../scripts/wordpress/core.mjs';
import { findCore } from '../../scripts/wordpress/index.mjs';
import { answersTo, formIn } from '../smoke/support/enquiry.mjs';

const require = createRequire( import.meta.url );

/** Returns an internal module of wp-env; its package exports only the command, so a path is needed. */
const part = ( name ) => join( ROOT, 'node_modules/@wordpress/env', name );

const folder = mkdtempSync( join( tmpdir(), 'atoll-wp-env-' ) );

const port = await freePort();
const url = `http://localhost:${ port }`;

const env = {
	...process.env,
	WP_ENV_HOME: join( folder, 'home' ),
	WP_ENV_CORE: join( folder, 'core' ),
	WP_ENV_PORT: String( port ),
};

const wpEnv = ( ...args ) =>
	promisify( execFile )( process.execPath, [ part( 'bin/wp-env' ), ...args ], {
		cwd: ROOT,
		env,
	} );

/** Response of wordpress.org in wp-env's cache. */
async function noteLatest( version ) {
	Object.assign( process.env, env );
	require( part( 'lib/wordpress.js' ) ).getLatestWordPressVersion = async () => version;
	const { workDirectoryPath } = await require( part( 'lib/config/index.js' ) ).loadConfig( ROOT );
	await require( part( 'lib/cache.js' ) ).setCache( 'latestWordPressVersion', version, {
		workDirectoryPath,
	} );
}

/** Sends a request that Playground does not log in automatically. */
const visit = ( path, init = {} ) =>
	fetch( `${ url }${ path }`, {
		...init,
		headers: { Cookie: 'playground_auto_login_already_happened=1' },
	} );

before( async () => {
	const core = await findCore( {} );
	cpSync( core, env.WP_ENV_CORE, { recursive: true } );
	await noteLatest( versionOf( core ) );
	await wpEnv( 'start', '--runtime=playground' );
} );

after( async () => {
	await wpEnv( 'stop' );
	rmSync( folder, { recursive: true, force: true } );
} );

test( 'the site is that of npm start', async () => {
	for ( const [ path, words ] of [
		[ '/', 'Banksia Finance' ],
		[ '/contact/', 'Send enquiry' ],
		[ '/portal/login/', 'Forgotten your password?' ],
	] ) {
		const answer = await visit( path );
		assert.equal( answer.status, 200, path );
		assert.ok( ( await answer.text() ).includes( words ), path );
	}
} );

test( 'an enquiry is taken', async () => {
	const form = formIn( await ( await visit( '/contact/' ) ).text() );
	const answer = await visit( `/wp-json/gf/v2/forms/${ form.id }/submissions`, {
		method: 'POST',
		body: answersTo( form ),
	} );
	assert.equal( answer.status, 200, await answer.clone().text() );
	assert.equal( ( await answer.json() ).is_valid, true );
} );
