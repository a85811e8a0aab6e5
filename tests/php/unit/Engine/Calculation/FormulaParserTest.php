<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Calculation;

use Atoll\Engine\Calculation\Formula;
use Atoll\Engine\Calculation\FormulaError;
use Atoll\Engine\Calculation\FormulaParser;
use Atoll\Engine\Calculation\FormulaTokenizer;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class FormulaParserTest extends TestCase {

	public function test_what_one_operator_joins_is_one_node(): void {
		self::assertSame(
			array( '+', 1.0, array( '*', '3', 2.0, '4.1' ), 5.0 ),
			$this->parse( '1 + {Rate:3} * 2 * {Name:4.1} + 5' )
		);
		self::assertSame( array( '-', 1.0, array( '-', 2.0, 3.0 ) ), $this->parse( '1 - (2 - 3)' ) );
	}

	public function test_a_sum_of_300_fields_is_no_deeper_than_one_of_two(): void {
		$tree = $this->parse(
			implode( ' + ', array_map( static fn( int $id ) => "{Amount of month {$id}:{$id}}", range( 1, 300 ) ) )
		);

		self::assertIsArray( $tree );
		self::assertCount( 301, $tree );
		self::assertCount( 300, Formula::sources( $tree ) );
		self::assertSame( 300.0, Formula::evaluate( $tree, static fn() => 1.0 ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function harmful(): iterable {
		yield 'brackets without end' => array( str_repeat( '(', 9000 ), 'formulaTooDeep' );
		yield 'brackets in brackets' => array(
			str_repeat( '(', 100 ) . '1' . str_repeat( ')', 100 ),
			'formulaTooDeep',
		);
		yield 'signs without end' => array( str_repeat( '-', 9000 ) . '1', 'formulaTooDeep' );
		yield 'operators that alternate without end' => array( '1' . str_repeat( '+1-1', 2000 ), 'formulaTooDeep' );
		yield 'a formula without end' => array( str_repeat( '1+', 20000 ) . '1', 'formulaTooLong' );
		yield 'a number beyond all numbers' => array( str_repeat( '9', 400 ), 'formulaTooLong' );
		yield 'bytes that are no text' => array( "1 + \xff", 'formulaUnknown' );
		yield 'nothing' => array( '', 'formulaEnds' );
	}

	#[DataProvider( 'harmful' )]
	public function test_what_would_harm_is_refused( string $formula, string $problem ): void {
		try {
			$this->parse( $formula );
			self::fail( 'It was read.' );
		} catch ( FormulaError $error ) {
			self::assertSame( $problem, $error->problem );
		}
	}

	private function parse( string $formula ): mixed {
		return ( new FormulaParser( new FormulaTokenizer() ) )->parse( $formula );
	}
}
