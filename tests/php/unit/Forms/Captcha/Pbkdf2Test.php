<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Captcha;

use Atoll\Forms\Captcha\Methods\Pbkdf2;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class Pbkdf2Test extends TestCase {

	/** The vectors of RFC 7914, section 11. */
	private const VECTORS = array(
		array( 'passwd', 'salt', 1, '55ac046e56e3089fec1691c22544b605f94185216dde0465e68b9d57c20dacbc49ca9ccc' . 'f179b645991664b39d77ef317c71b845b1e30bd509112041d3a19783' ),
		array( 'Password', 'NaCl', 80000, '4ddcd8f60b98be21830cee5ef22701f9641a4418d04c0414aeff08876b34ab56a1d425a1' . '225833549adb841b51c9b3176a272bdebba1d078478f62b397f33c8d' ),
	);

	#[DataProvider( 'ways' )]
	public function test_keys_are_those_of_the_standard( bool $usesOpenSsl ): void {
		foreach ( self::VECTORS as list( $password, $salt, $rounds, $key ) ) {
			$this->assertSame( $key, bin2hex( ( new Pbkdf2( $usesOpenSsl ) )->key( $password, $salt, $rounds, 64 ) ) );
		}
	}

	public function test_both_ways_give_the_same_bytes_whatever_is_in_them(): void {
		for ( $round = 0; $round < 20; $round++ ) {
			$password = random_bytes( 20 );
			$salt     = random_bytes( 16 );
			$this->assertSame(
				bin2hex( ( new Pbkdf2( false ) )->key( $password, $salt, 10, 32 ) ),
				bin2hex( ( new Pbkdf2( true ) )->key( $password, $salt, 10, 32 ) )
			);
		}
	}

	/** @return iterable<string, array{bool}> */
	public static function ways(): iterable {
		yield 'by OpenSSL' => array( true );
		yield 'by PHP' => array( false );
	}
}
