<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Captcha;

use Atoll\Forms\Captcha\Methods\VendorFaults;
use Atoll\Tests\WordPress\Support\Http\Vendor;
use PHPUnit\Framework\TestCase;

/** A stand-in for captcha vendors, and tokens that it knows. */
abstract class VendorTestCase extends TestCase {

	private static Vendor $vendor;

	private string $log;

	public static function setUpBeforeClass(): void {
		self::$vendor = new Vendor( 'siteverify' );
	}

	public static function tearDownAfterClass(): void {
		self::$vendor->stop();
	}

	protected function setUp(): void {
		$this->log = (string) ini_set( 'error_log', '/dev/null' );
		add_filter(
			'atoll_captcha_address',
			static fn( string $url ) => (string) preg_replace( '#^https://[^/]+#', self::$vendor->url, $url )
		);
		// Nobody waits five seconds here for what never comes.
		add_filter( 'http_request_args', static fn( array $args ) => array( 'timeout' => 1 ) + $args );
	}

	protected function tearDown(): void {
		ini_set( 'error_log', $this->log );
		delete_option( VendorFaults::OPTION );
		remove_all_filters( 'atoll_captcha_address' );
		remove_all_filters( 'http_request_args' );
	}

	/** @param array<string, mixed> $facts */
	protected function token( array $facts ): string {
		$facts += array(
			'hostname' => wp_parse_url( home_url(), PHP_URL_HOST ),
			'nonce'    => bin2hex( random_bytes( 8 ) ),
		);
		return rtrim( strtr( base64_encode( (string) wp_json_encode( $facts ) ), '+/', '-_' ), '=' );
	}
}
