<?php

declare( strict_types=1 );

namespace Atoll\Platform\Rest;

use Atoll\Platform\Services\Hooks;

/** Fields of posts in the REST API, registered only by a call whose route is about such posts. */
final class FieldsOnDemand {

	/** Whether the answer comes from the path or below it, lists its routes, or calls them (a batch). */
	public static function concerns( string $route, string $path ): bool {
		$route = untrailingslashit( strtolower( $route ) );
		return str_starts_with( "{$route}/", "{$path}/" ) || str_starts_with( "{$path}/", "{$route}/" )
			|| '/batch/v1' === $route;
	}

	/**
	 * Registers the fields before WordPress registers the posts' routes (99), in a call that asks for them, and outside
	 * of any call. A call inside of another one may be the first to ask.
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
