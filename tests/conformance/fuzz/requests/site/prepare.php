<?php
/**
 * For the fuzzed site only: people with a login each, forms, an application, a draft and pages for them, and a list of
 * everything that a request can reach, as WordPress has it. Prints it as JSON; called again, it makes new ones.
 *
 * @package Atoll
 */

declare( strict_types=1 );

namespace Atoll\Tests\Fuzz;

use Atoll\Tests\WordPress\Support\Contract\Surface;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Inside;

foreach ( array( 'Http/Browser', 'Http/Http', 'Http/HttpAnswer', 'Inside', 'Contract/Surface' ) as $class ) {
	require_once dirname( __DIR__, 4 ) . "/php/wordpress/Support/{$class}.php";
}
require_once ABSPATH . 'wp-admin/includes/admin.php';

const FIXTURES = __DIR__ . '/../../../../fixtures/gravity/';
// Requests end their logins: the others of a role go on.
const EACH     = 5;
const ROLES    = array(
	'client'        => 'atoll_client',
	'staff'         => 'atoll_staff',
	'editor'        => 'editor',
	'administrator' => 'administrator',
);

$send = static function ( string $route, array $body ): array {
	$request = new \WP_REST_Request( 'POST', $route );
	$request->set_header( 'Content-Type', 'application/json' );
	$request->set_body( (string) wp_json_encode( $body ) );
	return (array) rest_do_request( $request )->get_data();
};
$show = static fn( string $content ): int => (int) wp_insert_post(
	array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Fuzz', 'post_content' => $content )
);
$address = static fn( int $id ): string => (string) wp_parse_url( (string) get_permalink( $id ), PHP_URL_PATH );

$users = array();
foreach ( ROLES as $who => $role ) {
	for ( $i = 0; $i < EACH; $i++ ) {
		$name            = $who . '-' . bin2hex( random_bytes( 4 ) );
		$users[ $who ][] = (int) wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => 'password',
				'user_email' => "{$name}@example.com",
				'role'       => $role,
			)
		);
	}
}
wp_set_current_user( $users['administrator'][0] );
$forms = array();
foreach ( array( 'enquiry', 'every-kind', 'logic' ) as $fixture ) {
	$form    = json_decode( (string) file_get_contents( FIXTURES . "{$fixture}.json" ), true );
	$changed = array( 'save' => array( 'enabled' => true ), 'entrySave' => true ) + $form;
	$forms[] = (int) ( $send( '/gf/v2/forms', $changed )['id'] ?? 0 );
}
// A long run asks for other things as often as a short one.
$former = get_posts( array( 'post_type' => 'page', 'title' => 'Fuzz', 'numberposts' => -1, 'fields' => 'ids' ) );
foreach ( $former as $earlier ) {
	wp_delete_post( $earlier, true );
}
$pages = array();
foreach ( array_filter( $forms ) as $number ) {
	$pages[] = $show( "<!-- wp:atoll/form {\"formId\":{$number}} /-->" );
}
$calculator = $show( '<!-- wp:atoll/calculator /-->' );
$answers    = array(
	'input_1'          => 'Jo',
	'input_2'          => 'jo@example.com',
	'input_11_1'       => '1',
	'gform_source_url' => get_permalink( $pages[0] ),
);
wp_set_current_user( $users['client'][0] );
$send( "/gf/v2/forms/{$forms[0]}/submissions", $answers + array( 'gform_unique_id' => bin2hex( random_bytes( 10 ) ) ) );
wp_set_current_user( 0 );
$draft = (string) (
	$send( "/gf/v2/forms/{$forms[0]}/submissions", $answers + array( 'gform_save' => '1' ) )['resume_token'] ?? ''
);
$entry = Inside::get( \Atoll\Forms\Entries\Storage\EntryRepository::class )->list(
	new \Atoll\Forms\Entries\Storage\EntryCriteria()
)[0]->id ?? 0;

$people = array( 'visitor' => array( array( 'cookie' => '', 'nonces' => new \stdClass() ) ) );
$nonceActions = array(
	'wp_rest', 'atoll-import', 'atoll_export', 'atoll_mail_notice', 'atoll_set_up', 'atoll_form',
	"atoll_duplicate_form{$pages[0]}", "atoll_edit_{$entry}", 'log-out',
);
$portal  = Surface::portalForms();
$login   = static function ( int $user ) use ( $nonceActions, $entry ): array {
	$browser = Browser::of( $user );
	$names   = array(
		...$nonceActions,
		...array_map( static fn( $name ) => "atoll_entry_action_{$name}_{$entry}", Surface::entryForms() ),
	);
	$nonces  = array();
	foreach ( $names as $name ) {
		$nonces[ $name ] = $browser->nonce( $user, $name );
	}
	return array(
		'cookie' => implode(
			'; ',
			array_map(
				static fn( $name, $value ) => "{$name}={$value}",
				array_keys( $browser->cookies ),
				$browser->cookies
			)
		),
		'nonces' => $nonces,
	);
};
foreach ( $users as $who => $each ) {
	$people[ $who ] = array_map( $login, $each );
}

wp_set_current_user( $users['administrator'][0] );
$shown = get_posts(
	array(
		'post_type'   => array( 'page', 'post' ),
		'numberposts' => -1,
		'fields'      => 'ids',
		'orderby'     => 'ID',
		'order'       => 'ASC',
	)
);
$ids   = array(
	'form'  => $forms,
	'post'  => array( $pages[0], (int) ( $shown[0] ?? 1 ) ),
	'entry' => array( $entry ),
	'token' => array( $draft ),
	'group' => array_map(
		static fn( $file ) => basename( $file, '.json' ),
		(array) glob( dirname( __DIR__, 5 ) . '/contract/settings/*.json' )
	),
	'user'  => array_merge( ...array_values( $users ) ),
);
echo wp_json_encode(
	array(
		'people'     => $people,
		'known'      => $ids,
		'routes'     => Surface::routes(),
		'doors'      => Surface::doors(),
		'screens'    => array_keys( Surface::screens() ),
		'portal'     => $portal,
		'entryForms' => Surface::entryForms(),
		'abilities'  => Surface::abilities(),
		'pages'      => array_values(
			array_unique( array_map( $address, array( ...$pages, $calculator, ...$shown ) ) )
		),
		'answers'    => $answers,
		'form'       => json_decode( (string) file_get_contents( FIXTURES . 'enquiry.json' ), true ),
	)
);
