<?php

declare( strict_types=1 );

namespace Atoll\Tests\Unit\Forms\Addresses;

use Atoll\Forms\Addresses\AddressCasing;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class AddressCasingTest extends TestCase {

	#[
		TestWith(
			array( 'UNIT 1, 109 KIRRIBILLI AV, KIRRIBILLI NSW 2061', 'Unit 1, 109 Kirribilli Av, Kirribilli NSW 2061' )
		)
	]
	#[
		TestWith(
			array( "12A-14 O'CONNELL ST, NORTH MELBOURNE VIC 3051", "12A-14 O'Connell St, North Melbourne VIC 3051" )
		)
	]
	#[TestWith( array( "ST MARY'S LANE", "St Mary's Lane" ) )]
	#[TestWith( array( 'MCKENZIE STREET', 'McKenzie Street' ) )]
	#[TestWith( array( 'VICTORIA STREET', 'Victoria Street' ) )]
	#[TestWith( array( 'WA LANE, PERTH WA 6000', 'Wa Lane, Perth WA 6000' ) )]
	#[TestWith( array( 'SMITH-JONES ROAD', 'Smith-Jones Road' ) )]
	#[TestWith( array( '', '' ) )]
	public function test_capitals_become_what_people_write( string $capitals, string $written ): void {
		$this->assertSame( $written, AddressCasing::apply( $capitals ) );
	}
}
