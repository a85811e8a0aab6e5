<?php
/**
 * For the benchmark's own site only: says what a page cost, and offers a bare route to compare submissions with.
 *
 * @package Atoll
 */

declare( strict_types=1 );

/** Milliseconds of CPU that this process has used. */
function atoll_bench_cpu(): float {
	$usage = getrusage();
	return 1000 * ( $usage['ru_utime.tv_sec'] + $usage['ru_stime.tv_sec'] )
		+ ( $usage['ru_utime.tv_usec'] + $usage['ru_stime.tv_usec'] ) / 1000;
}

if ( isset( $_SERVER['HTTP_X_ATOLL_BENCH'] ) ) {
	$atoll_bench_cpu = atoll_bench_cpu();
	$atoll_bench_at  = array(); // CPU up to the end of each hook, in the order in which WordPress comes to them.
	foreach ( array( 'plugins_loaded', 'init', 'wp_loaded' ) as $atoll_bench_hook ) {
		add_action(
			$atoll_bench_hook,
			static function () use ( &$atoll_bench_at, $atoll_bench_cpu, $atoll_bench_hook ): void {
				$atoll_bench_at[] = sprintf( '%s;%.3f', $atoll_bench_hook, atoll_bench_cpu() - $atoll_bench_cpu );
			},
			PHP_INT_MAX
		);
	}
	// Holds the page back, so that the header can follow when all is done.
	ob_start();
	add_action(
		'shutdown',
		static function () use ( $atoll_bench_cpu, &$atoll_bench_at ): void {
			header( 'X-Atoll-Bench-Files: ' . count( preg_grep( '~/php/(Engine|Platform|Forms|Site|Portal|Gravity|Admin|Composition|Plugin)\b~', get_included_files() ) ) );
			header( 'X-Atoll-Bench-Hooks: ' . implode( ' ', $atoll_bench_at ) );
			header(
				sprintf(
					'X-Atoll-Bench: %.3f %.3f %d',
					1000 * ( microtime( true ) - $_SERVER['REQUEST_TIME_FLOAT'] ),
					atoll_bench_cpu() - $atoll_bench_cpu,
					get_num_queries()
				)
			);
		},
		0
	);
}

// What a whole request took, work after its answer included: a line of JSON for each.
if ( isset( $_SERVER['HTTP_X_BENCH_LOG'] ) ) {
	$atoll_bench_begin = atoll_bench_cpu();
	// As on a site, but without an end: all come from one address.
	add_filter( 'option_atoll_spam', static fn( $kept ) => array( 'submissions' => 10000 ) + (array) $kept );
	register_shutdown_function(
		static function () use ( $atoll_bench_begin ): void {
			// WordPress' own function comes first; this one, added by it, after all others.
			register_shutdown_function(
				static function () use ( $atoll_bench_begin ): void {
					$cpu   = atoll_bench_cpu() - $atoll_bench_begin;
					$asked = (int) (
						$GLOBALS['wpdb']->get_row( "SHOW SESSION STATUS LIKE 'Questions'", ARRAY_N )[1] ?? 1
					)
						- 1;
					$line  = array(
						'path'  => $_SERVER['REQUEST_URI'],
						'cpu'   => $cpu,
						'asked' => $asked,
						'files' => count( get_included_files() ),
						'peak'  => memory_get_peak_usage() / 1048576,
					);
					file_put_contents(
						WP_CONTENT_DIR . '/atoll-bench.jsonl',
						wp_json_encode( $line ) . "\n",
						FILE_APPEND | LOCK_EX
					);
				}
			);
		}
	);
}

// Mail goes nowhere, as in a comparison of what sends none.
if ( isset( $_SERVER['HTTP_X_BENCH_NO_MAIL'] ) ) {
	add_filter( 'pre_wp_mail', '__return_true', PHP_INT_MAX );
}

// The same content under another theme, for one request.
if ( isset( $_SERVER['HTTP_X_BENCH_THEME'] ) ) {
	$atoll_bench_theme = static fn(): string => preg_replace(
		'/[^a-z0-9]/',
		'',
		(string) $_SERVER['HTTP_X_BENCH_THEME']
	);
	add_filter( 'pre_option_template', $atoll_bench_theme );
	add_filter( 'pre_option_stylesheet', $atoll_bench_theme );
	if ( 'atoll' !== $atoll_bench_theme() ) {
		// Ours lies elsewhere, which WordPress remembers.
		add_filter( 'pre_option_template_root', static fn() => '/themes' );
		add_filter( 'pre_option_stylesheet_root', static fn() => '/themes' );
	}
}

// WordPress as it comes, for one request.
if ( isset( $_SERVER['HTTP_X_BENCH_BARE'] ) ) {
	add_filter( 'pre_option_active_plugins', static fn() => array() );
	// Its header then has a menu like the demo's: five entries, of which two have others below them.
	add_filter(
		'block_core_navigation_render_fallback',
		static function (): array {
			$entry = static fn( string $label ): string => sprintf( '<!-- wp:navigation-link {"label":"%s","url":"/about/"} /-->', $label );
			$below = implode( '', array_map( $entry, array( 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven' ) ) );
			$menu  = '';
			foreach ( array( 'Services', 'Resources' ) as $label ) {
				$menu .= sprintf( '<!-- wp:navigation-submenu {"label":"%s","url":"/about/"} -->%s<!-- /wp:navigation-submenu -->', $label, $below );
			}
			return parse_blocks( $entry( 'Home' ) . $menu . $entry( 'About' ) . $entry( 'Contact' ) );
		}
	);
}

add_action(
	'rest_api_init',
	static function (): void {
		register_rest_route(
			'atoll-bench/v1',
			'/rows',
			array(
				'methods'             => 'POST',
				'permission_callback' => '__return_true',
				'callback'            => static function ( WP_REST_Request $request ): array {
					global $wpdb;
					$wpdb->insert(
						"{$wpdb->prefix}atoll_bench",
						array(
							'answers' => wp_json_encode( $request->get_json_params() ),
							'created' => gmdate( 'Y-m-d H:i:s' ),
						)
					);
					return array( 'id' => $wpdb->insert_id );
				},
			)
		);
	}
);

if ( ! get_option( 'atoll_bench_table' ) ) {
	$GLOBALS['wpdb']->query( "CREATE TABLE IF NOT EXISTS {$GLOBALS['wpdb']->prefix}atoll_bench ( id BIGINT UNSIGNED NOT NULL AUTO_INCREMENT PRIMARY KEY, answers LONGTEXT NOT NULL, created DATETIME NOT NULL, KEY created ( created ) ) ENGINE=InnoDB" );
	update_option( 'atoll_bench_table', 1 );
}
