/** Folders of visitors' files on a network: each site has its own, even the one that existed before the network. */
import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';
import { leaveFile, startNetwork, TURN_ON, UNKNOWN } from './support/network.mjs';

let site;
let files;
let on;
let folders;

before( async () => {
	( { site, files, on } = await startNetwork( 'rehearsal-network-files' ) );
	folders = [ 1, 2 ].map( ( number ) => join( files, `site-${ number }` ) );
	on( '/', `${ TURN_ON } wpmu_create_blog( '127.0.0.1', '/two/', 'two', 1 );` );
	[ '/', '/two/' ].forEach( ( path ) => on( path, '' ) );
} );

after( () => site?.stop() );

test( 'files of every site lie beside the web server’s folder, of which a site’s path is no part', () => {
	const folder = `echo wp_json_encode( dirname( Atoll\\Forms\\Uploads\\Storage\\FolderPlaces::all()[0] ) );`;
	const beside = dirname( site.wordpressDir );
	assert.deepEqual(
		[ '/', '/two/' ].map( ( path ) => on( path, folder ) ),
		[ beside, beside ]
	);
} );

test( 'one site clears up its own files and nobody else’s', () => {
	const [ first, second ] = folders.map( leaveFile );
	on(
		'/',
		`update_option( 'atoll_unknown_files', array( '${ UNKNOWN }' => time() - 31 * DAY_IN_SECONDS ), false );
		do_action( 'atoll_uploads_clean' );`
	);
	assert.deepEqual( [ existsSync( first ), existsSync( second ) ], [ false, true ] );
} );

test( 'what a site had before it became a network stays its own, and goes without what the others have', () => {
	const folder = 'Atoll\\Forms\\Uploads\\Storage\\StorageFolder';
	const current = `echo wp_json_encode( ( new ${ folder }() )->current() );`;
	const [ first, second ] = folders.map( leaveFile );
	assert.equal( on( '/', current ), folders[ 0 ] );
	// What the site received since then is gone; the files that protect the folder stay, as in one that was only looked at.
	rmSync( dirname( first ), { recursive: true } );
	const old = leaveFile( files );
	on(
		'/',
		`file_put_contents( ATOLL_UPLOADS_DIR . '/owner.php', ( new Atoll\\Forms\\Uploads\\Storage\\FolderOwner() )->content() );`
	);
	assert.equal( on( '/', current ), files );
	assert.equal( on( '/two/', current ), folders[ 1 ] );

	on( '/', `( new ${ folder }() )->remove();` );
	assert.deepEqual( [ first, second, old ].map( existsSync ), [ false, true, false ] );
	rmSync( join( files, 'owner.php' ) );
} );
