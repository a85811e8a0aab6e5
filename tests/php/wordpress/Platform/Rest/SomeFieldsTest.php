<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Answers of which WordPress is asked for some fields only. */
final class SomeFieldsTest extends SiteTestCase {

	private const GOOD = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	public function test_every_answer_can_be_asked_for_some_of_its_fields(): void {
		$number = $this->form();
		$this->post( "/gf/v2/forms/{$number}/submissions", self::GOOD );
		$this->actAs( 'administrator' );
		$id = (int) $this->get( '/gf/v2/entries' )->get_data()['entries'][0]['id'];
		$paths = array(
			'/gf/v2/entries',
			'/gf/v2/entries?include',
			"/gf/v2/forms/{$number}/entries?include",
			"/gf/v2/entries/{$id}",
			'/gf/v2/forms',
			"/gf/v2/forms/{$number}",
			"/gf/v2/forms/{$number}/field-filters",
			"/gf/v2/forms/{$number}/results",
			'/gf/v2/feeds',
			"/gf/v2/entries/{$id}/notes",
			'/s1t2/v1/settings',
			'/s1t2/v1/entries',
			'/s1t2/v1/entries/forms',
			'/s1t2/v1/entries/columns',
		);
		foreach ( $paths as $path ) {
			$request = new \WP_REST_Request( 'GET', (string) strtok( $path, '?' ) );
			$request->set_query_params(
				array( '_fields' => 'id', 'form' => $number )
					+ ( str_contains( $path, '?' ) ? array( 'include' => array( $id ) ) : array() )
			);
			$reply = rest_do_request( $request );
			$this->assertSame( 200, $reply->get_status(), $path );
			$this->assertIsArray(
				rest_filter_response_fields( $reply, rest_get_server(), $request )->get_data(),
				$path
			);
		}
	}
}
