<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Platform\Settings;

use Atoll\Platform\Settings\PhoneNumber;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PhoneNumberTest extends TestCase {

	#[DataProvider( 'cases' )]
	public function test_number( string $written, string $area, ?string $dialled ): void {
		self::assertSame( $dialled, ( new PhoneNumber( $area ) )->number( $written ) );
	}

	/** @return iterable<string, array{string, string, string|null}> */
	public static function cases(): iterable {
		$file = dirname( __DIR__, 4 ) . '/fixtures/dialling.json';
		foreach ( json_decode( (string) file_get_contents( $file ), true, 8, JSON_THROW_ON_ERROR ) as $case ) {
			yield $case['name'] => array( $case['written'], $case['area'] ?? '', $case['dialled'] );
		}
	}
}
