/** Clients of one site of a network close their account there: what is deleted and kept, and what they are told. */
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { startNetwork } from './support/network.mjs';

let site;
let on;

before( async () => {
	( { site, on } = await startNetwork( 'rehearsal-network-closing' ) );
	on(
		'/',
		`require_once ABSPATH . 'wp-admin/includes/plugin.php';
		activate_plugin( 'atoll/atoll.php', '', true );
		wpmu_create_blog( '127.0.0.1', '/two/', 'two', 1 );
		wpmu_create_blog( '127.0.0.1', '/three/', 'three', 1 );`
	);
	on( '/two/', '' );
	on( '/three/', '' );
} );

after( () => site?.stop() );

/**
 * Closes an account on the site at `path`, and returns what the client sees and receives; `roles` are by site id,
 * `prepare` is PHP that can use the id of the `$user`.
 */
const close = ( path, name, roles, prepare = '' ) =>
	on(
		path,
		`global $wpdb;
		$services = ( new ReflectionProperty( Atoll\\Plugin::class, 'product' ) )->getValue( Atoll\\plugin() )->services;
		$user     = wpmu_create_user( '${ name }', 'teal otter umbrella', '${ name }@example.com' );
		foreach ( json_decode( '${ JSON.stringify( roles ) }', true ) as $site => $role ) { add_user_to_blog( $site, $user, $role ); }
		${ prepare }
		wp_set_current_user( $user );
		WP_Session_Tokens::get_instance( $user )->create( time() + 3600 );
		$section = $services->get( Atoll\\Portal\\Account\\Sections\\ClosingSection::class )->html( get_userdata( $user ) );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_mail" );
		$action  = $services->get( Atoll\\Portal\\Account\\Closing\\CloseAccountAction::class );
		$done    = $action->run(
			new Atoll\\Portal\\PlainForms\\PostedFields( array( 'understood' => '1', 'current_password' => 'teal otter umbrella' ) ),
			new Atoll\\Platform\\Access\\Identity\\Visitor( $user, '203.0.113.7', 'test' )
		);
		echo wp_json_encode(
			array(
				'login'    => false !== get_userdata( $user ),
				'member'   => is_user_member_of_blog( $user, get_current_blog_id() ),
				'sessions' => count( WP_Session_Tokens::get_instance( $user )->get_all() ),
				'section'  => $section,
				'notice'   => $action::notices()[ $done->notice ]->text,
				'mail'     => (string) $wpdb->get_var( "SELECT message FROM {$wpdb->prefix}atoll_mail ORDER BY id LIMIT 1" ),
				'user'     => $user,
			)
		);`
	);

test( 'a client of this site alone is deleted, and told so', () => {
	const { login, sessions, section, notice, mail } = close( '/two/', 'here', {
		2: 'atoll_client',
	} );
	assert.deepEqual( [ login, sessions ], [ false, 0 ] );
	assert.match( section, /my account and login will be permanently deleted/ );
	assert.match( section, /Deleted straight away: your login and profile/ );
	assert.match( notice, /your login has been deleted/ );
	assert.match( mail, /Your login, your profile and .* have been deleted/ );
} );

test( 'who goes to another site besides keeps their login, logged out everywhere, and is told so', () => {
	const { login, member, sessions, section, notice, mail } = close( '/two/', 'both', {
		1: 'subscriber',
		2: 'atoll_client',
	} );
	assert.deepEqual( [ login, member, sessions ], [ true, false, 0 ] );
	assert.match( section, /I understand that my account here will be permanently closed/ );
	for ( const told of [ section, notice, mail ] ) {
		assert.match( told, /[Yy]our login.* stays?.*because you use .* on another site too/ );
		assert.doesNotMatch( told, /login[^.]*deleted|Deleted straight away: your login/ );
	}
} );

test( 'what a client wrote while they worked there stays on a site without an administrator of its own', () => {
	const { user } = close(
		'/three/',
		'writer',
		{ 3: 'atoll_client' },
		`remove_user_from_blog( 1, 3 );
		wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Rates', 'post_author' => $user ) );`
	);
	const authors = on(
		'/three/',
		`echo wp_json_encode( array( get_userdata( ${ user } ), ...wp_list_pluck( get_posts( array( 'post_type' => 'page', 'title' => 'Rates' ) ), 'post_author' ) ) );`
	);
	assert.deepEqual( authors, [ false, '0' ] );
} );
