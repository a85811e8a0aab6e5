<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Gravity Forms' REST API, asked as its clients ask. Every answer is held against contract/rest. */
abstract class ApiTestCase extends SiteTestCase {

	protected int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = $this->form();
		$this->actAs( 'administrator' );
	}

	/**
	 * @param string               $schema Of contract/rest/gravity.
	 * @param array<string, mixed> $query
	 * @return array<mixed>
	 */
	protected function asked( string $schema, string $path, array $query = array() ): array {
		return $this->plain( $schema, $this->get( "/gf/v2/{$path}", $query ), 200 );
	}

	/**
	 * @param array<mixed> $body
	 * @return array<mixed>
	 */
	protected function sent(
		string $schema,
		string $method,
		string $path,
		array $body = array(),
		int $status = 200
	): array {
		return $this->plain( $schema, $this->send( $method, $path, $body ), $status );
	}

	/** @return array{int, string} Status and code. */
	protected function refused( string $method, string $path, mixed $body = array() ): array {
		$reply = $this->send( $method, $path, $body );
		$this->assertSame( '', RestContract::complaint( 'error', $reply->get_data() ) );
		return array( $reply->get_status(), $reply->get_data()['code'] );
	}

	/** @param array<mixed> $answers @return int Its id. */
	protected function entry( array $answers = array() ): int {
		return (int) $this->sent(
			'entries-create',
			'POST',
			'entries',
			$answers + array( 'form_id' => $this->number, '1' => 'Jo' ),
			201
		)['id'];
	}

	private function send( string $method, string $path, mixed $body ): \WP_REST_Response {
		list( $path, $query ) = explode( '?', "{$path}?" );
		$request              = new \WP_REST_Request( $method, "/gf/v2/{$path}" );
		wp_parse_str( $query, $params );
		$request->set_query_params( $params );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( 'DELETE' === $method ? '' : (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	/** @return array<mixed> As it comes over the wire. */
	private function plain( string $schema, \WP_REST_Response $reply, int $status ): array {
		$data = (string) wp_json_encode( $reply->get_data() );
		$this->assertSame( $status, $reply->get_status(), $data );
		$this->assertSame( '', RestContract::complaint( "gravity/{$schema}", $reply->get_data() ), $data );
		return json_decode( $data, true );
	}
}
