<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Portal\TwoFactor;

use Atoll\Portal\TwoFactor\Account\SetUpKey;
use Atoll\Portal\TwoFactor\Base32;
use Atoll\Portal\TwoFactor\RecoveryCodes;
use Atoll\Portal\TwoFactor\Totp;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Codes are those of RFC 6238, each for its time and once. */
final class TotpTest extends TestCase {

	private const SEED = '12345678901234567890';

	/** The RFC's appendix B; its codes have eight digits, of which six are the last. */
	#[DataProvider( 'vectors' )]
	public function test_it_is_the_code_of_the_rfc( int $time, string $code ): void {
		$this->assertSame( substr( $code, -6 ), Totp::code( self::SEED, intdiv( $time, Totp::SECONDS ) ) );
	}

	/** @return list<array{int, string}> */
	public static function vectors(): array {
		return array(
			array( 59, '94287082' ),
			array( 1111111109, '07081804' ),
			array( 1111111111, '14050471' ),
			array( 1234567890, '89005924' ),
			array( 2000000000, '69279037' ),
			array( 20000000000, '65353130' ),
		);
	}

	public function test_a_clock_may_be_wrong_by_one_step_and_no_more(): void {
		$now  = 1111111111;
		$step = intdiv( $now, Totp::SECONDS );
		$fits = array();
		for ( $away = -2; $away <= 2; $away++ ) {
			$fits[ $away ] = Totp::step( self::SEED, Totp::code( self::SEED, $step + $away ), $now );
		}
		$this->assertSame( array( -2 => null, -1 => $step - 1, 0 => $step, 1 => $step + 1, 2 => null ), $fits );
	}

	public function test_no_step_counts_twice_and_none_before_one_that_was_used(): void {
		$now  = 1111111111;
		$step = intdiv( $now, Totp::SECONDS );
		$this->assertNull( Totp::step( self::SEED, Totp::code( self::SEED, $step ), $now, $step ) );
		$this->assertNull( Totp::step( self::SEED, Totp::code( self::SEED, $step - 1 ), $now, $step ) );
		$this->assertSame( $step + 1, Totp::step( self::SEED, Totp::code( self::SEED, $step + 1 ), $now, $step ) );
	}

	public function test_the_key_is_written_as_apps_take_it(): void {
		$key = new SetUpKey( self::SEED, 'mia@example.com', 'Tea: & Co' );
		$this->assertSame( 'GEZD GNBV GY3T QOJQ GEZD GNBV GY3T QOJQ', $key->text() );
		$this->assertSame( 'otpauth://totp/Tea%20%20%26%20Co:mia%40example.com?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Tea%20%20%26%20Co', $key->url() );
		$this->assertSame( 'MZXW6YTB', Base32::encode( 'fooba' ), 'RFC 4648, section 10' );
	}

	public function test_recovery_codes_are_read_however_they_are_typed_and_belong_to_one_person(): void {
		$codes = RecoveryCodes::make();
		$this->assertCount( 10, array_unique( $codes ) );
		$this->assertMatchesRegularExpression( '/^[a-z2-7]{4}(-[a-z2-7]{4}){3}$/', $codes[0] );
		$this->assertSame(
			RecoveryCodes::hash( $codes[0], 7 ),
			RecoveryCodes::hash( ' ' . strtoupper( str_replace( '-', ' ', $codes[0] ) ), 7 )
		);
		$this->assertNotSame( RecoveryCodes::hash( $codes[0], 7 ), RecoveryCodes::hash( $codes[0], 8 ) );
		$this->assertNotSame( RecoveryCodes::hash( $codes[0], 7 ), RecoveryCodes::hash( $codes[1], 7 ) );
	}
}
