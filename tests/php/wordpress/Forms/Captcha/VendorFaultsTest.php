<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\Methods\SiteVerify;
use Atoll\Forms\Captcha\Methods\Turnstile;
use Atoll\Forms\Captcha\Methods\VendorFaults;
use Atoll\Forms\Captcha\Methods\VendorUrls;

/** Whoever looks after the site hears when a captcha refuses everybody. */
final class VendorFaultsTest extends VendorTestCase {

	/** Of the stand-in. */
	private const SECRET = 'stand-in-secret';

	protected function setUp(): void {
		parent::setUp();
		update_option(
			'atoll_captcha',
			array( 'provider' => 'turnstile', 'turnstileSiteKey' => 'site-key', 'turnstileSecret' => self::SECRET )
		);
	}

	protected function tearDown(): void {
		delete_option( 'atoll_captcha' );
		parent::tearDown();
	}

	public function test_all_is_well_until_something_is_known(): void {
		$this->verify();
		$this->assertSame( 'good', $this->health()['status'] );
		$this->assertFalse( get_option( VendorFaults::OPTION ) );
	}

	public function test_a_wrong_key_is_critical_and_names_the_setting(): void {
		$this->verify( secret: 'wrong' );
		$this->assertSame( 'critical', $this->health()['status'] );
		$this->assertStringContainsString( 'invalid-input-secret', $this->health()['description'] );
		$this->assertStringContainsString( 'Atoll → Settings → Captcha', $this->health()['description'] );
	}

	public function test_another_host_names_the_filter_that_adds_it(): void {
		$this->verify( array( 'hostname' => 'second.example' ) );
		$this->assertSame( 'recommended', $this->health()['status'] );
		$this->assertStringContainsString( 'atoll_captcha_hosts', $this->health()['description'] );
	}

	public function test_a_vendor_that_does_not_answer_is_told(): void {
		$this->verify( array( 'cut' => true ) );
		$this->assertSame( 'recommended', $this->health()['status'] );
		$this->assertStringContainsString( VendorFaults::NO_ANSWER, $this->health()['description'] );
	}

	public function test_what_a_visitor_may_do_is_no_fault_of_the_site(): void {
		$this->verify( array( 'action' => 'atoll_form_13' ) );
		$this->turnstile( self::SECRET )->verify( '%%%', 12, '' );
		$this->assertFalse( get_option( VendorFaults::OPTION ) );
	}

	public function test_a_form_that_passes_takes_it_back(): void {
		$this->verify( secret: 'wrong' );
		$this->verify();
		$this->assertSame( 'good', $this->health()['status'] );
	}

	public function test_the_check_of_our_own_knows_no_vendor(): void {
		$this->verify( secret: 'wrong' );
		delete_option( 'atoll_captcha' );
		$this->assertSame( 'good', $this->health()['status'] );
	}

	public function test_it_is_written_once_and_read_by_no_page(): void {
		$writes = 0;
		$count  = static function () use ( &$writes ): void {
			++$writes;
		};
		foreach ( array( 'add', 'update', 'delete' ) as $change ) {
			add_action( "{$change}_option_" . VendorFaults::OPTION, $count );
		}
		$this->verify();
		$this->verify( secret: 'wrong' );
		$this->verify( secret: 'wrong' );
		$this->assertSame( 1, $writes );
		$this->assertArrayNotHasKey( VendorFaults::OPTION, wp_load_alloptions( true ) );
		$this->verify();
		$this->verify();
		$this->assertSame( 2, $writes );
		foreach ( array( 'add', 'update', 'delete' ) as $change ) {
			remove_action( "{$change}_option_" . VendorFaults::OPTION, $count );
		}
	}

	/** @param array<string, mixed> $facts */
	private function verify( array $facts = array(), string $secret = self::SECRET ): void {
		$token = $this->token( $facts + array( 'action' => 'atoll_form_12' ) );
		$this->turnstile( $secret )->verify( $token, 12, '192.0.2.1' );
	}

	private function turnstile( string $secret ): Turnstile {
		$urls = new VendorUrls();
		return new Turnstile( new SiteVerify( $urls, new VendorFaults( time( ... ) ) ), $urls, 'site-key', $secret );
	}

	/** @return array{status: string, description: string} */
	private function health(): array {
		return ( apply_filters( 'site_status_tests', array() )['direct']['atoll_captcha']['test'] )();
	}
}
