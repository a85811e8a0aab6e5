<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Definition;

use Atoll\Engine\Definition\PublicTexts;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Which sentences a page carries. */
final class PublicTextsTest extends TestCase {

	public function test_a_plain_form_carries_what_every_form_may_say_and_nothing_else(): void {
		$texts = PublicTexts::collect( ( new Workbench() )->form( array( 'id' => 1, 'kind' => 'text' ) ) );

		self::assertArrayHasKey( 'summaryTitle', $texts );
		$names = array(
			'uploadDone', 'lookupOne', 'saved', 'captchaQuestion', 'pageOf', 'atTop', 'leftOut', 'leftOutEnd',
			'partLabel', 'confirmation', 'failed', 'submit',
		);
		foreach ( $names as $name ) {
			self::assertArrayNotHasKey( $name, $texts );
		}
		self::assertLessThan( 800, strlen( (string) json_encode( $texts ) ) );
	}

	/** @return iterable<string, array{array<string, mixed>, string}> */
	public static function needs(): iterable {
		yield 'files' => array( array( 'kind' => 'fileupload' ), 'uploadDone' );
		yield 'a password' => array( array( 'kind' => 'password' ), 'showPassword' );
		yield 'a list' => array( array( 'kind' => 'list' ), 'rowAdded' );
		yield 'some characters only' => array( array( 'kind' => 'phone' ), 'leftOut' );
		yield 'some characters only in a part' => array( array( 'kind' => 'name' ), 'leftOut' );
		yield 'a captcha' => array( array( 'kind' => 'captcha' ), 'captchaQuestion' );
		yield 'a captcha whose question may end' => array( array( 'kind' => 'captcha' ), 'captchaAgain' );
		yield 'a captcha that may ask the person' => array( array( 'kind' => 'captcha' ), 'captchaPerson' );
		yield 'characters without spaces' => array( array( 'kind' => 'name' ), 'leftOutSpaces' );
		yield 'a web address, which may be cut' => array( array( 'kind' => 'website' ), 'leftOutEnd' );
		yield 'a part that may be cut' => array( array( 'kind' => 'name' ), 'leftOutEnd' );
		yield 'a captcha whose answer may be cut' => array( array( 'kind' => 'captcha' ), 'leftOutEnd' );
		yield 'parts' => array( array( 'kind' => 'name' ), 'partLabel' );
	}

	/** @param array<string, mixed> $field */
	#[DataProvider( 'needs' )]
	public function test_a_form_carries_what_its_fields_may_say( array $field, string $text ): void {
		$form = ( new Workbench() )->form( array( 'id' => 1 ) + $field );
		self::assertArrayHasKey( $text, PublicTexts::collect( $form ) );
	}

	public function test_spaces_are_spoken_of_only_where_they_are_left_out(): void {
		$texts = PublicTexts::collect( ( new Workbench() )->form( array( 'id' => 1, 'kind' => 'phone' ) ) );
		self::assertArrayNotHasKey( 'leftOutSpaces', $texts );
	}

	public function test_a_failure_says_the_number_to_call_where_there_is_one(): void {
		$form = ( new Workbench() )->form( array( 'id' => 1, 'kind' => 'captcha' ) );

		self::assertSame(
			array( 'failed', 'offline', 'captchaFailed' ),
			array_keys( PublicTexts::ofFailures( $form, true ) )
		);
		foreach ( PublicTexts::ofFailures( $form, true ) as $sentence ) {
			self::assertStringContainsString( '{phone}', $sentence );
		}
		foreach ( PublicTexts::ofFailures( $form, false ) as $sentence ) {
			self::assertStringNotContainsString( '{phone}', $sentence );
		}
	}
}
