<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Addresses;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** A register of addresses that answers other things than it promises offers nobody an empty choice. */
final class OddAddressesTest extends SiteTestCase {

	private string $answer = '';

	protected function setUp(): void {
		parent::setUp();
		update_option( 'atoll_addresses', array( 'provider' => 'addressr', 'url' => 'https://addresses.example' ) );
		add_filter( 'pre_http_request', array( $this, 'answer' ) );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_http_request', array( $this, 'answer' ) );
		delete_option( 'atoll_addresses' );
		parent::tearDown();
	}

	/** @return array<string, mixed> */
	public function answer(): array {
		return array( 'response' => array( 'code' => 200 ), 'body' => $this->answer, 'headers' => array() );
	}

	#[TestWith( array( '{"message":"over quota","code":7}' ) )]
	#[TestWith( array( '[null,"3 Smith Street",{"sla":"3 SMITH ST"},{"pid":"GANSW1"},{"pid":["GANSW1"],"sla":{}}]' ) )]
	public function test_what_is_no_address_is_not_offered( string $answer ): void {
		$this->answer = $answer;
		$this->assertSame(
			array( 'addresses' => array() ),
			$this->get( '/s1t2/v1/addresses', array( 'q' => '3 smith' ) )->get_data()
		);
	}

	public function test_what_stands_among_it_is_offered_all_the_same(): void {
		$this->answer = (string) wp_json_encode(
			array( ...array_fill( 0, 6, array( 'pid' => '' ) ), array( 'pid' => 'GANSW1', 'sla' => '3 SMITH ST' ) )
		);
		$this->assertSame(
			array( 'addresses' => array( array( 'id' => 'GANSW1', 'text' => '3 Smith St' ) ) ),
			$this->get( '/s1t2/v1/addresses', array( 'q' => '3 smith' ) )->get_data()
		);
	}

	#[TestWith( array( '{"structured":{}}' ) )]
	#[TestWith( array( '{"structured":"3 Smith Street"}' ) )]
	#[TestWith( array( '[]' ) )]
	public function test_an_address_without_its_parts_does_not_replace_what_was_typed( string $answer ): void {
		$this->answer = $answer;
		$reply        = $this->get( '/s1t2/v1/addresses/GANSW1' );
		$this->assertSame(
			array( 404, 'atoll_address_not_found' ),
			array( $reply->get_status(), $reply->get_data()['code'] ?? '' )
		);
	}
}
