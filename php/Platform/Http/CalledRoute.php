<?php

declare( strict_types=1 );

namespace Atoll\Platform\Http;

use Atoll\Platform\Rest\RestNamespaces;

/** The route that the present request calls, for who must know it before WordPress does. */
final class CalledRoute {

	private const SUBMISSION = '~^/' . RestNamespaces::GRAVITY . '/forms/\d+/submissions(?:/validation)?$~Di';

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
		$uri  = $_SERVER['REQUEST_URI'] ?? '';
		$path = (string) wp_parse_url( is_string( $uri ) ? $uri : '', PHP_URL_PATH );
		$home = preg_quote( (string) wp_parse_url( home_url( '/' ), PHP_URL_PATH ), '~' );
		// WordPress takes both of every site, and makes the one with index.php where the server rewrites nothing.
		$api = "~^{$home}(?:index\.php/)?" . preg_quote( rest_get_url_prefix(), '~' ) . '(?=/)~';
		return 1 === preg_match( $api, $path, $match ) ? untrailingslashit( substr( $path, strlen( $match[0] ) ) ) : '';
	}
}
