<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support;

use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use PHPUnit\Framework\Assert;

/** A page that is for one person, or whose address holds a key. */
final class GuardedPage {

	private const SENT = array(
		'X-Frame-Options'         => 'SAMEORIGIN',
		'Content-Security-Policy' => "frame-ancestors 'self'",
		'X-Content-Type-Options'  => 'nosniff',
		'Referrer-Policy'         => 'same-origin',
		'Permissions-Policy'      => 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
	);

	/**
	 * It is shown in no frame of another site, told to none, kept by no search engine, and uses no device. With
	 * `no-referrer` its forms would come from the origin `null` (Fetch standard, “append a request `Origin` header”),
	 * as those of any site can.
	 */
	public static function check( HttpAnswer $page ): void {
		foreach ( self::SENT as $name => $value ) {
			Assert::assertSame( $value, $page->header( $name ), $name );
			Assert::assertSame( 1, preg_match_all( "/^{$name}:/mi", $page->head ), "{$name}, once" );
		}
		Assert::assertStringStartsWith( 'noindex', $page->header( 'X-Robots-Tag' ) );
	}
}
