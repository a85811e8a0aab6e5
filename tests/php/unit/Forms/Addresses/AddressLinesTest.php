<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Addresses;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Addresses\AddressLines;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class AddressLinesTest extends TestCase {

	private const SMITH = array(
		'number' => array( 'number' => 3 ),
		'street' => array( 'name' => 'SMITH', 'type' => array( 'code' => 'STREET', 'name' => 'ST' ) ),
	);

	/** @param array<string, mixed> $parts */
	#[DataProvider( 'lines' )]
	public function test_parts_become_lines( array $parts, string $line1, string $line2 = '' ): void {
		$address = ( new AddressLines() )->address( new JsonData( $parts + self::SMITH ) );
		$this->assertSame( array( $line1, $line2 ), array( $address->line1, $address->line2 ) );
	}

	/** @return iterable<string, array{0: array<string, mixed>, 1: string, 2?: string}> */
	public static function lines(): iterable {
		$of = static fn( string $type, int $number ) => array(
			'type'   => array( 'name' => $type ),
			'number' => $number,
		);
		yield 'a house' => array( array(), '3 Smith Street' );
		yield 'a unit' => array( array( 'flat' => $of( 'UNIT', 12 ) ), '12/3 Smith Street' );
		yield 'an apartment' => array( array( 'flat' => $of( 'APARTMENT', 12 ) ), '12/3 Smith Street' );
		yield 'a shop is named' => array( array( 'flat' => $of( 'SHOP', 5 ) ), 'Shop 5, 3 Smith Street' );
		yield 'a unit with letters' => array(
			array(
				'flat' => array( 'type' => array( 'name' => 'UNIT' ), 'prefix' => 'G', 'number' => 1, 'suffix' => 'B' ),
			),
			'G1B/3 Smith Street',
		);
		yield 'a level' => array( array( 'level' => $of( 'LEVEL', 25 ) ), '3 Smith Street', 'Level 25' );
		yield 'a level of a building' => array(
			array( 'level' => $of( 'LEVEL', 25 ), 'buildingName' => 'TOWER 3' ),
			'3 Smith Street',
			'Level 25, Tower 3',
		);
		yield 'a range' => array(
			array( 'number' => array( 'number' => 12, 'suffix' => 'A', 'last' => array( 'number' => 14 ) ) ),
			'12A-14 Smith Street',
		);
		yield 'a lot' => array(
			array( 'number' => null, 'lotNumber' => array( 'number' => '7' ) ),
			'Lot 7 Smith Street',
		);
		yield 'a street with a direction' => array(
			array( 'street' => self::SMITH['street'] + array( 'suffix' => array( 'code' => 'N', 'name' => 'NORTH' ) ) ),
			'3 Smith Street North',
		);
	}

	public function test_rubbish_becomes_an_empty_address(): void {
		$address = ( new AddressLines() )->address(
			JsonData::of( array( 'number' => 'x', 'street' => array( 1, 2 ) ) )
		);
		$this->assertSame(
			'',
			$address->line1 . $address->line2 . $address->city . $address->state . $address->postcode
		);
	}
}
