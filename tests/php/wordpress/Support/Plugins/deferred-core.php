<?php
/**
 * Must-use plugin of a test: renders blocks and calls another route while an entry is stored, as other plugins may, and
 * notes what came of it and what was there before.
 *
 * @package Atoll
 */

declare( strict_types=1 );

add_action(
	'atoll_entry_stored',
	static function (): void {
		$blocks = WP_Block_Type_Registry::get_instance();
		$note   = array(
			'early' => array(
				$blocks->is_registered( 'core/search' ),
				$blocks->is_registered( 'atoll/form' ),
				isset( rest_get_server()->get_routes( 'wp/v2' )['/wp/v2/types'] ),
			),
			'block' => do_blocks( '<!-- wp:search {"label":"Seek"} /-->' ),
			'ours'  => $blocks->is_registered( 'atoll/form' ),
			'route' => rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types/post' ) )->get_status(),
		);
		file_put_contents( WP_CONTENT_DIR . '/atoll-deferred.json', wp_json_encode( $note ), LOCK_EX );
	}
);
