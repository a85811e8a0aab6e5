<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Marketing;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use Atoll\Tests\WordPress\Support\SpentLimit;

final class ConversionTest extends SiteTestCase {

	private const EVENT = 'abcdefghij0123456789';

	/** @var list<array{url: string, body: array<string, mixed>}> What would have gone to the vendor. */
	private array $sent = array();

	private int|\WP_Error $status = 200;

	protected function setUp(): void {
		parent::setUp();
		update_option( 'atoll_marketing', array( 'pixelId' => '123456789', 'conversionToken' => 'EAAsecret' ) );
		add_filter( 'pre_http_request', array( $this, 'receive' ), 10, 3 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'receive' ) );
		delete_option( 'atoll_marketing' );
		wp_unschedule_hook( 'atoll_send_conversion' );
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed> $options
	 * @return array<string, mixed>|\WP_Error
	 */
	public function receive( mixed $answer, array $options, string $url ): array|\WP_Error {
		$this->sent[] = array( 'url' => $url, 'body' => (array) json_decode( (string) $options['body'], true ) );
		return is_int( $this->status )
			? array( 'response' => array( 'code' => $this->status ), 'body' => '{}', 'headers' => array() )
			: $this->status;
	}

	public function test_a_call_is_told_later_once_and_without_anything_personal(): void {
		$reply = $this->call( self::EVENT, '/contact/?email=jo@example.com' );
		$this->assertSame( 202, $reply->get_status() );
		$this->assertSame( array(), $this->sent, 'Nobody waits for the vendor.' );
		$this->runQueue();
		$this->runQueue();
		$this->assertCount( 1, $this->sent );
		$this->assertSame( 'https://graph.facebook.com/v24.0/123456789/events', $this->sent[0]['url'] );
		$event = $this->sent[0]['body']['data'][0];
		$this->assertSame(
			array( 'Contact', self::EVENT, 'website' ),
			array( $event['event_name'], $event['event_id'], $event['action_source'] )
		);
		$this->assertSame( home_url( '/contact/' ), $event['event_source_url'] );
		$this->assertSame( array( 'client_user_agent', 'external_id' ), array_keys( $event['user_data'] ) );
	}

	public function test_the_token_goes_to_the_vendor_and_nowhere_else(): void {
		$reply = $this->call( self::EVENT, '/' );
		$this->assertStringNotContainsString( 'EAAsecret', (string) wp_json_encode( $reply->get_data() ) );
		$this->assertStringNotContainsString( 'EAAsecret', (string) wp_json_encode( _get_cron_array() ) );
		$this->runQueue();
		$this->assertSame( 'EAAsecret', $this->sent[0]['body']['access_token'] );
	}

	public function test_a_vendor_that_is_down_is_tried_again_and_given_up(): void {
		ini_set( 'error_log', '/dev/null' );
		$this->status = new \WP_Error( 'http_request_failed', 'down' );
		$this->call( self::EVENT, '/' );
		for ( $try = 0; $try < 6; $try++ ) {
			$this->runQueue();
		}
		ini_restore( 'error_log' );
		$this->assertCount( 4, $this->sent );
	}

	public function test_what_the_vendor_refuses_is_not_sent_again(): void {
		$this->status = 400;
		$this->call( self::EVENT, '/' );
		$this->runQueue();
		$this->runQueue();
		$this->assertCount( 1, $this->sent );
	}

	public function test_without_a_pixel_and_a_token_there_is_nothing_to_count(): void {
		update_option( 'atoll_marketing', array( 'pixelId' => '123456789' ) );
		$this->assertSame( 404, $this->call( self::EVENT, '/' )->get_status() );
	}

	public function test_an_odd_event_is_refused_and_an_odd_page_is_the_front_page(): void {
		$this->assertSame( 400, $this->call( 'short', '/' )->get_status() );
		$this->assertSame( 202, $this->call( self::EVENT, 'javascript:alert(1)' )->get_status() );
		$this->runQueue();
		$this->assertSame( home_url( '/' ), $this->sent[0]['body']['data'][0]['event_source_url'] );
	}

	public function test_a_site_below_another_tells_the_page_that_the_browser_showed(): void {
		$below = static fn(): string => 'https://example.com:8443/brokers';
		add_filter( 'pre_option_home', $below );
		$this->call( self::EVENT, '/brokers/contact/' );
		$this->runQueue();
		remove_filter( 'pre_option_home', $below );
		$this->assertSame(
			'https://example.com:8443/brokers/contact/',
			$this->sent[0]['body']['data'][0]['event_source_url']
		);
	}

	public function test_a_flood_from_one_address_is_held_back(): void {
		SpentLimit::set( 'conversion', 9 );
		$this->assertSame( 202, $this->call( self::EVENT, '/' )->get_status() );
		SpentLimit::set( 'conversion', 10 );
		$this->assertSame( 429, $this->call( strrev( self::EVENT ), '/' )->get_status() );
	}

	private function call( string $event, string $page ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'GET', '/s1t2/v1/conversion' );
		$request->set_query_params( array( 'event' => $event, 'page' => $page ) );
		return rest_do_request( $request );
	}

	/** As WordPress' cron does, however far away the time is. */
	private function runQueue(): void {
		foreach ( _get_cron_array() as $time => $hooks ) {
			foreach ( is_array( $hooks ) ? $hooks['atoll_send_conversion'] ?? array() : array() as $task ) {
				wp_unschedule_event( (int) $time, 'atoll_send_conversion', $task['args'] );
				do_action_ref_array( 'atoll_send_conversion', $task['args'] );
			}
		}
	}
}
