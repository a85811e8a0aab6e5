/**
 * The plugin on a network: active on all sites, each with its own data; a site is deleted, then the plugin. Each test
 * continues where the previous one ended.
 */
import assert from 'node:assert/strict';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import {
	leaveFile,
	PLUGIN_ADMIN,
	startNetwork,
	TURN_OFF,
	TURN_ON,
	WEAR_AND_KEEP,
	WEARS,
} from './support/network.mjs';

const FORM = `array( 'title' => 'Name', 'fields' => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ) ) )`;

let site;
let files;
let on;

const tablesOf = ( number ) =>
	on(
		'/',
		`global $wpdb; echo wp_json_encode( $wpdb->get_col( "SHOW TABLES LIKE '" . $wpdb->get_blog_prefix( ${ number } ) . "atoll\\\\_%'" ) );`
	);

/** Setting of an owner who wants the data deleted together with the plugin. */
const DELETE = "array( 'whenDeleted' => 'delete' )";

const deleteSite = ( number, alsoData ) =>
	on(
		'/',
		`update_blog_option( ${ number }, 'atoll_deletion', ${ alsoData ? DELETE : 'array()' } );
		require_once ABSPATH . 'wp-admin/includes/ms.php';
		wp_delete_site( ${ number } );`
	);

before( async () => {
	( { site, files, on } = await startNetwork( 'rehearsal-network' ) );
} );

after( () => site?.stop() );

test( 'active for the network, each site makes its own tables at its first request', () => {
	on(
		'/',
		`${ TURN_ON }
		foreach ( array( 'two', 'three', 'four' ) as $name ) { wpmu_create_blog( '127.0.0.1', "/{$name}/", $name, 1 ); }`
	);
	assert.deepEqual( tablesOf( 2 ), [] );
	[ '/', '/two/', '/three/', '/four/' ].forEach( ( path ) => on( path, '' ) );
	const own = ( number ) =>
		tablesOf( number ).map( ( name ) => name.replace( /^.*?atoll_/, '' ) );
	assert.ok( own( 1 ).length > 10 );
	const ofEach = own( 1 ).filter( ( name ) => name !== 'throttles' );
	[ 2, 3, 4 ].forEach( ( number ) => assert.deepEqual( own( number ), ofEach ) );
} );

test( 'tries at a login are counted for all sites together', () => {
	const guess = ( path ) =>
		on( path, `echo wp_json_encode( is_wp_error( wp_authenticate( 'nobody', 'wrong' ) ) );` );
	assert.deepEqual( [ '/two/', '/three/', '/' ].map( guess ), [ true, true, true ] );
	const fewest = `global $wpdb; echo wp_json_encode( (int) $wpdb->get_var( "SELECT MIN(tries) FROM {$wpdb->base_prefix}atoll_throttles" ) );`;
	assert.equal( on( '/', fewest ), 3 );
} );

test( 'what is sent to one site is of that site alone', () => {
	const send = `
		$form = Atoll\\Tests\\service( Atoll\\Forms\\Definitions\\Storage\\FormWriter::class )->create( ${ FORM } )->form->id();
		$ask  = new WP_REST_Request( 'POST', "/gf/v2/forms/{$form}/submissions" );
		$ask->set_body_params( array( 'input_1' => 'Jo' ) );
		$ask->set_header( 'Content-Type', 'application/x-www-form-urlencoded' );
		echo wp_json_encode( rest_do_request( $ask )->get_status() );`;
	assert.equal( on( '/two/', send ), 200 );
	const count = `global $wpdb; echo wp_json_encode( (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_entries" ) );`;
	assert.deepEqual(
		[ '/', '/two/', '/three/' ].map( ( path ) => on( path, count ) ),
		[ 0, 1, 0 ]
	);
} );

test( 'a link to another site’s form opens none of this one’s', () => {
	const marked = ( path, links ) =>
		on(
			path,
			`$form = Atoll\\Tests\\service( Atoll\\Forms\\Definitions\\Storage\\FormWriter::class )->create( ${ FORM } )->form->id();
			$mark = static function ( $link ) use ( $form ) {
				return str_contains( do_blocks( "<!-- wp:paragraph --><p><a href='{$link}#atoll-form-{$form}'>A</a></p><!-- /wp:paragraph -->" ), 'data-island' );
			};
			echo wp_json_encode( array_map( $mark, array( '${ links.join( "', '" ) }' ) ) );`
		);
	const links = [ '/contact/', '/two/contact/', 'http://127.0.0.1/two', '/three/' ];
	assert.deepEqual( marked( '/', links ), [ true, false, false, false ] );
	assert.deepEqual( marked( '/two/', links ), [ false, true, true, false ] );
} );

test( 'each site has a theme and no events of the plugin while that is off, and wears its own again afterwards', () => {
	const [ other ] = on( '/four/', WEARS );
	on(
		'/four/',
		`switch_theme( 'atoll' ); wp_schedule_event( time() + 60, 'daily', 'atoll_drafts_expire' );`
	);
	on( '/', TURN_OFF );
	assert.deepEqual( on( '/four/', WEARS ), [ other, true, false ] );
	on( '/', TURN_ON );
	assert.deepEqual( on( '/four/', WEARS ), [ 'atoll', true, false ] );
	assert.equal( on( '/three/', WEARS )[ 0 ], other );
} );

