<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

/** The REST namespaces that are ours on this site. */
final class RestNamespaces {

	public const ATOLL   = 's1t2/v1';
	public const GRAVITY = 'gf/v2';

	/** Parameter of the query that names the language of the answer, such as `de_DE`. */
	public const LOCALE = 'atoll_locale';

	/**
	 * Where a route is called: a whole address of this site.
	 *
	 * @param string $path With a slash in front: `/forms/12`.
	 */
	public static function url( string $namespace, string $path ): string {
		return rest_url( $namespace . $path );
	}

	/** Whether a route such as `/gf/v2/forms` is answered by us. */
	public function isOurs( string $route ): bool {
		return $this->isIn( $route, self::ATOLL )
			|| ( $this->isIn( $route, self::GRAVITY ) && ! $this->gravityFormsIsActive() );
	}

	public function isIn( string $route, string $namespace ): bool {
		return str_starts_with( ltrim( strtolower( $route ), '/' ) . '/', $namespace . '/' );
	}

	/** Gravity Forms answers its own routes where it is installed; asked late, when all plugins have loaded. */
	public function gravityFormsIsActive(): bool {
		return class_exists( 'GFForms', false ) || class_exists( 'GFAPI', false );
	}
}
