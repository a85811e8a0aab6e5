<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Rest\RestNamespaces;

/** The REST route of the current request, for code that runs before WordPress has parsed the request. */
final class CalledRoute {

	private const SUBMISSION = '~^/' . RestNamespaces::GRAVITY . '/forms/\d+/submissions(?:/validation)?$~Di';

	private const BLOCKS = '/wp/v2/block-renderer/';

	/** Whether answers are submitted or validated. Such requests print no blocks and call no other route. */
	public static function isSubmission( RestNamespaces $namespaces ): bool {
		$path = self::path();
		return 1 === preg_match( self::SUBMISSION, $path ) && $namespaces->isOurs( $path );
	}

	/** Whether the block editor requests a block's preview. */
	public static function isBlockPreview(): bool {
		return wp_is_serving_rest_request() && str_starts_with( strtolower( self::path() ), self::BLOCKS );
	}

	/** Returns a path such as `/gf/v2/forms`; empty if the URL is not one of the REST API. */
	private static function path(): string {
		$route = $_GET['rest_route'] ?? null; // Compared only.
		if ( is_string( $route ) ) {
			return untrailingslashit( $route );
		}
		$uri  = $_SERVER['REQUEST_URI'] ?? '';
		$path = (string) wp_parse_url( is_string( $uri ) ? $uri : '', PHP_URL_PATH );
		$home = preg_quote( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ), '~' );
		// WordPress accepts both forms on every site, and uses index.php in URLs if the server does not rewrite them.
		$api = "~^{$home}(?:index\.php/)?" . preg_quote( rest_get_url_prefix(), '~' ) . '(?=/)~';
		return 1 === preg_match( $api, $path, $match ) ? untrailingslashit( substr( $path, strlen( $match[0] ) ) ) : '';
	}
}
