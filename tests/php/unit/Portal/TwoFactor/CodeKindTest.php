<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Portal\TwoFactor;

use Atoll\Portal\TwoFactor\Login\CodeKind;
use PHPUnit\Framework\TestCase;

final class CodeKindTest extends TestCase {

	public function test_each_step_leads_to_the_other_in_the_words_of_where_it_leads(): void {
		$this->assertSame( 'Use a recovery code', CodeKind::App->other()->linkText() );
		$this->assertSame( 'Use your authenticator app', CodeKind::Recovery->other()->linkText() );
	}

	public function test_what_was_typed_says_which_it_is(): void {
		$this->assertSame( CodeKind::App, CodeKind::of( '123 456' ) );
		$this->assertSame( CodeKind::Recovery, CodeKind::of( 'ABCD-EFGH-2345-MNOP' ) );
	}

	/** Addresses of both steps are in links that people have open, and in their browser's history. */
	public function test_addresses_name_them_as_they_always_have(): void {
		$this->assertSame( array( 'code', 'recovery' ), array_column( CodeKind::cases(), 'value' ) );
	}

	public function test_telephones_offer_digits_and_the_code_of_an_app_for_that_alone(): void {
		$app      = CodeKind::App->inputAttributes();
		$recovery = CodeKind::Recovery->inputAttributes();

		$this->assertSame( array( 'one-time-code', 'numeric' ), array( $app['autocomplete'], $app['inputmode'] ) );
		$this->assertSame( 'off', $recovery['autocomplete'] );
		$this->assertArrayNotHasKey( 'inputmode', $recovery );
	}

	public function test_an_input_for_either_can_be_filled_in_from_an_app_and_takes_letters(): void {
		$either = CodeKind::inputAttributesOfEither();

		$this->assertSame( 'one-time-code', $either['autocomplete'] );
		$this->assertArrayNotHasKey( 'inputmode', $either );
	}
}
