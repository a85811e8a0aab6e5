<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Abilities;

use Atoll\Tests\WordPress\Support\Cases\UploadTestCase;

/** Abilities, asked as programs ask: through WordPress' REST API. */
abstract class AbilitiesTestCase extends UploadTestCase {

	/** @param array<string, mixed> $input */
	protected function ask( string $method, string $ability, array $input = array() ): \WP_REST_Response {
		$request = new \WP_REST_Request( $method, "/wp-abilities/v1/abilities/{$ability}/run" );
		if ( 'GET' === $method ) {
			$request->set_query_params( array() === $input ? array() : array( 'input' => $input ) );
		} else {
			$request->set_header( 'Content-Type', 'application/json' );
			$request->set_body( (string) wp_json_encode( array( 'input' => $input ) ) );
		}
		return rest_do_request( $request );
	}

	/**
	 * @param array<string, mixed> $input
	 * @return array<string, mixed>
	 */
	protected function answered( string $method, string $ability, array $input = array() ): array {
		$reply = $this->ask( $method, $ability, $input );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return json_decode( (string) wp_json_encode( $reply->get_data() ), true );
	}
}
