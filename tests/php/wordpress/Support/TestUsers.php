<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

/**
 * The users of one test. WordPress asks and writes each of a user's dozen details by itself, which takes longer than
 * most tests: what it wrote for the first with a role is written again, all at once and under other names, for the
 * others.
 */
final class TestUsers {

	/**
	 * What WordPress writes of a user and of their details, by role.
	 *
	 * @var array<string, array{array<string, string>, array<string, string>}>
	 */
	private static array $written = array();

	/** @var list<int> */
	private array $ids = array();

	/** Id of a new user with this role. */
	public function add( string $role ): int {
		list( $user, $details ) = self::$written[ $role ] ??= self::first( $role );
		$names                  = array(
			$user['user_login'] => $role . bin2hex( random_bytes( 4 ) ),
			$user['user_email'] => $role . bin2hex( random_bytes( 4 ) ) . '@example.com',
		);
		$user['user_registered'] = gmdate( 'Y-m-d H:i:s' );
		$id                      = $this->addRow(
			array_map( static fn( string $value ): string => strtr( $value, $names ), $user )
		);
		$this->addDetails( $id, array_map( static fn( string $value ): string => strtr( $value, $names ), $details ) );
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
		array_map( 'wp_delete_user', array_map( 'intval', $wpdb->get_col( "SELECT DISTINCT post_author FROM {$wpdb->posts} WHERE post_author IN ({$ids})" ) ) );
		$wpdb->query( "DELETE FROM {$wpdb->users} WHERE ID IN ({$ids})" );
		array_map( 'clean_user_cache', $this->ids );
		$this->ids = array();
	}

	/**
	 * What WordPress writes of a user with this role, who is gone again.
	 *
	 * @return array{array<string, string>, array<string, string>}
	 */
	private static function first( string $role ): array {
		global $wpdb;
		require_once ABSPATH . 'wp-admin/includes/user.php';
		$name = $role . bin2hex( random_bytes( 4 ) );
		$id   = wp_insert_user(
			array(
				'user_login' => $name,
				'user_pass'  => 'password',
				'user_email' => "mail-{$name}@example.com",
				'role'       => $role,
			)
		);
		if ( $id instanceof \WP_Error ) {
			throw new \RuntimeException( $id->get_error_message() );
		}
		$user    = $wpdb->get_row( "SELECT * FROM {$wpdb->users} WHERE ID = {$id}", ARRAY_A );
		$details = $wpdb->get_results( "SELECT meta_key, meta_value FROM {$wpdb->usermeta} WHERE user_id = {$id}", ARRAY_A );
		wp_delete_user( $id );
		return array( array_diff_key( $user, array( 'ID' => 0 ) ), array_column( $details, 'meta_value', 'meta_key' ) );
	}

	/** @param array<string, string> $user */
	private function addRow( array $user ): int {
		global $wpdb;
		if ( 1 !== $wpdb->insert( $wpdb->users, $user ) ) {
			throw new \RuntimeException( $wpdb->last_error );
		}
		clean_user_cache( $wpdb->insert_id );
		return $wpdb->insert_id;
	}

	/** @param array<string, string> $details */
	private function addDetails( int $id, array $details ): void {
		global $wpdb;
		$rows = array_map(
			static fn( string $key, string $value ) => $wpdb->prepare( '(%d, %s, %s)', $id, $key, $value ),
			array_keys( $details ),
			$details
		);
		$wpdb->query(
			"INSERT INTO {$wpdb->usermeta} (user_id, meta_key, meta_value) VALUES " . implode( ', ', $rows )
		);
		wp_cache_delete( $id, 'user_meta' );
	}
}
