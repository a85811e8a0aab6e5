<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Portal\Passwords;

use Atoll\Portal\Passwords\CommonPasswords;
use Atoll\Portal\Passwords\PasswordStrength;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class PasswordStrengthTest extends TestCase {

	private const OWN = array( 'jo.citizen@example.com', 'Joanne', 'Banksia Finance' );

	#[TestWith( array( 'passwordpassword' ) )]
	#[TestWith( array( 'Password1234!' ) )]
	#[TestWith( array( 'P@ssw0rd2024!!' ) )]
	#[TestWith( array( 'aaaaaaaaaaaaaaaa' ) )]
	#[TestWith( array( 'abcabcabcabcabc' ) )]
	#[TestWith( array( 'xyzzyxyzzyxyzzy' ) )]
	#[TestWith( array( 'qwertyuiop12' ) )]
	#[TestWith( array( 'poiuytrewq98765' ) )]
	#[TestWith( array( '1q2w3e4r5t6y' ) )]
	#[TestWith( array( 'Summer2024Melbourne' ) )]
	#[TestWith( array( 'jo.citizen@example.com' ) )]
	#[TestWith( array( 'JoCitizen1999' ) )]
	#[TestWith( array( 'Joanne-Citizen' ) )]
	#[TestWith( array( 'banksiafinance1' ) )]
	public function test_what_is_tried_first_is_short( string $password ): void {
		$this->assertLessThan( 8, ( new PasswordStrength( new CommonPasswords() ) )->length( $password, self::OWN ) );
	}

	#[TestWith( array( 'correct horse battery' ) )]
	#[TestWith( array( 'kangaroo-lagoon-77' ) )]
	#[TestWith( array( 'Xk3fP9qLm2zv' ) )]
	#[TestWith( array( 'teal otter umbrella' ) )]
	#[TestWith( array( 'Ödipus mag Äpfel' ) )]
	#[TestWith( array( '密码是一只蓝色的大象和猫' ) )]
	public function test_what_has_to_be_guessed_is_long( string $password ): void {
		$this->assertGreaterThanOrEqual(
			8,
			( new PasswordStrength( new CommonPasswords() ) )->length( $password, self::OWN )
		);
	}

	public function test_only_the_owners_words_are_the_owners(): void {
		$guessing = new PasswordStrength( new CommonPasswords() );
		$this->assertGreaterThan(
			$guessing->length( 'wollemi-citizen-9', self::OWN ),
			$guessing->length( 'wollemi-citizen-9' )
		);
	}
}
