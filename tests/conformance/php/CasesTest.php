<?php

declare( strict_types=1 );

namespace Atoll\Tests\Conformance;

use Atoll\Engine\Definition\Form;
use Atoll\Engine\FormAnswers\AnswerText;
use Atoll\Engine\FormAnswers\MalformedAnswer;
use Atoll\Engine\Markup\ElementIds;
use Atoll\Engine\Markup\Fields\FieldMarkup;
use Atoll\Engine\Markup\Fields\FieldView;
use Atoll\Engine\Validation\ValidationResult;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Every case of the contract, on PHP's side. */
final class CasesTest extends TestCase {

	private static ?Workbench $workbench = null;

	private static function workbench(): Workbench {
		return self::$workbench ??= new Workbench();
	}

	/** @return iterable<string, array<string, mixed>> */
	public static function judged(): iterable {
		return self::having( 'valid' );
	}

	/** @return iterable<string, array<string, mixed>> */
	public static function malformed(): iterable {
		return self::having( 'malformed' );
	}

	/** @return iterable<string, array<string, mixed>> */
	public static function printed(): iterable {
		return self::having( 'html' );
	}

	/**
	 * @param array<string, mixed> $case
	 * @param array<string, mixed> $raw
	 */
	#[DataProvider( 'judged' )]
	public function test_answers_are_judged_as_the_contract_says( array $case, Form $form, array $raw ): void {
		$answers  = self::workbench()->engine->answers( $form, $raw );
		$expected = $case['valid'] ? array() : array( 1 => $case['message'] );

		self::assertSame( $expected, self::workbench()->judge( $form, $raw )->messages() );
		self::assertSame( $case['inputs'] ?? array(), self::workbench()->judge( $form, $raw )->inputMessages() );
		if ( isset( $case['answer'] ) ) {
			self::assertSame( $case['answer'], $answers->value( 1 ) );
		}
		if ( isset( $case['entry'] ) ) {
			self::assertSame( $case['entry'], $answers->toEntry() );
		}
		if ( isset( $case['display'] ) ) {
			self::assertSame(
				$case['display'],
				( new AnswerText( self::workbench()->shapes ) )->text( $form->fields()[0], $answers )
			);
		}
		if ( $case['valid'] ) {
			$stored = self::workbench()->engine->fromEntry( $form, $answers->toEntry() );
			self::assertSame( $answers->toEntry(), $stored->toEntry(), 'What is stored reads as what was answered.' );
		}
	}

	/**
	 * @param array<string, mixed> $case
	 * @param array<string, mixed> $raw
	 */
	#[DataProvider( 'malformed' )]
	public function test_what_no_control_sends_is_refused_with_a_reason( array $case, Form $form, array $raw ): void {
		try {
			self::workbench()->engine->answers( $form, $raw );
			self::fail( 'It was read.' );
		} catch ( MalformedAnswer $malformed ) {
			self::assertSame( $case['malformed'], $malformed->reason );
			self::assertArrayHasKey( $malformed->inputName, $raw );
		}
	}

	/**
	 * @param array<string, mixed> $case
	 * @param array<string, mixed> $raw
	 */
	#[DataProvider( 'printed' )]
	public function test_fields_are_printed_as_the_contract_says( array $case, Form $form, array $raw ): void {
		$engine   = self::workbench()->engine;
		$isFresh  = ! isset( $case['valid'] );
		$answers  = $isFresh ? $engine->initial( $form ) : $engine->answers( $form, $raw );
		$verdict  = $isFresh ? new ValidationResult( array() ) : self::workbench()->judge( $form, $raw );
		$field    = $form->fields()[0];
		$view     = new FieldView(
			$form,
			$field,
			new ElementIds( 'atoll', 12 ),
			$answers->value( 1 ),
			$verdict->messages()[1] ?? '',
			false,
			$verdict->inputMessages()
		);

		self::assertSame( implode( '', $case['html'] ), FieldMarkup::standard()->render( $view ) );
	}

	/** @return iterable<string, array<string, mixed>> */
	private static function having( string $property ): iterable {
		foreach ( ( new Cases( self::workbench() ) )->all() as $name => $one ) {
			if ( isset( $one['case'][ $property ] ) ) {
				yield $name => array( $one['case'], $one['form'], $one['raw'] );
			}
		}
	}
}
