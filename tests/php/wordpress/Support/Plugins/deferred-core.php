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
		// Blocks read the post around them.
		$GLOBALS['post'] = get_page_by_path( 'atoll-deferred', OBJECT, 'post' );

		$note = array(
			'early' => array(
				$blocks->is_registered( 'core/search' ),
				$blocks->is_registered( 'atoll/form' ),
				isset( rest_get_server()->get_routes( 'wp/v2' )['/wp/v2/types'] ),
				isset( rest_get_server()->get_routes( 'oembed/1.0' )['/oembed/1.0/embed'] ),
				isset( get_registered_settings()['blogname'] ),
				array() !== WP_Font_Library::get_instance()->get_font_collections(),
				null !== get_block_bindings_source( 'core/post-data' ),
				class_exists( 'WP_Icons_Registry' ) && WP_Icons_Registry::get_instance()->is_registered( 'core/plus' ),
			),
			'block' => do_blocks( '<!-- wp:search {"label":"Seek"} /-->' ),
			'ours'  => $blocks->is_registered( 'atoll/form' ),
			'post'  => do_blocks( $GLOBALS['post']->post_content ),
			'route' => rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/types/post' ) )->get_status(),
			'embed' => rest_do_request( new WP_REST_Request( 'GET', '/oembed/1.0/embed' ) )->get_status(),
		);
		wp_set_current_user( 1 );
		$note['settings'] = rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/settings' ) )->get_data();
		file_put_contents( WP_CONTENT_DIR . '/atoll-deferred.json', wp_json_encode( $note ), LOCK_EX );
	}
);
