<?php
/**
 * Plugin Name: Stands in for three plugins' REST routes that tell a page's head.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_action(
	'rest_api_init',
	static function (): void {
		// Looks the address up in a table of its own.
		$yoast = static function ( WP_REST_Request $request ): array {
			$path = untrailingslashit( (string) strtok( (string) $request['url'], '?' ) );
			foreach ( $GLOBALS['wpdb']->get_results( "SELECT * FROM {$GLOBALS['wpdb']->posts}" ) as $post ) {
				if ( untrailingslashit( (string) get_permalink( (int) $post->ID ) ) === $path ) {
					return array( 'head' => $post->post_title . get_the_excerpt( (int) $post->ID ) );
				}
			}
			return array( 'head' => 'nothing' );
		};
		// Has WordPress find what the address names, as if it was a page.
		$rankMath = static function ( WP_REST_Request $request ): array {
			$_SERVER['REQUEST_URI'] = (string) preg_replace(
				'/^' . preg_quote( home_url(), '/' ) . '/i',
				'',
				(string) $request['url']
			);
			remove_all_actions( 'parse_request' );
			remove_all_actions( 'wp' );
			$GLOBALS['wp']->matched_rule = null; // Of the REST route: WordPress would go on with it, and warn.
			wp();
			return array( 'head' => is_singular() ? single_post_title( '', false ) : 'nothing' );
		};
		$route = static fn( string $space, string $path, Closure $answer ): bool => register_rest_route(
			$space,
			$path,
			array(
				'callback'            => $answer,
				'permission_callback' => '__return_true',
				'args'                => array( 'url' => array() ),
			)
		);
		$route( 'yoast/v1', 'get_head', $yoast );
		$route( 'rankmath/v1', '/getHead', $rankMath );
		// Reads the post or term that has the number.
		$head = static fn( int $post ): array => array( 'title' => get_post( $post )?->post_title );
		$post = static fn( WP_REST_Request $request ): array => $head( (int) $request['id'] );
		$route( 'seopress/v1', '/posts/(?P<id>\d+)', $post );
		$route( 'seopress/v1', '/posts/(?P<id>\d+)/title-description-metas', $post );
		$route(
			'seopress/v1',
			'/posts/by-url',
			static fn( WP_REST_Request $request ): array => $head( url_to_postid( (string) $request['url'] ) )
		);
		$route(
			'seopress/v1',
			'/terms/(?P<id>\d+)',
			static fn( WP_REST_Request $request ): array => array( 'title' => get_term( (int) $request['id'] )?->name )
		);
		// Asks the table of posts past every query, for visitors too.
		$search = static fn(): WP_REST_Response => new WP_REST_Response(
			$GLOBALS['wpdb']->get_results(
				"SELECT id, post_title FROM {$GLOBALS['wpdb']->posts} WHERE post_status = 'publish'",
				ARRAY_A
			)
		);
		$route( 'seopress/v1', '/search-url', $search );
	}
);
