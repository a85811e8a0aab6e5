<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Admin\Demo;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Addresses in forms that come with Atoll name what is missing: the usual message for a state speaks of a city. */
final class AddressesTest extends TestCase {

	private const ROOT = __DIR__ . '/../../../../..';

	/** @param array<string, mixed> $address */
	#[DataProvider( 'addresses' )]
	public function test_whoever_chooses_no_state_is_not_told_to_enter_a_city( array $address ): void {
		self::assertMatchesRegularExpression( '~\bstate\b~', $address['inputs']['state']['errorMessage'] ?? '' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function addresses(): iterable {
		yield 'a new block' => array( self::json( self::ROOT . '/contract/fields/address/kind.json' )['begins'] );
		foreach ( array( 'contract/patterns', 'plugin/demo/content' ) as $folder ) {
			foreach ( (array) glob( self::ROOT . "/{$folder}/*.json" ) as $file ) {
				$source = self::json( (string) $file );
				foreach ( ( $source['form'] ?? $source )['fields'] ?? array() as $field ) {
					if ( 'address' === $field['kind'] ) {
						yield "{$folder}/" . basename( (string) $file ) . " {$field['id']}" => array( $field );
					}
				}
			}
		}
	}

	/** @return array<string, mixed> */
	private static function json( string $file ): array {
		return json_decode( (string) file_get_contents( $file ), true, 512, JSON_THROW_ON_ERROR );
	}
}
