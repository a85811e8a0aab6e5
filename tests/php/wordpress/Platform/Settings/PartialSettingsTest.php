<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A program that sends some settings changes those, however deep they lie. */
final class PartialSettingsTest extends SiteTestCase {

	private const PATH = '/s1t2/v1/settings/company';

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
	}

	protected function tearDown(): void {
		delete_option( 'atoll_company' );
		parent::tearDown();
	}

	public function test_a_part_of_an_address_that_was_not_sent_stays(): void {
		$this->save(
			array(
				'phone'   => '13 11 11',
				'address' => array( 'street' => '10 Example Street', 'suburb' => 'Carlton', 'state' => 'NSW' ),
			)
		);
		$this->save( array( 'address' => array( 'state' => 'VIC', 'suburb' => '' ) ) );
		$kept = Inside::get( Settings::class )->group( 'company' );
		$this->assertSame( '13 11 11', $kept->string( 'phone' ) );
		$this->assertSame(
			array( 'street' => '10 Example Street', 'suburb' => '', 'state' => 'VIC', 'postcode' => '' ),
			$kept->array( 'address' )
		);
	}

	/** @param array<string, mixed> $values */
	private function save( array $values ): void {
		$request = new \WP_REST_Request( 'PUT', self::PATH );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array( 'values' => $values, 'version' => $this->get( self::PATH )->get_data()['version'] )
			)
		);
		$this->assertSame( 200, rest_do_request( $request )->get_status() );
	}
}
