<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What a program learns of our routes by OPTIONS and from indexes. */
final class RouteDescriptionsTest extends SiteTestCase {

	public function test_options_tells_what_a_body_holds(): void {
		$args = $this->args( rest_do_request( new \WP_REST_Request( 'OPTIONS', '/gf/v2/forms' ) )->get_data(), 'POST' );
		$this->assertSame( array( 'required' => true, 'type' => 'string', 'minLength' => 1 ), $args['title'] );
		$this->assertFalse( $args['notifications']['required'] );
	}

	public function test_it_tells_so_of_a_route_with_a_number_and_leaves_the_query_as_it_is(): void {
		$data = rest_do_request( new \WP_REST_Request( 'OPTIONS', '/gf/v2/entries/7' ) )->get_data();
		$this->assertArrayHasKey( 'source_url', $this->args( $data, 'PUT' ) );
		$this->assertSame( array( '_field_ids', '_labels' ), array_keys( $this->args( $data, 'GET' ) ) );
	}

	public function test_so_does_the_index(): void {
		$routes = $this->get( '/gf/v2' )->get_data()['routes'];
		$note = $this->args( $routes['/gf/v2/notes/(?P<note_id>[\d]+)'], 'PUT' );
		$this->assertSame( 'string', $note['value']['type'] );
	}

	public function test_what_is_told_does_not_judge_what_is_sent(): void {
		$this->actAs( 'administrator' );
		rest_do_request( new \WP_REST_Request( 'OPTIONS', '/gf/v2/forms' ) );
		$refused = $this->post( '/gf/v2/forms', array( 'fields' => array() ) )->get_data();
		$this->assertSame( 'missing_title', $refused['code'] );
	}

	public function test_routes_of_others_stay_as_they_are(): void {
		$data = rest_do_request( new \WP_REST_Request( 'OPTIONS', '/wp/v2/posts' ) )->get_data();
		$this->assertSame( 'post', $data['schema']['title'] );
	}

	/**
	 * @param array<mixed> $data
	 * @return array<string, array<string, mixed>>
	 */
	private function args( array $data, string $method ): array {
		foreach ( $data['endpoints'] as $endpoint ) {
			if ( in_array( $method, $endpoint['methods'], true ) ) {
				return $endpoint['args'];
			}
		}
		$this->fail( "There is no {$method}." );
	}
}
