<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Engine\Formats;

use Atoll\Engine\Formats\FileSize;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Sizes of files, by the cases that TypeScript has too. */
final class FileSizeTest extends TestCase {

	/** @return iterable<string, array{int, string}> */
	public static function sizes(): iterable {
		/** @var array{sizes: list<array{name: string, bytes: int, written: string}>} $cases */
		$cases = json_decode(
			(string) file_get_contents( dirname( __DIR__, 5 ) . '/contract/logic/sizes.json' ),
			true,
			8,
			JSON_THROW_ON_ERROR
		);
		foreach ( $cases['sizes'] as $case ) {
			yield $case['name'] => array( $case['bytes'], $case['written'] );
		}
	}

	#[DataProvider( 'sizes' )]
	public function test_is_written_for_people( int $bytes, string $written ): void {
		self::assertSame( $written, FileSize::text( $bytes ) );
	}
}
