<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Shapes;

use Atoll\Engine\Shapes\ChoiceNumbers;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Numbers of boxes, by the cases that TypeScript has too. */
final class ChoiceNumbersTest extends TestCase {

	/** @return iterable<string, array{list<int>, list<int>}> */
	public static function numbers(): iterable {
		/** @var array{choiceNumbers: list<array{name: string, own: list<int>, numbers: list<int>}>} $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 5 ) . '/contract/logic/choice-numbers.json' ),
			true,
			8,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases['choiceNumbers'] as $case ) {
			yield $case['name'] => array( $case['own'], $case['numbers'] );
		}
	}

	/**
	 * @param list<int> $own
	 * @param list<int> $numbers
	 */
	#[DataProvider( 'numbers' )]
	public function test_are_kept_or_counted_on( array $own, array $numbers ): void {
		self::assertSame( $numbers, ChoiceNumbers::assign( $own ) );
	}
}
