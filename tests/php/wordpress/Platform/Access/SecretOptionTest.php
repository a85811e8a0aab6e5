<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Access;

use Atoll\Platform\Access\SecretOption;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A secret is made once: what was signed by it stays valid whatever the database does. */
final class SecretOptionTest extends SiteTestCase {

	private const NAME = 'atoll_test_secret';

	protected function tearDown(): void {
		delete_option( self::NAME );
		parent::tearDown();
	}

	public function test_a_secret_that_another_request_has_made_meanwhile_is_taken(): void {
		global $wpdb;
		$this->assertFalse( get_option( self::NAME ), 'WordPress remembers that there is none' );
		$wpdb->query( $wpdb->prepare( "INSERT INTO {$wpdb->options} (option_name, option_value, autoload) VALUES (%s, 'of another request', 'on')", self::NAME ) );
		$this->assertSame( 'of another request', ( new SecretOption( $wpdb, self::NAME ) )->value() );
	}

	public function test_it_stays_the_same(): void {
		global $wpdb;
		$made = ( new SecretOption( $wpdb, self::NAME ) )->value();
		$this->assertMatchesRegularExpression( '/^[0-9a-f]{64}$/', $made );
		$this->assertSame( $made, get_option( self::NAME ) );
		$this->assertSame( $made, ( new SecretOption( $wpdb, self::NAME ) )->value() );
	}

	public function test_nothing_is_signed_while_the_database_neither_shows_nor_keeps_one(): void {
		global $wpdb;
		$broken     = static fn( string $sql ) => str_contains( $sql, self::NAME )
			? 'SELECT nothing FROM nowhere'
			: $sql;
		$suppressed = $wpdb->suppress_errors();
		add_filter( 'query', $broken );
		$this->expectException( StorageFailed::class );
		try {
			( new SecretOption( $wpdb, self::NAME ) )->value();
		} finally {
			remove_filter( 'query', $broken );
			$wpdb->suppress_errors( $suppressed );
		}
	}
}
