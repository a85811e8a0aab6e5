<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** What the parts of a date and of a time begin with, each by itself, as Gravity Forms has it. */
final class PartsTogetherTest extends SiteTestCase {

	private const DATE = array(
		'type'         => 'date',
		'dateType'     => 'datedropdown',
		'dateFormat'   => 'dmy',
		'defaultValue' => '',
		'inputs'       => array(
			array( 'id' => '1.1', 'label' => 'MM', 'defaultValue' => '6', 'name' => 'month' ),
			array( 'id' => '1.2', 'label' => 'DD', 'defaultValue' => '20', 'name' => 'day' ),
			array( 'id' => '1.3', 'label' => 'YYYY', 'defaultValue' => '2020' ),
		),
	);
	private const TIME = array(
		'type'       => 'time',
		'timeFormat' => '12',
		'inputs'     => array(
			array( 'id' => '1.1', 'label' => 'HH', 'defaultValue' => '9', 'name' => 'hour' ),
			array( 'id' => '1.2', 'label' => 'MM', 'defaultValue' => '30' ),
			array( 'id' => '1.3', 'label' => 'AM/PM', 'defaultValue' => 'pm' ),
		),
	);

	protected function tearDown(): void {
		$_GET = array();
		parent::tearDown();
	}

	/**
	 * @param array<string, mixed>  $field
	 * @param array<string, string> $address What the page's address says.
	 * @param list<string>          $begins
	 */
	#[DataProvider( 'beginnings' )]
	public function test_each_part_begins_with_its_own( array $field, array $address, array $begins ): void {
		$_GET   = $address;
		$common = array( 'id' => 1, 'label' => 'When', 'allowsPrepopulate' => true );
		$number = $this->form( 'enquiry', array( 'fields' => array( $field + $common ), 'notifications' => array() ) );
		preg_match_all(
			'~<input [^>]*name="input_1\[\]"[^>]* value="([^"]*)"|<option value="([^"]+)" selected~',
			\Atoll\plugin()->forms()->html( $number ),
			$found
		);
		$this->assertSame( $begins, array_map( static fn( string $a, string $b ) => $a . $b, $found[1], $found[2] ) );
	}

	/** @return array<string, array{array<string, mixed>, array<string, string>, list<string>}> */
	public static function beginnings(): array {
		$fields  = array( 'dateType' => 'datefield', 'dateFormat' => 'ymd' );
		$byClock = array( 'timeFormat' => '24' );
		return array(
			'a date in lists'            => array( self::DATE, array(), array( '20', '06', '2020' ) ),
			'a date in inputs'           => array( $fields + self::DATE, array(), array( '2020', '06', '20' ) ),
			'a date from the address'    => array( self::DATE, array( 'month' => '12' ), array( '20', '12', '2020' ) ),
			'a time'                     => array( self::TIME, array(), array( '09', '30', 'pm' ) ),
			'a time from the address'    => array( self::TIME, array( 'hour' => '11' ), array( '11', '30', 'pm' ) ),
			'a time by 24 hours'         => array( $byClock + self::TIME, array(), array( '09', '30' ) ),
			'a field that says it whole' => array(
				array( 'defaultValue' => '8:15 am', 'inputs' => null ) + self::TIME,
				array(),
				array( '08', '15', 'am' ),
			),
		);
	}
}
