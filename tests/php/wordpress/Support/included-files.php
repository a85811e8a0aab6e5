<?php
/**
 * Must-use plugin of a test: notes which of Atoll's files a request has loaded, work after its answer included.
 *
 * @package Atoll
 */

declare( strict_types=1 );

if ( 'yes' === ( $_SERVER['HTTP_X_ATOLL_INCLUDED'] ?? '' ) ) {
	register_shutdown_function(
		static function (): void {
			$ours = preg_grep( '~/php/(Engine|Platform|Forms|Site|Portal|Gravity|Admin|Composition|Plugin)\b~', get_included_files() );
			file_put_contents( WP_CONTENT_DIR . '/atoll-included.json', wp_json_encode( array_values( $ours ) ), LOCK_EX );
		}
	);
}
