<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** The REST namespaces that belong to Atoll on this site. */
final class RestNamespaces {

	public const ATOLL   = 's1t2/v1';
	public const GRAVITY = 'gf/v2';

	/** Query argument that names the language of the response, such as `de_DE`. */
	public const LOCALE = 'atoll_locale';

	/**
	 * Returns a route's absolute URL.
	 *
	 * @param string $path With a leading slash: `/forms/12`.
	 */
	public static function url( string $namespace, string $path ): string {
		return rest_url( $namespace . $path );
	}

	/** Whether a route such as `/gf/v2/forms` is ours. */
	public function isOurs( string $route ): bool {
		return $this->isIn( $route, self::ATOLL )
			|| ( $this->isIn( $route, self::GRAVITY ) && ! $this->gravityFormsIsActive() );
	}

	public function isIn( string $route, string $namespace ): bool {
		return str_starts_with( ltrim( strtolower( $route ), '/' ) . '/', $namespace . '/' );
	}

	/** Whether Gravity Forms is active, and handles its own routes. Call it when all plugins have loaded. */
	public function gravityFormsIsActive(): bool {
		return class_exists( 'GFForms', false ) || class_exists( 'GFAPI', false );
	}
}
