<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** A database that refuses one kind of query while something runs, as with a full disk. */
final class RefusedQuery {

	/**
	 * @param string          $pattern Of the SQL that is refused, with the names of WordPress' own tables in braces.
	 * @param \Closure(): mixed $work
	 * @return \Throwable|null What the work threw; null where it took no notice.
	 */
	public static function during( string $pattern, \Closure $work, int $times = PHP_INT_MAX ): ?\Throwable {
		global $wpdb;
		$pattern = (string) preg_replace_callback(
			'/\{(\w+)\}/',
			static fn( array $found ): string => str_starts_with( $found[1], 'atoll_' )
				? $wpdb->prefix . $found[1]
				: $wpdb->{$found[1]},
			$pattern
		);
		$refuse  = static function ( string $sql ) use ( $pattern, &$times ): string {
			return 1 === preg_match( "~{$pattern}~s", $sql ) && $times-- > 0 ? 'UPDATE no_such_table SET x = 1' : $sql;
		};
		$suppressed = $wpdb->suppress_errors();
		add_filter( 'query', $refuse );
		try {
			$work();
			return null;
		} catch ( \Throwable $error ) {
			return $error;
		} finally {
			remove_filter( 'query', $refuse );
			$wpdb->suppress_errors( $suppressed );
		}
	}
}
