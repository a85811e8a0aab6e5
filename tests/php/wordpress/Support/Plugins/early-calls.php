<?php
/**
 * Loads WordPress with Atoll and, right after Atoll, asks of it what other plugins ask while they load: before
 * WordPress knows who is there, has parsed the address or registered anything.
 *
 * Prints JSON: what each call threw, by its name; empty when all went well.
 *
 * Usage: php early-calls.php /folder/of/wordpress
 *
 * @package Atoll
 */

declare( strict_types=1 );

const CALLS = array(
	'posts'      => 'get_posts',
	'any posts'  => array(
		'get_posts',
		array( 'post_type' => 'any', 'post_status' => 'any', 'suppress_filters' => false ),
	),
	'forms'      => array( 'get_posts', array( 'post_type' => 'atoll_form', 'suppress_filters' => false ) ),
	'pages'      => 'get_pages',
	'page'       => array( 'get_page_by_path', 'sample-page' ),
	'menus'      => 'wp_get_nav_menus',
	'terms'      => array( 'get_terms', array( 'hide_empty' => false ) ),
	'comments'   => 'get_comments',
	'users'      => 'get_users',
	'counts'     => 'wp_count_posts',
	'theme'      => 'wp_get_theme',
	'themes'     => 'wp_get_themes',
	'templates'  => 'get_template_directory',
	'uploads'    => 'wp_upload_dir',
	'option'     => array( 'update_option', 'atoll_test_of_early_calls', '1' ),
	'schedule'   => array( 'wp_schedule_single_event', 2000000000, 'atoll_test_of_early_calls' ),
	'scheduled'  => array( 'wp_clear_scheduled_hook', 'atoll_test_of_early_calls' ),
	'schedules'  => 'wp_get_schedules',
	'blocks'     => array( 'do_blocks', '<!-- wp:paragraph --><p>Hello</p><!-- /wp:paragraph -->' ),
	'shortcodes' => array( 'do_shortcode', '[atoll_form id="1"] Hello' ),
	'title'      => array( 'apply_filters', 'the_title', 'Hello', 1 ),
	'link'       => array( 'home_url', '/hello' ),
	'mail'       => array( 'apply_filters', 'wp_mail_from', 'one@example.com' ),
	'meta'       => array( 'get_post_meta', 1 ),
	'robots'     => array( 'apply_filters', 'wp_robots', array() ),
	'metadata'   => array( 'update_post_meta', 1, 'atoll_test_of_early_calls', '1' ),
);

$trouble = array();
$call    = static function ( string $plugin ) use ( &$trouble ): void {
	if ( ! str_ends_with( $plugin, '/atoll.php' ) ) {
		return;
	}
	$asked = '';
	add_action(
		'doing_it_wrong_run',
		static function ( string $what ) use ( &$trouble, &$asked ): void {
			if ( str_contains( (string) wp_debug_backtrace_summary(), 'Atoll\\' ) ) {
				$trouble[ $asked ] = "called {$what}, which is too early";
			}
		}
	);
	foreach ( CALLS as $name => $what ) {
		$asked      = $name;
		$translated = did_filter( 'gettext_atoll' );
		try {
			$arguments = (array) $what;
			array_shift( $arguments )( ...$arguments );
			// WordPress says in the log of every site that is not in English that it is too early.
			if ( did_filter( 'gettext_atoll' ) > $translated ) {
				$trouble[ $name ] = 'asked for a text in the site\'s language';
			}
		} catch ( Throwable $error ) {
			$trouble[ $name ] = $error->getMessage() . ' in ' . basename( $error->getFile() ) . ':' . $error->getLine();
		}
	}
};

// What WordPress holds against such calls themselves is not for the site's log.
define( 'WP_DEBUG', false );
$_SERVER['HTTP_HOST'] = 'localhost';
// As WordPress lets drop-ins add hooks before there are hooks.
$wp_filter = array( 'plugin_loaded' => array( 10 => array( array( 'function' => $call, 'accepted_args' => 1 ) ) ) );
require rtrim( $argv[1] ?? '', '/' ) . '/wp-load.php';
delete_option( 'atoll_test_of_early_calls' );
delete_post_meta( 1, 'atoll_test_of_early_calls' );
echo json_encode( $trouble );
