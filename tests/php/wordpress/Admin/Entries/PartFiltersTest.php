<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Names and addresses are filtered by what their column shows, and by each of their parts. */
final class PartFiltersTest extends SiteTestCase {

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$this->number = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Parts',
				'fields' => array(
					array( 'id' => 1, 'kind' => 'name', 'label' => 'Name' ),
					array( 'id' => 2, 'kind' => 'address', 'label' => 'Address' ),
				),
			)
		)->form->id();
		$this->send( 'Jane', 'Smith', '12 High Street', 'Geelong' );
		$this->send( 'Jane', 'Smithson', '1 High Street', 'Mildura' );
		$this->send( 'Smith', 'Jane', '', '' );
		$this->actAs( 'atoll_staff' );
	}

	/** @param list<string> $finds */
	#[DataProvider( 'filters' )]
	public function test_it_finds( string $filter, array $finds ): void {
		$reply = $this->get(
			'/s1t2/v1/entries',
			array( 'form' => $this->number, 'filter' => array( $filter ), 'sort' => 'id', 'order' => 'asc' )
		)->get_data();
		$this->assertSame( $finds, array_column( $reply['items'], 'person' ) );
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function filters(): iterable {
		$first  = 'Jane Smith';
		$second = 'Jane Smithson';
		$third  = 'Smith Jane';
		yield 'contains' => array( '1:contains:Jane Smith', array( $first, $second ) );
		yield 'contains, over two parts' => array( '1:contains:ne smi', array( $first, $second ) );
		yield 'is' => array( '1:is:jane smith', array( $first ) );
		yield 'is a part' => array( '1:is:Smith', array( $first, $third ) );
		yield 'is not' => array( '1:isnot:Jane Smith', array( $second, $third ) );
		yield 'is not a part' => array( '1:isnot:Smith', array( $second ) );
		yield 'is nothing' => array( '2:is:', array( $third ) );
		yield 'starts with' => array( '1:starts_with:Jane S', array( $first, $second ) );
		yield 'starts with a part' => array( '1:starts_with:smith', array( $first, $second, $third ) );
		yield 'one of several' => array( '1:in:["Smith Jane","Jane Smithson"]', array( $second, $third ) );
		yield 'none of several' => array( '1:notin:["Smith Jane","Jane Smithson"]', array( $first ) );
		yield 'an address on one line' => array( '2:contains:12 High Street Geelong', array( $first ) );
		yield 'as the column shows it' => array( '2:contains:High Street, Mildura', array( $second ) );
		yield 'one part alone' => array( '1.3:is:Jane', array( $first, $second ) );
		yield 'one part is not the whole' => array( '1.3:is:Jane Smith', array() );
	}

	private function send( string $first, string $last, string $street, string $city ): void {
		$reply = $this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array( 'input_1_3' => $first, 'input_1_6' => $last, 'input_2_1' => $street, 'input_2_3' => $city )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}
}
