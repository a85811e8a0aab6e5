<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** What the screen does not ask for keeps nobody from saving what it does. */
final class HiddenSettingsTest extends SiteTestCase {

	private const PATH = '/s1t2/v1/settings/header';

	protected function setUp(): void {
		parent::setUp();
		$this->actAs( 'administrator' );
	}

	protected function tearDown(): void {
		delete_option( 'atoll_header' );
		parent::tearDown();
	}

	public function test_a_call_to_action_that_opened_a_form_which_is_gone_can_call_a_number_instead(): void {
		$this->assertSame( 200, $this->save( array( 'headerCtaHref' => 'phone', 'headerCtaFormId' => 9999 ) ) );
		$kept = Inside::get( Settings::class )->group( 'header' )->map( 'headerPrimary' )->list( 'headerCtas' )[0];
		$this->assertSame( 'phone', $kept->string( 'headerCtaHref' ) );
		$this->assertSame( 0, $kept->int( 'headerCtaFormId' ) );
		$this->assertSame( 400, $this->save( array( 'headerCtaHref' => 'form', 'headerCtaFormId' => 9999 ) ) );
	}

	/** @param array<string, mixed> $cta */
	private function save( array $cta ): int {
		$request = new \WP_REST_Request( 'PUT', self::PATH );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body(
			(string) wp_json_encode(
				array(
					'values'  => array( 'headerPrimary' => array( 'headerCtas' => array( $cta ) ) ),
					'version' => $this->get( self::PATH )->get_data()['version'],
				)
			)
		);
		return rest_do_request( $request )->get_status();
	}
}
