<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Formats;

use Atoll\Engine\Formats\Money;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Money as people and as programs read it, by the cases that TypeScript has too. */
final class MoneyTest extends TestCase {

	/** @return iterable<string, array{string, string, string}> */
	public static function amounts(): iterable {
		/** @var array{amounts: list<array{name: string, typed: string, written: string, plain: string}>} $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 5 ) . '/contract/logic/amounts.json' ),
			true,
			8,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases['amounts'] as $case ) {
			yield $case['name'] => array( $case['typed'], $case['written'], $case['plain'] );
		}
	}

	#[DataProvider( 'amounts' )]
	public function test_is_written_for_people_and_for_programs( string $typed, string $written, string $plain ): void {
		self::assertSame( $written, Money::written( $typed ) );
		self::assertSame( $plain, Money::plain( $typed ) );
	}
}
