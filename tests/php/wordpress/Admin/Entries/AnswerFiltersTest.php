<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The list is filtered by an answer as people read it, however an entry keeps that. */
final class AnswerFiltersTest extends SiteTestCase {

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$choices      = array(
			array( 'value' => 'car', 'text' => 'A car' ),
			array( 'value' => 'new home', 'text' => 'A home' ),
			array( 'value' => '★', 'text' => 'A star' ),
		);
		$this->number = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Wishes',
				'fields' => array(
					array( 'id' => 1, 'kind' => 'email', 'label' => 'Email' ),
					array( 'id' => 2, 'kind' => 'multiselect', 'label' => 'Loans', 'choices' => $choices ),
					array( 'id' => 3, 'kind' => 'date', 'label' => 'From' ),
				),
			)
		)->form->id();
		$this->send( 'ada@example.com', array( 'car', 'new home' ), '26/11/2026' );
		$this->send( 'ben@example.com', array( '★' ), '01/02/2027' );
		$this->send( 'cy@example.com', array(), '' );
		$this->actAs( 'atoll_staff' );
	}

	/** @param list<string> $finds */
	#[DataProvider( 'filters' )]
	public function test_it_finds( string $filter, array $finds ): void {
		$this->assertSame( array( $finds, count( $finds ) ), $this->found( $filter ) );
	}

	public function test_it_finds_the_same_once_the_form_is_gone(): void {
		Inside::get( FormWriter::class )->delete( $this->number );
		$this->assertSame( array( array( 'ben', 'cy' ), 2 ), $this->found( '2:notin:["car"]' ) );
		$this->assertSame( array( array( 'ada', 'ben' ), 2 ), $this->found( '2:in:["car","★"]' ) );
		$this->assertSame( array( array( 'ben' ), 1 ), $this->found( '3:is:1/2/2027' ) );
	}

	/** @return array{list<string>, int} Whom, and how many are counted. */
	private function found( string $filter ): array {
		$reply = $this->get(
			'/s1t2/v1/entries',
			array( 'form' => $this->number, 'filter' => array( $filter ), 'sort' => 'id', 'order' => 'asc' )
		)->get_data();
		return array(
			array_map(
				static fn( string $person ): string => (string) strstr( $person, '@', true ),
				array_column( $reply['items'], 'person' )
			),
			$reply['total'],
		);
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function filters(): iterable {
		yield 'one of several that were chosen' => array( '2:in:["new home"]', array( 'ada' ) );
		yield 'either of two' => array( '2:in:["car","★"]', array( 'ada', 'ben' ) );
		yield 'none of these' => array( '2:notin:["car"]', array( 'ben', 'cy' ) );
		yield 'a part of a choice' => array( '2:in:["new"]', array() );
		yield 'a day as it is shown' => array( '3:is:26/11/2026', array( 'ada' ) );
		yield 'a day without its zeros' => array( '3:is:1/2/2027', array( 'ben' ) );
		yield 'a month as it is shown' => array( '3:contains:11/2026', array( 'ada' ) );
		yield 'a month as it is kept' => array( '3:contains:2026-11', array( 'ada' ) );
		yield 'a whole day as a part' => array( '3:contains:1/2/2027', array( 'ben' ) );
		yield 'how a day begins as it is shown' => array( '3:starts_with:01/02', array( 'ben' ) );
		yield 'how a day begins as it is kept' => array( '3:starts_with:2027', array( 'ben' ) );
		yield 'how no day begins' => array( '3:starts_with:02/2027', array() );
		yield 'later days' => array( '3:>:2026-11-26', array( 'ben' ) );
		yield 'a day as it is kept' => array( '3:is:2026-11-26', array( 'ada' ) );
		yield 'another day' => array( '3:isnot:26/11/2026', array( 'ben', 'cy' ) );
	}

	/** @param list<string> $loans */
	private function send( string $email, array $loans, string $from ): void {
		$reply = $this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array( 'input_1' => $email, 'input_2' => $loans, 'input_3' => $from )
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}
}
