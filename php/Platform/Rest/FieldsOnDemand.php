<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Services\Hooks;

/** REST fields of posts, registered only in requests for a route of such posts. */
final class FieldsOnDemand {

	/** Whether a route is the path or below it, lists its routes, or calls them (a batch). */
	public static function concerns( string $route, string $path ): bool {
		$route = untrailingslashit( strtolower( $route ) );
		return str_starts_with( "{$route}/", "{$path}/" ) || str_starts_with( "{$path}/", "{$route}/" )
			|| '/batch/v1' === $route;
	}

	/**
	 * Registers the fields before WordPress registers the posts' routes (99), in a request that needs them, and outside
	 * of REST requests. A nested request may be the first that needs them.
	 *
	 * @param \Closure(): (callable(): void) $answer
	 * @param non-empty-list<string>         $paths  Such as `/wp/v2/pages`.
	 */
	public static function add( Hooks $hooks, \Closure $answer, array $paths ): void {
		$isRegistered = false;
		$register     = static function () use ( $answer, &$isRegistered ): void {
			$isRegistered = true;
			$answer()();
		};
		$hooks->action(
			'rest_api_init', static fn() => $register, 10, 0,
			when: static fn(): bool => ! wp_is_serving_rest_request() || self::isAny( self::currentRoute(), $paths )
		);
		$hooks->filter(
			'rest_pre_dispatch',
			static fn() => static function ( mixed $result ) use ( $register ): mixed {
				$register();
				return $result;
			},
			0, 3,
			when: static function ( mixed ...$arguments ) use ( $paths, &$isRegistered ): bool {
				return ! $isRegistered && ( $arguments[2] ?? null ) instanceof \WP_REST_Request
					&& self::isAny( $arguments[2]->get_route(), $paths );
			}
		);
	}

	/** @param list<string> $paths */
	private static function isAny( string $route, array $paths ): bool {
		foreach ( $paths as $path ) {
			if ( self::concerns( $route, $path ) ) {
				return true;
			}
		}
		return false;
	}

	private static function currentRoute(): string {
		$wp    = $GLOBALS['wp'] ?? null;
		$route = $wp instanceof \WP ? $wp->query_vars['rest_route'] ?? '' : '';
		return is_string( $route ) ? $route : '';
	}
}
