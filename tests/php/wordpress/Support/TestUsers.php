<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/** The users of one test. WordPress adds and deletes each of a user's dozen details by itself; these go at once. */
final class TestUsers {

	/** @var list<int> */
	private array $ids = array();

	/** Id of a new user with this role. */
	public function add( string $role ): int {
		$details = array();
		$keep    = static function ( array $all ) use ( &$details ): array {
			$details = $all;
			return array();
		};
		add_filter( 'insert_user_meta', $keep );
		$id = wp_insert_user(
			array(
				'user_login' => $role . bin2hex( random_bytes( 4 ) ),
				'user_pass'  => 'password',
				'user_email' => $role . bin2hex( random_bytes( 4 ) ) . '@example.com',
				'role'       => $role,
			)
		);
		remove_filter( 'insert_user_meta', $keep );
		if ( $id instanceof \WP_Error ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		$this->addDetails( $id, $details );
		$this->ids[] = $id;
		return $id;
	}

	/** With what they wrote. */
	public function removeAll(): void {
		global $wpdb;
		if ( array() === $this->ids ) {
			return;
		}
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$ids = implode( ',', $this->ids );
		$wpdb->query( "DELETE FROM {$wpdb->usermeta} WHERE user_id IN ({$ids})" );
		array_map( 'wp_delete_user', $this->ids );
		$this->ids = array();
	}

	/** @param array<string, string|int> $details */
	private function addDetails( int $id, array $details ): void {
		global $wpdb;
		$rows = array_map(
			static fn( string $key, string|int $value ) => $wpdb->prepare( '(%d, %s, %s)', $id, $key, $value ),
			array_keys( $details ),
			$details
		);
		$wpdb->query(
			"INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value) VALUES " . implode( ', ', $rows )
		);
		wp_cache_delete( $id, 'user_meta' );
	}
}
