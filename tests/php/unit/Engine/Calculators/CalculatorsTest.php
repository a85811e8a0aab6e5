<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Calculators;

use Atoll\Engine\Calculators\Calculators;
use Atoll\Engine\Calculators\Inputs\InputReader;
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
		$calculators = new Calculators( self::ROOT . '/plugin/build/calculators.php' );
		$definition  = $calculators->definition( $kind );
		self::assertNotNull( $definition );
		$outcome = $calculators->model( $definition )->outcome(
			( new InputReader() )->read( $definition, $entered )->values
		);

		self::assertSame( $figures, $outcome->figures );
		self::assertSame( $said, $outcome->case );
	}

	/** @return iterable<string, array{string, array<string, string>, string, array<string, int>}> */
	public static function cases(): iterable {
		$file = self::ROOT . '/contract/logic/calculators.json';
		foreach ( json_decode( (string) file_get_contents( $file ), true, 8, JSON_THROW_ON_ERROR ) as $case ) {
			yield $case['name'] => array( $case['kind'], $case['entered'], $case['case'], $case['figures'] );
		}
	}
}
