<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Calculators;

use Atoll\Engine\Calculators\Calculator;
use Atoll\Engine\Calculators\CalculatorDefinition;
use Atoll\Engine\Calculators\Calculators;
use Atoll\Engine\Calculators\Inputs\InputReader;
use Atoll\Engine\Calculators\Models\ModelInputs;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class CalculatorsTest extends TestCase {

	private const ROOT = __DIR__ . '/../../../../..';

	/**
	 * @param array<string, string> $entered
	 * @param array<string, int>    $figures
	 */
	#[DataProvider( 'cases' )]
	public function test_it_comes_to_what_the_contract_says(
		string $kind,
		array $entered,
		string $said,
		array $figures
	): void {
		$definition = self::definition( $kind );
		$outcome    = self::calculators()->model( $definition )->outcome(
			( new InputReader() )->read( $definition, $entered )->values
		);

		self::assertSame( $figures, $outcome->figures );
		self::assertSame( $said, $outcome->case );
	}

	/** @param array<string, string> $entered */
	#[DataProvider( 'cases' )]
	public function test_its_model_makes_and_needs_what_the_contract_lists( string $kind, array $entered ): void {
		$definition = self::definition( $kind );
		$known      = self::read( "models/{$definition->data->string( 'model' )}" );
		$model      = self::calculators()->model( $definition );
		$values     = ( new InputReader() )->read( $definition, $entered )->values;
		$outcome    = $model->outcome( $values );
		$needed     = new ModelInputs( array_intersect_key( $values->all(), array_flip( $known['needs'] ) ) );

		self::assertEqualsCanonicalizing( $known['figures'], array_keys( $outcome->figures ) );
		self::assertEqualsCanonicalizing( $known['lines'], array_keys( $outcome->lines ) );
		self::assertSame( count( $known['columns'] ), count( $outcome->rows[0] ) );
		self::assertArrayHasKey( $outcome->case, $known['cases'] );
		self::assertArrayHasKey( $model->outcome( $needed )->case, $known['cases'] );
	}

	/** @param array<string, string> $entered */
	#[DataProvider( 'sentences' )]
	public function test_it_says_so_in_the_words_of_the_contract(
		string $kind,
		array $entered,
		string $sentence
	): void {
		$calculator = new Calculator( self::calculators(), new InputReader() );

		self::assertSame(
			$sentence,
			$calculator->calculate( self::definition( $kind ), $entered, array() )->sentence
		);
	}

	/**
	 * @param array<string, string> $entered
	 * @param array<string, string> $messages By input.
	 */
	#[DataProvider( 'messages' )]
	public function test_it_says_what_it_could_not_use( string $kind, array $entered, array $messages ): void {
		$calculator = new Calculator( self::calculators(), new InputReader() );

		self::assertSame(
			$messages,
			$calculator->calculate( self::definition( $kind ), $entered, array() )->messages
		);
	}

	/** @return iterable<string, array{string, array<string, string>, string, array<string, int>}> */
	public static function cases(): iterable {
		foreach ( self::read( 'logic/calculators' ) as $case ) {
			yield $case['name'] => array( $case['kind'], $case['entered'], $case['case'], $case['figures'] );
		}
	}

	/** @return iterable<string, array{string, array<string, string>, string}> */
	public static function sentences(): iterable {
		foreach ( self::read( 'logic/calculators' ) as $case ) {
			if ( isset( $case['sentence'] ) ) {
				yield $case['name'] => array( $case['kind'], $case['entered'], $case['sentence'] );
			}
		}
	}

	/** @return iterable<string, array{string, array<string, string>, array<string, string>}> */
	public static function messages(): iterable {
		foreach ( self::read( 'logic/calculators' ) as $case ) {
			if ( isset( $case['messages'] ) ) {
				yield $case['name'] => array( $case['kind'], $case['entered'], $case['messages'] );
			}
		}
	}

	/** @return array<mixed> Of the contract, a file without its ending. */
	private static function read( string $path ): array {
		$file = self::ROOT . "/contract/{$path}.json";
		return json_decode( (string) file_get_contents( $file ), true, 8, JSON_THROW_ON_ERROR );
	}

	private static function calculators(): Calculators {
		return new Calculators( self::ROOT . '/plugin/build/calculators.php' );
	}

	private static function definition( string $kind ): CalculatorDefinition {
		$definition = self::calculators()->definition( $kind );
		self::assertNotNull( $definition );
		return $definition;
	}
}
