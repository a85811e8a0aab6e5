<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Rest\RestNamespaces;

/** The route that the present request calls, for who must know it before WordPress does. */
final class CalledRoute {

	private const SUBMISSION = '~^/gf/v2/forms/\d+/submissions(?:/validation)?$~Di';

	private const BLOCKS = '/wp/v2/block-renderer/';

	/** Whether answers are sent or checked, which prints no blocks and asks no other route. */
	public static function isSubmission( RestNamespaces $namespaces ): bool {
		$path = self::path();
		return 1 === preg_match( self::SUBMISSION, $path ) && $namespaces->isOurs( $path );
	}

	/** Whether the editor has a block printed, which it shows as a preview. */
	public static function isBlockPreview(): bool {
		return wp_is_serving_rest_request() && str_starts_with( strtolower( self::path() ), self::BLOCKS );
	}

	/** Such as `/gf/v2/forms`; empty for anything but a call of the REST API by its address. */
	private static function path(): string {
		$route = $_GET['rest_route'] ?? null; // Compared only.
		if ( is_string( $route ) ) {
			return untrailingslashit( $route );
		}
		$uri    = $_SERVER['REQUEST_URI'] ?? '';
		$path   = (string) wp_parse_url( is_string( $uri ) ? $uri : '', PHP_URL_PATH );
		$prefix = (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ) . rest_get_url_prefix();
		return str_starts_with( $path, "{$prefix}/" ) ? untrailingslashit( substr( $path, strlen( $prefix ) ) ) : '';
	}
}
