import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fromWordPressOrg } from './wordpress-org.mjs';

const temp = mkdtempSync( join( tmpdir(), 'atoll-org-' ) );
const answers = {};
const server = createServer( ( request, response ) =>
	response.writeHead( answers[ request.url ] ? 200 : 404 ).end( answers[ request.url ] )
);
let site;

before( async () => {
	const source = join( temp, 'wordpress/wp-includes' );
	mkdirSync( source, { recursive: true } );
	writeFileSync( join( temp, 'wordpress/wp-settings.php' ), '<?php' );
	writeFileSync( join( source, 'version.php' ), "<?php\n$wp_version = '7.1.4';\n" );
	execFileSync( 'tar', [ '-czf', join( temp, 'a.tar.gz' ), '-C', temp, 'wordpress' ] );
	answers[ '/latest.tar.gz' ] = readFileSync( join( temp, 'a.tar.gz' ) );
	await new Promise( ( resolve ) => server.listen( 0, '127.0.0.1', resolve ) );
	site = `http://127.0.0.1:${ server.address().port }`;
} );

after( () => {
	server.close();
	rmSync( temp, { recursive: true } );
} );

const fetchTo = ( name ) => {
	const to = join( temp, name );
	return fromWordPressOrg( { to, temp, log() {}, site } );
};

test( 'unpacks what fits its checksum', async () => {
	answers[ '/latest.tar.gz.sha1' ] = createHash( 'sha1' )
		.update( answers[ '/latest.tar.gz' ] )
		.digest( 'hex' );
	assert.equal( await fetchTo( 'good' ), true );
	assert.ok( existsSync( join( temp, 'good/wp-includes/version.php' ) ) );
} );

test( 'takes nothing that does not', async () => {
	answers[ '/latest.tar.gz.sha1' ] = '0'.repeat( 40 );
	await assert.rejects( fetchTo( 'bad' ), /checksum/ );
	assert.equal( existsSync( join( temp, 'bad' ) ), false );
} );

test( 'takes nothing without a checksum', async () => {
	delete answers[ '/latest.tar.gz.sha1' ];
	await assert.rejects( fetchTo( 'none' ), /404/ );
} );
