<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/**
 * The way that a public client of gf/v2 goes when it tries a live site, step by step, over the network and with an
 * application password (its suite: github.com/GravityKit/MCP, integration.test.js).
 */
final class ClientTest extends SiteTestCase {

	private const FORM = array(
		'title'         => 'Test Form',
		'description'   => 'Integration test form',
		'fields'        => array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name', 'isRequired' => true ),
			array( 'id' => 2, 'type' => 'email', 'label' => 'Email', 'isRequired' => true ),
			array( 'id' => 3, 'type' => 'textarea', 'label' => 'Message', 'isRequired' => false ),
		),
		'button'        => array( 'text' => 'Submit Test' ),
		'confirmations' => array(
			'conf_1' => array( 'type' => 'message', 'message' => 'Thank you for your test submission!' ),
		),
	);

	private string $credentials = '';

	protected function setUp(): void {
		parent::setUp();
		$user                = $this->user( 'administrator' );
		list( $password )    = \WP_Application_Passwords::create_new_application_password(
			$user,
			array( 'name' => 'client' )
		);
		$this->credentials   = get_userdata( $user )->user_login . ':' . $password;
	}

	public function test_a_client_finds_what_it_expects_of_a_live_site(): void {
		foreach ( array( 'forms', 'entries', 'feeds' ) as $endpoint ) {
			$this->assertSame( 200, $this->call( 'GET', "{$endpoint}?per_page=1" )[0], $endpoint );
		}

		list( $status, $form ) = $this->call( 'POST', 'forms', self::FORM );
		$id                    = $form['id'];
		$this->assertSame( array( 201, self::FORM['title'] ), array( $status, $form['title'] ) );
		$forms = $this->call( 'GET', 'forms' )[1];
		$this->assertSame( (string) $id, $forms[ $id ]['id'] );
		$this->assertSame(
			'Updated description',
			$this->call(
				'PUT',
				"forms/{$id}",
				array( 'description' => 'Updated description' ) + $this->call( 'GET', "forms/{$id}" )[1]
			)[1]['description']
		);
		$this->assertSame( array( $id ), array_keys( $this->call( 'GET', "forms?include%5B0%5D={$id}" )[1] ) );

		list( $status, $entry ) = $this->call(
			'POST',
			'entries',
			array( 'form_id' => $id, '1' => 'Test User', '2' => 'test@example.com', '3' => 'This is a test message' )
		);
		$this->assertSame( 201, $status );
		$original = $this->call( 'GET', "entries/{$entry['id']}" )[1];
		$this->assertSame( array( 'Test User', 'test@example.com' ), array( $original['1'], $original['2'] ) );
		$this->assertSame(
			'Updated test message',
			$this->call( 'PUT', "entries/{$entry['id']}", array( '3' => 'Updated test message' ) + $original )[1]['3']
		);
		// The client sends the search as JSON, with the mode among the filters, and everything else in brackets.
		$search = rawurlencode( '{"field_filters":{"0":{"key":"2","value":"test@example.com","operator":"="},"mode":"any"}}' );
		$found  = $this->call( 'GET', "entries?search={$search}&paging%5Bpage_size%5D=1&paging%5Bcurrent_page%5D=1&sorting%5Bkey%5D=date_created&sorting%5Bdirection%5D=DESC&sorting%5Bis_numeric%5D=false&form_ids%5B0%5D={$id}" )[1];
		$this->assertSame(
			array( 1, (string) $entry['id'] ),
			array( $found['total_count'], $found['entries'][0]['id'] )
		);
		$this->assertSame( array( 'standard' ), $this->call( 'POST', "entries/{$entry['id']}/notifications" )[1] );

		list( $status, $refused ) = $this->call(
			'POST',
			"forms/{$id}/submissions/validation",
			array( 'input_1' => '', 'input_2' => 'not-an-email' )
		);
		$this->assertSame(
			array( 400, false, array( 1, 2 ) ),
			array( $status, $refused['is_valid'], array_keys( $refused['validation_messages'] ) )
		);
		$submitted = $this->call(
			'POST',
			"forms/{$id}/submissions",
			array( 'input_1' => 'Integration Test User', 'input_2' => 'integration@example.com', 'input_3' => 'Sent' )
		)[1];
		$this->assertTrue( $submitted['is_valid'] );
		$this->assertStringContainsString( 'Thank you', $submitted['confirmation_message'] );
		$this->assertSame(
			array( 200, true ),
			array_slice(
				array_values( $this->flat( $this->call( 'DELETE', "entries/{$submitted['entry_id']}?force=true" ) ) ),
				0,
				2
			)
		);

		$this->assertNotEmpty( $this->call( 'GET', "forms/{$id}/field-filters" )[1] );
		$this->assertSame( 1, $this->call( 'GET', "forms/{$id}/results" )[1]['entry_count'] );
		$this->assertSame(
			array( 404, 404 ),
			array( $this->call( 'GET', 'forms/999999' )[0], $this->call( 'GET', 'entries/999999' )[0] )
		);
		$this->assertSame( 200, $this->call( 'DELETE', "forms/{$id}?force=true" )[0] );
		$this->assertSame( 404, $this->call( 'GET', "forms/{$id}" )[0] );
	}

	public function test_what_was_made_arrives_as_201_with_its_address(): void {
		$form  = $this->create( 'forms', self::FORM );
		$entry = $this->create( 'entries', array( 'form_id' => $form, '1' => 'Test User', '2' => 'test@example.com' ) );
		$this->create( "forms/{$form}/entries", array( '1' => 'Test User', '2' => 'test@example.com' ), 'entries' );
		$this->create( "entries/{$entry}/notes", array( 'value' => 'Called back' ), 'notes' );
	}

	public function test_nobody_else_gets_in(): void {
		$this->credentials = '';
		$this->assertSame( 401, $this->call( 'GET', 'forms' )[0] );
		$this->credentials = 'ck_invalid:cs_invalid';
		$this->assertSame( 401, $this->call( 'GET', 'forms' )[0] );
		$user              = $this->user( 'subscriber' );
		list( $password )  = \WP_Application_Passwords::create_new_application_password(
			$user,
			array( 'name' => 'client' )
		);
		$this->credentials = get_userdata( $user )->user_login . ':' . $password;
		$this->assertSame( 403, $this->call( 'GET', 'forms' )[0] );
		$this->assertSame( 403, $this->call( 'POST', 'forms', self::FORM )[0] );
	}

	/**
	 * @param array<int|string, mixed> $body
	 * @return int The id of what was made.
	 */
	private function create( string $path, array $body, ?string $collection = null ): int {
		$answer = Http::post(
			"/wp-json/gf/v2/{$path}",
			(string) wp_json_encode( $body ),
			array( 'Content-Type: application/json', 'Authorization: Basic ' . base64_encode( $this->credentials ) )
		);
		$id     = (int) ( $answer->json()['id'] ?? 0 );
		$this->assertSame(
			array( 201, rest_url( 'gf/v2/' . ( $collection ?? $path ) . "/{$id}" ) ),
			array( $answer->status, $answer->header( 'Location' ) ),
			$answer->body
		);
		return $id;
	}

	/**
	 * @param array<int|string, mixed>|null $body
	 * @return array{int, array<mixed>} Status and answer.
	 */
	private function call( string $method, string $path, ?array $body = null ): array {
		$handle = curl_init( rtrim( (string) getenv( 'ATOLL_TEST_URL' ), '/' ) . "/wp-json/gf/v2/{$path}" );
		$this->assertNotFalse( $handle );
		curl_setopt_array(
			$handle,
			array(
				CURLOPT_CUSTOMREQUEST  => $method,
				CURLOPT_RETURNTRANSFER => true,
				CURLOPT_TIMEOUT        => 60,
				CURLOPT_HTTPHEADER     => array(
					'Content-Type: application/json',
					...(
						'' === $this->credentials
							? array()
							: array( 'Authorization: Basic ' . base64_encode( $this->credentials ) )
					),
				),
			) + ( null === $body ? array() : array( CURLOPT_POSTFIELDS => (string) wp_json_encode( (object) $body ) ) )
		);
		$answer = (string) curl_exec( $handle );
		return array( (int) curl_getinfo( $handle, CURLINFO_RESPONSE_CODE ), (array) json_decode( $answer, true ) );
	}

	/**
	 * @param array{int, array<mixed>} $reply
	 * @return list<mixed>
	 */
	private function flat( array $reply ): array {
		return array( $reply[0], ...array_values( $reply[1] ) );
	}
}
