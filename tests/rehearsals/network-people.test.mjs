/** Users of a network, who share one login on all its sites: who may see what on each site, and who is kept. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startNetwork } from './support/network.mjs';

let site;
let on;

before( async () => {
	( { site, on } = await startNetwork( 'rehearsal-network-people' ) );
	on(
		'/',
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'atoll/atoll.php', '', true );
		wpmu_create_blog( '127.0.0.1', '/two/', 'two', 1 );`
	);
	on( '/two/', '' );
} );

after( () => site?.stop() );

test( 'private pages are for people of their own site, and for who runs the network', () => {
	const seen = on(
		'/two/',
		`$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Rates', 'meta_input' => array( 'atoll_private' => '1' ) ) );
		$of = static function ( int $site, string $name ): int {
			$user = wpmu_create_user( $name, 'teal otter umbrella', "{$name}@example.com" );
			add_user_to_blog( $site, $user, 'subscriber' );
			return $user;
		};
		echo wp_json_encode(
			array_map(
				static function ( int $user ) use ( $page ): int {
					wp_set_current_user( $user );
					return count( get_posts( array( 'post_type' => 'page', 'include' => array( $page ) ) ) );
				},
				array( 1, $of( 2, 'own' ), $of( 1, 'other' ), 0 )
			)
		);`
	);
	assert.deepEqual( seen, [ 1, 1, 0, 0 ] );
} );

test( 'a login asks for a code on every site, as it opens those that want one too', () => {
	const asked = on(
		'/two/',
		`$user     = wpmu_create_user( 'staff', 'teal otter umbrella', 'staff@example.com' );
		Atoll\\Tests\\service( Atoll\\Portal\\TwoFactor\\TwoFactor::class )->switchOn( $user, random_bytes( 20 ), 1 );
		update_option( 'atoll_portal', array( 'twoStepLogin' => 'off' ) );
		$in = wp_authenticate( 'staff', 'teal otter umbrella' );
		echo wp_json_encode( is_wp_error( $in ) ? $in->get_error_code() : 'in' );`
	);
	assert.equal( asked, 'empty_password' );
} );

test( 'what somebody sent to a site is nobody’s there once they are taken off it, or deleted', () => {
	const [ taken, deleted ] = on(
		'/two/',
		`global $wpdb;
		$sent = static function ( string $name ) use ( $wpdb ): array {
			$user = wpmu_create_user( $name, 'teal otter umbrella', "{$name}@example.com" );
			add_user_to_blog( 2, $user, 'atoll_client' );
			$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->prefix}atoll_entries (form_number, idempotency_key, fingerprint, answers, words, user_agent, source_url, spam, date_created, date_updated, date_moved, created_by) VALUES (1, %s, %s, %s, %s, %s, %s, %s, %s, %s, %s, %d)", $name, $name, "{}", "", "", "", "", ...array_fill( 0, 3, "2026-01-01 00:00:00" ), ...array( $user ) ) );
			return array( $user, $wpdb->insert_id );
		};
		echo wp_json_encode( array( $sent( 'taken' ), $sent( 'deleted' ) ) );`
	);
	on(
		'/',
		`require_once ABSPATH . 'wp-admin/includes/ms.php';
		remove_user_from_blog( ${ taken[ 0 ] }, 2 );
		wpmu_delete_user( ${ deleted[ 0 ] } );`
	);
	const owners = on(
		'/two/',
		`global $wpdb; echo wp_json_encode( array_map( 'intval', $wpdb->get_col( "SELECT created_by FROM {$wpdb->prefix}atoll_entries WHERE id IN (${ taken[ 1 ] }, ${ deleted[ 1 ] })" ) ) );`
	);
	assert.deepEqual( owners, [ 0, 0 ] );
} );

test( 'a client of one site has no wp-admin on another, where they have no role, and whoever works somewhere has', () => {
	const make = ( name, sites ) =>
		on(
			'/',
			`$user = wpmu_create_user( '${ name }', 'teal otter umbrella', '${ name }@example.com' );
			foreach ( json_decode( '${ JSON.stringify( sites ) }', true ) as $site => $role ) { add_user_to_blog( $site, $user, $role ); }
			echo $user;`
		);
	on( '/', `wpmu_create_blog( '127.0.0.1', '/three/', 'three', 1 );` );
	const client = make( 'client', { 2: 'atoll_client' } );
	const members = [
		make( 'editor', { 2: 'atoll_client', 3: 'editor' } ),
		make( 'member', { 1: 'subscriber', 2: 'atoll_client' } ),
		make( 'nobody', {} ),
		make( 'owner', { 2: 'atoll_client' } ),
	];
	on(
		'/',
		`require_once ABSPATH . 'wp-admin/includes/ms.php'; grant_super_admin( ${ members[ 3 ] } );`
	);
	const may = ( user ) =>
		on(
			'/',
			`wp_set_current_user( ${ user } );
			echo wp_json_encode( array( current_user_can( 'edit_user', ${ user } ), wp_is_application_passwords_available_for_user( get_userdata( ${ user } ) ) ) );`
		);
	assert.deepEqual( may( client ), [ false, false ] );
	members.forEach( ( user ) => assert.deepEqual( may( user ), [ true, true ] ) );
	const led = ( user ) =>
		on(
			'/',
			`wp_set_current_user( ${ user } );
			add_filter( 'wp_redirect', static function ( string $to ) { echo wp_json_encode( $to ); exit; } );
			define( 'WP_ADMIN', true );
			Atoll\\Tests\\service( Atoll\\Portal\\Users\\AdminAreaRestriction::class )->redirect();`
		);
	const portal = on(
		'/two/',
		`$page = wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'My applications' ) );
		update_option( 'atoll_portal', array( 'dashboardPage' => $page ) + (array) get_option( 'atoll_portal', array() ) );
		echo wp_json_encode( get_permalink( $page ) );`
	);
	assert.match( portal, /\/two\// );
	assert.equal( led( client ), portal );
	members.forEach( ( user ) => assert.equal( led( user ), null ) );
} );
