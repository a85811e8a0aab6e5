<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form with a captcha, and answers to it. */
abstract class CaptchaTestCase extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->forget();
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	/** A name and a captcha. */
	protected function captchaForm(): int {
		return $this->form(
			'enquiry',
			array(
				'fields' => array(
					array( 'id' => 1, 'type' => 'text', 'label' => 'Your name', 'isRequired' => true ),
					array( 'id' => 5, 'type' => 'captcha', 'label' => 'Spam check' ),
				),
			)
		);
	}

	/** @param array<string, mixed> $beside */
	protected function submit( int $number, array $beside ): HttpAnswer {
		return Http::post(
			"/wp-json/gf/v2/forms/{$number}/submissions",
			(string) wp_json_encode( array( 'input_1' => 'Jo' ) + $beside ),
			array( 'Content-Type: application/json' )
		);
	}

	protected function forget(): void {
		global $wpdb;
		delete_option( 'atoll_captcha' );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . UsedCaptchaTokensTable::NAME );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}" . RateLimitTable::NAME );
	}
}
