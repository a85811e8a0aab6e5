<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Forms;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A form that the database does not tell of for a moment is not said to be gone. */
final class UnreadGravityFormsTest extends SiteTestCase {

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	#[TestWith( array( '/forms/%d', '/WHERE f.number IN/' ) )]
	#[TestWith( array( '/forms/%d', '/^SELECT \* FROM \w+posts WHERE ID =/' ) )]
	#[TestWith( array( '/forms?include=%d', '/WHERE f.number IN/' ) )]
	#[TestWith( array( '/forms?include=%d', '/^SELECT \* FROM \w+posts WHERE ID =/' ) )]
	#[TestWith( array( '/forms/%d', '/FROM \w+postmeta/' ) )]
	#[TestWith( array( '/forms?include=%d', '/FROM \w+postmeta/' ) )]
	#[TestWith( array( '/forms/%d', '/WHERE f.number IN/', 'DELETE' ) )]
	#[TestWith( array( '/forms/%d/field-filters', '/WHERE f.number IN/' ) )]
	#[TestWith( array( '/forms/%d/results', '/WHERE f.number IN/' ) )]
	#[TestWith( array( '/forms/%d/entries?_labels=1', '/WHERE f.number IN/' ) )]
	#[TestWith( array( '/entries', '/FROM \w+atoll_entries/' ) )]
	#[TestWith( array( '/forms/%d/entries', '/FROM \w+atoll_entries/' ) )]
	#[TestWith( array( '/forms/%d/results', '/FROM \w+atoll_entries/' ) )]
	public function test_a_client_is_told_to_ask_again( string $path, string $pattern, string $method = 'GET' ): void {
		global $wpdb;
		$number = $this->form();
		$this->actAs( 'administrator' );
		list( $route, $query ) = explode( '?', sprintf( $path, $number ) . '?' );
		parse_str( $query, $parameters );
		$request = new \WP_REST_Request( $method, "/gf/v2{$route}" );
		$request->set_query_params( $parameters );
		$anew    = static fn(): string => 'en_GB'; // In which this process has read no form yet.
		$refuse  = static fn( string $sql ): string => 1 === preg_match( $pattern, $sql )
			? 'SELECT 1 FROM nowhere'
			: $sql;
		wp_cache_flush();
		add_filter( 'locale', $anew );
		add_filter( 'query', $refuse );
		$suppressed = $wpdb->suppress_errors();
		$status     = rest_do_request( $request )->get_status();
		$wpdb->suppress_errors( $suppressed );
		remove_filter( 'query', $refuse );
		remove_filter( 'locale', $anew );
		$this->assertSame( 503, $status );
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
	}
}
