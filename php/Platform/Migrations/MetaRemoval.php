<?php

declare( strict_types=1 );

namespace Atoll\Platform\Migrations;

/** Removes Atoll's meta of posts, terms and users: everything whose key begins with atoll_ or _atoll_. */
final class MetaRemoval {

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Removes meta through WordPress' functions, which clear its caches.
	 *
	 * @param bool         $includesUsers Whether to include user meta, which the sites of a network share.
	 * @param list<string> $except        Keys to keep.
	 */
	public function remove( bool $includesUsers, array $except = array() ): void {
		$tables = array( 'post' => $this->wpdb->postmeta, 'term' => $this->wpdb->termmeta );
		if ( $includesUsers ) {
			$tables['user'] = $this->wpdb->usermeta;
		}
		foreach ( $tables as $kind => $table ) {
			foreach ( array_diff( $this->keys( $table ), $except ) as $key ) {
				delete_metadata( $kind, 0, $key, '', true );
			}
		}
	}

	/** @return list<string> */
	private function keys( string $table ): array {
		$like = $this->wpdb->esc_like( 'atoll_' ) . '%';
		$keys = $this->wpdb->get_col( $this->wpdb->prepare( 'SELECT DISTINCT meta_key FROM %i WHERE meta_key LIKE %s OR meta_key LIKE %s', $table, $like, $this->wpdb->esc_like( '_' ) . $like ) );
		return array_values( array_filter( $keys, is_string( ... ) ) );
	}
}
