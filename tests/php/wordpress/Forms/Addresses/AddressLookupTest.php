<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Addresses;

use Atoll\Forms\Addresses\AddressLookupPart;
use Atoll\Forms\Addresses\AddressSettings;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Vendor;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\TestWith;

/** Addresses come from Addressr over a real connection, and the browser sees nothing of it. */
final class AddressLookupTest extends SiteTestCase {

	private static Vendor $vendor;

	public static function setUpBeforeClass(): void {
		self::$vendor = new Vendor( 'addressr' );
	}

	public static function tearDownAfterClass(): void {
		self::$vendor->stop();
	}

	protected function setUp(): void {
		parent::setUp();
		$this->choose( array( 'provider' => 'addressr', 'url' => self::$vendor->url . '/' ) );
		// Nobody waits three seconds here for what never comes.
		add_filter( 'http_request_args', static fn( array $args ) => array( 'timeout' => 1 ) + $args );
	}

	protected function tearDown(): void {
		global $wpdb;
		remove_all_filters( 'http_request_args' );
		delete_option( 'atoll_addresses' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		parent::tearDown();
	}

	public function test_what_is_typed_finds_addresses_as_people_write_them(): void {
		$reply = $this->find( '109 kirri' );
		$this->assertSame( '', RestContract::complaint( 'atoll/addresses-find', $reply->get_data() ) );
		$this->assertSame(
			array(
				'addresses' => array(
					array( 'id' => 'GANSW717102496', 'text' => '1/109 Kirribilli Av, Kirribilli NSW 2061' ),
				),
			),
			$reply->get_data()
		);
	}

	public function test_what_nobody_has_finds_nothing(): void {
		$this->assertSame( array( 'addresses' => array() ), $this->find( 'nowhere at all' )->get_data() );
	}

	public function test_a_found_address_comes_in_the_parts_of_a_form(): void {
		$reply = $this->get( '/s1t2/v1/addresses/GANSW719386656' );
		$this->assertSame( '', RestContract::complaint( 'atoll/addresses-get', $reply->get_data() ) );
		$this->assertSame(
			array(
				'line1'       => '300 Barangaroo Avenue',
				'line2'       => 'Level 25, Tower 3',
				'city'        => 'Barangaroo',
				'state'       => 'NSW',
				'stateName'   => 'New South Wales',
				'postcode'    => '2000',
				'country'     => 'AU',
				'countryName' => 'Australia',
			),
			$reply->get_data()
		);
	}

	#[TestWith( array( 'zzslow' ) )]
	#[TestWith( array( 'zzdown' ) )]
	#[TestWith( array( 'zzhtml' ) )]
	public function test_a_service_in_trouble_is_told_in_words( string $typed ): void {
		$reply = $this->find( $typed );
		$this->assertSame( 503, $reply->get_status() );
		$this->assertSame(
			array( 'code' => 'atoll_lookup_unavailable', 'message' => 'Address suggestions are not available at the moment. Please type your address.' ),
			array_slice( $reply->get_data(), 0, 2 )
		);
		$this->assertStringNotContainsString( '127.0.0.1', (string) wp_json_encode( $reply->get_data() ) );
	}

	public function test_a_service_that_is_not_there_is_told_in_words(): void {
		$this->choose( array( 'provider' => 'addressr', 'url' => 'http://127.0.0.1:9' ) );
		$this->assertSame( 503, $this->find( '109 kirri' )->get_status() );
	}

	public function test_an_unknown_address_is_not_found(): void {
		$reply = $this->get( '/s1t2/v1/addresses/GANSW000' );
		$this->assertSame( 404, $reply->get_status() );
		$this->assertSame( 'atoll_address_not_found', $reply->get_data()['code'] );
	}

	#[TestWith( array( '' ) )]
	#[TestWith( array( 'ab' ) )]
	public function test_too_little_to_search_for_is_a_bad_request( string $typed ): void {
		$this->assertSame( 400, $this->find( $typed )->get_status() );
		$this->assertSame( 400, $this->find( str_repeat( 'a', 201 ) )->get_status() );
	}

	#[TestWith( array( '/s1t2/v1/addresses/..%2f..%2fetc' ) )]
	#[TestWith( array( '/s1t2/v1/addresses/a/b' ) )]
	public function test_an_id_is_no_path( string $path ): void {
		$this->assertSame( 404, $this->get( $path )->get_status() );
		$this->assertSame( 'rest_no_route', $this->get( $path )->get_data()['code'] );
	}

	public function test_nothing_is_looked_up_where_nobody_chose_to(): void {
		$this->choose( array() );
		$this->assertSame( 503, $this->find( '109 kirri' )->get_status() );
		$this->assertNull( $this->part() );
	}

	public function test_the_browser_sees_neither_host_nor_key_of_addressr(): void {
		$this->choose( array( 'provider' => 'addressr', 'url' => self::$vendor->url, 'addressrKey' => 'secret-key' ) );
		$this->assertSame( array( 'provider' => 'addressr', 'url' => rest_url( 's1t2/v1/addresses' ) ), $this->part() );
	}

	public function test_google_gets_its_key_and_the_libraries_that_are_used(): void {
		$this->choose( array( 'provider' => 'google', 'googleKey' => 'a key' ) );
		$script = (string) ( $this->part()['script'] ?? '' );
		$this->assertStringStartsWith( 'https://maps.googleapis.com/maps/api/js?key=a%20key&', $script );
		$this->assertStringContainsString( 'libraries=places,geometry', $script );
	}

	public function test_google_without_a_key_is_nothing(): void {
		$this->choose( array( 'provider' => 'google' ) );
		$this->assertNull( $this->part() );
	}

	public function test_addressrs_key_goes_to_no_browser_after_a_change_to_google(): void {
		$this->choose( array( 'provider' => 'google', 'url' => self::$vendor->url, 'addressrKey' => 'secret-key' ) );
		$this->assertNull( $this->part() );
		$this->choose( array( 'provider' => 'google', 'googleKey' => 'maps', 'addressrKey' => 'secret-key' ) );
		$this->assertStringNotContainsString( 'secret-key', (string) wp_json_encode( $this->part() ) );
	}

	/** @param array<string, string> $settings */
	private function choose( array $settings ): void {
		update_option( 'atoll_addresses', $settings );
	}

	/** @return array<string, string>|null */
	private function part(): ?array {
		$lookup = new AddressLookupPart(
			static fn() => new AddressSettings( Inside::get( Settings::class )->group( 'addresses' ) ),
			static fn() => rest_url( 's1t2/v1/addresses' )
		);
		return $lookup->settings( 12 );
	}

	private function find( string $typed ): \WP_REST_Response {
		return $this->get( '/s1t2/v1/addresses', array( 'q' => $typed ) );
	}
}
