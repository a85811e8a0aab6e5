<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\CaptchaResult;
use Atoll\Forms\Captcha\Methods\CaptchaMethod;
use Atoll\Forms\Captcha\Methods\Recaptcha;
use Atoll\Forms\Captcha\Methods\SiteVerify;
use Atoll\Forms\Captcha\Methods\Turnstile;
use Atoll\Forms\Captcha\Methods\VendorFaults;
use Atoll\Forms\Captcha\Methods\VendorUrls;
use PHPUnit\Framework\Attributes\DataProvider;

/** Vendors are asked and believed as they document it, over a real connection to a stand-in. */
final class VendorsTest extends VendorTestCase {

	/** @param array<string, mixed> $facts */
	#[DataProvider( 'facts' )]
	public function test_recaptcha_is_believed_about( array $facts, CaptchaResult $expected ): void {
		$this->assertSame( $expected, $this->recaptcha()->verify( $this->token( $facts ), 12, '192.0.2.1' ) );
	}

	/** @return iterable<string, array{array<string, mixed>, CaptchaResult}> */
	public static function facts(): iterable {
		$good = array( 'score' => 0.7, 'action' => 'atoll_form_12' );
		yield 'a person' => array( $good, CaptchaResult::Ok );
		yield 'a score at the threshold' => array( array( 'score' => 0.5 ) + $good, CaptchaResult::Ok );
		yield 'a machine' => array( array( 'score' => 0.4 ) + $good, CaptchaResult::Refused );
		yield 'no score at all' => array( array( 'score' => null ) + $good, CaptchaResult::Refused );
		yield 'another form' => array( array( 'action' => 'atoll_form_13' ) + $good, CaptchaResult::Refused );
		yield 'another site' => array( array( 'hostname' => 'evil.example' ) + $good, CaptchaResult::Refused );
		yield 'an answer that is cut off' => array( array( 'cut' => true ), CaptchaResult::Unreachable );
		yield 'an answer that never comes' => array( array( 'hang' => true ), CaptchaResult::Unreachable );
	}

	public function test_capitals_in_the_sites_address_make_no_other_site(): void {
		$home = static fn(): string => 'https://MyBroker.example';
		add_filter( 'pre_option_home', $home );
		$verdict = $this->recaptcha()->verify(
			$this->token( array( 'score' => 0.7, 'action' => 'atoll_form_12', 'hostname' => 'mybroker.example' ) ),
			12,
			''
		);
		remove_filter( 'pre_option_home', $home );
		$this->assertSame( CaptchaResult::Ok, $verdict );
	}

	public function test_turnstile_needs_no_score(): void {
		$this->assertSame(
			CaptchaResult::Ok,
			$this->turnstile()->verify( $this->token( array( 'action' => 'atoll_form_12' ) ), 12, '' )
		);
	}

	public function test_turnstile_is_asked_about_this_form_alone(): void {
		$this->assertSame(
			CaptchaResult::Refused,
			$this->turnstile()->verify( $this->token( array( 'action' => 'atoll_form_13' ) ), 12, '' )
		);
	}

	#[DataProvider( 'vendors' )]
	public function test_a_token_that_the_vendor_does_not_know_is_refused( CaptchaMethod $vendor ): void {
		$this->assertSame( CaptchaResult::Refused, $vendor->verify( '%%%', 12, '' ) );
	}

	#[DataProvider( 'vendors' )]
	public function test_a_vendor_that_is_not_there_is_unreachable( CaptchaMethod $vendor ): void {
		remove_all_filters( 'atoll_captcha_address' );
		add_filter( 'atoll_captcha_address', static fn() => 'http://127.0.0.1:9/' );
		$this->assertSame( CaptchaResult::Unreachable, $vendor->verify( 'token', 12, '' ) );
	}

	/** @return iterable<string, array{CaptchaMethod}> */
	public static function vendors(): iterable {
		$addresses = new VendorUrls();
		$vendor    = new SiteVerify( $addresses, new VendorFaults( time( ... ) ) );
		yield 'reCAPTCHA' => array( new Recaptcha( $vendor, $addresses, 'site-key', 'stand-in-secret', 0.5 ) );
		yield 'Turnstile' => array( new Turnstile( $vendor, $addresses, 'site-key', 'stand-in-secret' ) );
	}

	public function test_a_wrong_secret_is_our_fault_and_not_the_visitors(): void {
		$urls       = new VendorUrls();
		$siteVerify = new SiteVerify( $urls, new VendorFaults( time( ... ) ) );
		$vendor     = new Turnstile( $siteVerify, $urls, 'site-key', 'wrong' );
		$verdict    = $vendor->verify( $this->token( array( 'action' => 'atoll_form_12' ) ), 12, '' );
		$this->assertSame( CaptchaResult::Unreachable, $verdict );
	}

	#[DataProvider( 'vendors' )]
	public function test_the_browser_never_hears_of_the_secret( CaptchaMethod $vendor ): void {
		$settings = $vendor->settings( 12 );
		$this->assertSame( 'site-key', $settings['siteKey'] );
		$this->assertStringNotContainsString( 'stand-in-secret', (string) wp_json_encode( $settings ) );
	}

	private function recaptcha(): CaptchaMethod {
		return iterator_to_array( self::vendors() )['reCAPTCHA'][0];
	}

	private function turnstile(): CaptchaMethod {
		return iterator_to_array( self::vendors() )['Turnstile'][0];
	}
}