test( 'a network that is done with the plugin leaves it to a site that switched it on too, and to other networks', () => {
	const ofNetwork = ( number ) =>
		`$wpdb->update( $wpdb->blogs, array( 'site_id' => ${ number } ), array( 'blog_id' => 3 ) ); clean_blog_cache( 3 );`;
	on( '/', TURN_OFF );
	on( '/four/', `${ PLUGIN_ADMIN } activate_plugin( 'atoll/atoll.php' );` );
	const { file, isPublic } = on( '/four/', WEAR_AND_KEEP );
	assert.equal( isPublic, false );
	on(
		'/',
		`${ ofNetwork( 2 ) }
		switch_to_blog( 3 );
		wp_schedule_event( time() + 60, 'daily', 'atoll_drafts_expire' );`
	);
	on( '/', TURN_ON );
	on( '/', TURN_OFF );
	assert.deepEqual( on( '/four/', WEARS ), [ 'atoll', true, true ] );
	assert.equal( existsSync( file ), false );
	assert.equal( on( '/', `switch_to_blog( 3 ); ${ WEARS }` )[ 2 ], true );

	on( '/four/', `${ PLUGIN_ADMIN } deactivate_plugins( 'atoll/atoll.php' );` );
	assert.equal( existsSync( file ), true, 'It leaves the site for good.' );
	on( '/', ofNetwork( 1 ) );
	on( '/', TURN_ON );
} );

test( 'a site that is deleted leaves its data, unless its owner asked', () => {
	[ 2, 3, 4 ].forEach( ( number ) => leaveFile( join( files, `site-${ number }` ) ) );
	deleteSite( 2, false );
	deleteSite( 3, true );
	assert.ok( tablesOf( 2 ).length > 10 );
	assert.deepEqual( tablesOf( 3 ), [] );
	assert.ok( tablesOf( 4 ).length > 10 );
	assert.deepEqual(
		[ 2, 3, 4 ].map( ( number ) => existsSync( join( files, `site-${ number }` ) ) ),
		[ true, false, true ]
	);
} );

const uninstall = `define( 'WP_UNINSTALL_PLUGIN', 'atoll/atoll.php' );
	require WP_PLUGIN_DIR . '/atoll/uninstall.php';
	echo wp_json_encode( get_user_meta( 1, 'atoll_phone', true ) );`;

/** Two-step login of the network's owner, whose key is in the main site's options. */
const switchOnTwoStep = `Atoll\\Tests\\service( Atoll\\Portal\\TwoFactor\\TwoFactor::class )->switchOn( 1, random_bytes( 20 ), 1 );`;

test( 'the main site leaves the key of everybody’s two-step logins to the sites that keep their data', () => {
	const left = on(
		'/',
		`${ switchOnTwoStep }
		update_option( 'atoll_deletion', ${ DELETE } );
		Atoll\\Tests\\service( Atoll\\Composition\\Uninstaller::class )->run();
		echo wp_json_encode( $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE 'atoll\\\\_%'" ) );`
	);
	assert.deepEqual( left, [ 'atoll_drafts_key' ] );
} );

test( 'the plugin that is deleted takes the data of those sites that asked', () => {
	on( '/', `update_user_meta( 1, 'atoll_phone', '0412 345 678' );` );
	assert.equal(
		on( '/', `update_blog_option( 4, 'atoll_deletion', ${ DELETE } ); ${ uninstall }` ),
		'0412 345 678',
		'People are those of all sites.'
	);
	assert.ok( tablesOf( 1 ).length > 10 );
	on( '/', `global $wpdb; delete_site_option( 'active_sitewide_plugins' );` );
	assert.deepEqual( tablesOf( 4 ), [] );
	assert.equal( existsSync( join( files, 'site-4' ) ), false );
	assert.equal(
		on(
			'/',
			`foreach ( get_sites( array( 'fields' => 'ids' ) ) as $id ) { update_blog_option( $id, 'atoll_deletion', ${ DELETE } ); } ${ uninstall }`
		),
		''
	);
	assert.deepEqual( tablesOf( 1 ), [] );
} );

test( 'a plugin that is deleted while a single site uses it leaves that site a theme, no events and its files', () => {
	on( '/', `wpmu_create_blog( '127.0.0.1', '/five/', 'five', 1 );` );
	on( '/five/', `${ PLUGIN_ADMIN } activate_plugin( 'atoll/atoll.php' );` );
	const { file, isPublic } = on( '/five/', WEAR_AND_KEEP );
	assert.equal( isPublic, false );
	const number = on(
		'/',
		`echo wp_json_encode( get_sites( array( 'path' => '/five/' ) )[0]->id );`
	);
	on( '/', uninstall );
	const left = on(
		'/',
		`switch_to_blog( ${ number } );
		echo wp_json_encode( array( wp_get_theme()->exists() && 'atoll' !== get_template(), wp_next_scheduled( 'atoll_drafts_expire' ) ) );`
	);
	assert.deepEqual( left, [ true, false ] );
	assert.ok( existsSync( file ) );
	assert.ok( tablesOf( number ).length > 10, 'Its owner did not ask for more.' );
} );

test( 'what the sites have in common goes with the last of them, also where the main site never had the plugin', () => {
	on(
		'/five/',
		`${ switchOnTwoStep } update_user_meta( 1, 'atoll_phone', '0412 345 678' ); update_option( 'atoll_deletion', ${ DELETE } );`
	);
	const key = `echo wp_json_encode( false !== get_option( 'atoll_drafts_key' ) );`;
	assert.equal( tablesOf( 1 ).length, 1, 'Tries at a login are counted there.' );
	assert.equal( on( '/', key ), true );
	assert.equal( on( '/', uninstall ), '' );
	assert.deepEqual( tablesOf( 1 ), [] );
	assert.equal( on( '/', key ), false );
} );
