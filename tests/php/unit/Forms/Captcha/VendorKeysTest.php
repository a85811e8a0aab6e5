<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Captcha;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Captcha\CaptchaSettings;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/** Each vendor is told its own keys, and a change of vendors keeps those of both. */
final class VendorKeysTest extends TestCase {

	private const KEYS = array(
		'recaptchaSiteKey' => 'site-of-google',
		'recaptchaSecret'  => 'secret-of-google',
		'turnstileSiteKey' => 'site-of-cloudflare',
		'turnstileSecret'  => 'secret-of-cloudflare',
	);

	#[TestWith( array( 'recaptcha', 'google' ) )]
	#[TestWith( array( 'turnstile', 'cloudflare' ) )]
	public function test_the_chosen_vendor_gets_its_own( string $provider, string $of ): void {
		$settings = new CaptchaSettings( new JsonData( array( 'provider' => $provider ) + self::KEYS ) );
		self::assertSame(
			array( $provider, "site-of-{$of}", "secret-of-{$of}" ),
			array( $settings->provider, $settings->siteKey, $settings->secret )
		);
	}

	public function test_one_without_keys_is_not_asked_with_those_of_another(): void {
		$keys     = array( 'turnstileSiteKey' => '', 'turnstileSecret' => '' ) + self::KEYS;
		$settings = new CaptchaSettings( new JsonData( array( 'provider' => 'turnstile' ) + $keys ) );
		self::assertSame( array( 'altcha', '' ), array( $settings->provider, $settings->secret ) );
	}
}
