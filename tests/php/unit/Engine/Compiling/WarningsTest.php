<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Compiling;

use Atoll\Engine\Compiling\FormProblems\Problem;
use Atoll\Tests\Conformance\Workbench;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

/**
 * What works, but hardly as it was meant, in the words that the editor has for it (src/builder/logic/warnings.test.ts).
 */
final class WarningsTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function cases(): iterable {
		$cases = json_decode(
			(string) file_get_contents( Workbench::root() . '/contract/logic/warnings.json' ),
			true,
			16,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases as $case ) {
			yield $case['name'] => array( $case );
		}
	}

	/** @param array<string, mixed> $case */
	#[DataProvider( 'cases' )]
	public function test_it_is_said_and_the_form_compiles( array $case ): void {
		$attempt = ( new Workbench() )->compiler->attempt( $case, 1, 1 );

		self::assertSame( array(), $attempt->problems );
		self::assertSame(
			$case['warnings'],
			array_map( static fn( Problem $one ) => get_object_vars( $one ), $attempt->warnings )
		);
	}

	#[DataProvider( 'choices' )]
	public function test_choices_that_answers_cannot_tell_apart_are_named_once( array $choices, array $named ): void {
		$field   = array( 'id' => 1, 'kind' => 'checkbox', 'label' => 'Extras', 'choices' => $choices );
		$attempt = ( new Workbench() )->compiler->attempt( array( 'fields' => array( $field ) ), 1, 1 );

		self::assertSame( array(), $attempt->problems );
		self::assertSame(
			array_map(
				static fn( string $value ) => array( 'field' => 1, 'setting' => 'choices', 'sentence' => "Field 1 “Extras”: more than one choice has the value “{$value}”, so answers do not tell which was meant. Give each a value of its own." ),
				$named
			),
			array_map( static fn( Problem $one ) => get_object_vars( $one ), $attempt->warnings )
		);
	}

	/** @return iterable<string, array{list<array<string, string>>, list<string>}> */
	public static function choices(): iterable {
		$of = static fn( string $value ): array => array( 'text' => "For {$value}", 'value' => $value );
		yield 'values of their own'        => array( array( $of( '1' ), $of( '01' ), $of( '1.0' ) ), array() );
		yield 'three of one value'         => array(
			array( $of( '100' ), $of( '50' ), $of( '100' ), $of( '100' ) ),
			array( '100' ),
		);
		yield 'a text that is a value'     => array(
			array( array( 'text' => 'Yes' ), array( 'text' => 'Later', 'value' => 'Yes' ) ),
			array( 'Yes' ),
		);
		yield 'several that mean “none”'   => array(
			array( array( 'text' => 'No', 'value' => '' ), array( 'text' => 'None', 'value' => '' ) ),
			array(),
		);
	}

	/** @param array<string, mixed> $settings */
	#[TestWith( array( array(), array( 'required' ) ) )]
	#[TestWith( array( array( 'allowsPrepopulate' => true, 'inputName' => 'source' ), array( 'required' ) ) )]
	#[TestWith( array( array( 'defaultValue' => 'web' ), array() ) )]
	#[TestWith( array( array( 'required' => false ), array() ) )]
	#[TestWith( array( array( 'visibility' => 'visible' ), array() ) )]
	#[TestWith( array( array( 'kind' => 'number', 'calculationFormula' => '1 + 1' ), array() ) )]
	#[TestWith( array( array( 'kind' => 'email', 'defaultValue' => '{user:user_email}' ), array( 'defaultValue' ) ) )]
	#[TestWith( array( array( 'defaultValue' => 'website', 'maxLength' => 3 ), array( 'defaultValue' ) ) )]
	public function test_what_nobody_sees_and_must_be_answered_is_named( array $settings, array $warned ): void {
		$field   = $settings
			+ array( 'id' => 1, 'kind' => 'text', 'label' => 'Source', 'visibility' => 'hidden', 'required' => true );
		$attempt = ( new Workbench() )->compiler->attempt( array( 'fields' => array( $field ) ), 1, 1 );

		self::assertSame( array(), $attempt->problems );
		self::assertSame( $warned, array_column( $attempt->warnings, 'setting' ) );
	}

	#[TestWith( array( 'decimal_dot', '6.125', '6.125' ) )]
	#[TestWith( array( 'decimal_dot', '-1,234.5678', '-1,234.5678' ) )]
	#[TestWith( array( 'decimal_comma', '6,125', '6,125' ) )]
	#[TestWith( array( 'currency', '$0.0035', '$0.0035' ) )]
	#[TestWith( array( 'decimal_dot', '{Rate:2}', '' ) )]
	#[TestWith( array( 'currency', '1e5', '' ) )]
	public function test_a_hidden_number_begins_with_any_decimals(
		string $numberFormat,
		string $default,
		string $compiled
	): void {
		$field   = array(
			'id'           => 1,
			'kind'         => 'number',
			'label'        => 'Rate',
			'visibility'   => 'hidden',
			'numberFormat' => $numberFormat,
			'defaultValue' => $default,
		);
		$attempt = ( new Workbench() )->compiler->attempt( array( 'fields' => array( $field ) ), 1, 1 );

		self::assertSame( $compiled, $attempt->definition['fields'][0]['defaultValue'] );
		self::assertSame( '' === $compiled, array() !== $attempt->warnings );
	}
}
