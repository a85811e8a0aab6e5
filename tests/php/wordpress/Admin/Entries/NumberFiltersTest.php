<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** The list is filtered by numbers as numbers, however somebody typed them. */
final class NumberFiltersTest extends SiteTestCase {

	private int $number;

	protected function setUp(): void {
		parent::setUp();
		$number       = static fn( int $id, string $format, string $formula = '' ): array => array(
			'id'                 => $id,
			'kind'               => 'number',
			'label'              => "Number {$id}",
			'numberFormat'       => $format,
			'calculationFormula' => $formula,
		);
		$this->number = Inside::get( FormWriter::class )->create(
			array(
				'title'  => 'Numbers',
				'fields' => array(
					array( 'id' => 2, 'kind' => 'email', 'label' => 'Email' ),
					$number( 1, 'decimal_dot' ),
					$number( 5, 'decimal_comma' ),
					$number( 7, 'currency' ),
					$number( 8, 'decimal_comma', '{Number:1} / 8' ),
				),
			)
		)->form->id();
		$this->send( 'ada', '1,200,000', '1.234', '$450,000.00' );
		$this->send( 'ben', '900', '999,5', '$1,250' );
		$this->send( 'cy', '007', ',50', '' );
		$this->send( 'dee', '', '', '' );
		$this->actAs( 'atoll_staff' );
	}

	/** @param list<string> $finds */
	#[DataProvider( 'filters' )]
	public function test_it_finds( string $filter, array $finds ): void {
		$this->assertSame( $finds, $this->found( $filter ) );
	}

	public function test_it_finds_the_same_once_the_form_is_gone(): void {
		Inside::get( FormWriter::class )->delete( $this->number );
		$this->assertSame( array( 'ada' ), $this->found( '1:>=:1000' ) );
		$this->assertSame( array( 'ada', 'ben' ), $this->found( '7:>=:1250' ) );
	}

	/** @return list<string> */
	private function found( string $filter ): array {
		$reply = $this->get(
			'/s1t2/v1/entries',
			array( 'form' => $this->number, 'filter' => array( $filter ), 'sort' => 'id', 'order' => 'asc' )
		)->get_data();
		return array_map(
			static fn( string $person ): string => (string) strstr( $person, '@', true ),
			array_column( $reply['items'], 'person' )
		);
	}

	/** @return iterable<string, array{string, list<string>}> */
	public static function filters(): iterable {
		yield 'at least, of thousands' => array( '1:>=:500000', array( 'ada' ) );
		yield 'at most, of thousands' => array( '1:<=:500000', array( 'ben', 'cy' ) );
		yield 'more than, with commas' => array( '1:>:1,000', array( 'ada' ) );
		yield 'is, of thousands' => array( '1:is:1200000', array( 'ada' ) );
		yield 'is, with commas' => array( '1:is:1,200,000.0', array( 'ada' ) );
		yield 'is, with zeros before it' => array( '1:is:7', array( 'cy' ) );
		yield 'is not' => array( '1:isnot:1200000', array( 'ben', 'cy', 'dee' ) );
		yield 'is nothing' => array( '1:is:', array( 'dee' ) );
		yield 'one of several' => array( '1:in:["1200000","7.0"]', array( 'ada', 'cy' ) );
		yield 'none of several' => array( '1:notin:["1200000","7.0"]', array( 'ben', 'dee' ) );
		yield 'what is no number' => array( '1:>=:n/a', array() );
		yield 'a part of one as it is shown' => array( '1:contains:200,', array( 'ada' ) );
		yield 'a part of one as programs read it' => array( '1:contains:1200', array( 'ada' ) );
		yield 'decimal comma: at least' => array( '5:>=:1000', array( 'ada' ) );
		yield 'decimal comma: less than' => array( '5:<:1000', array( 'ben', 'cy' ) );
		yield 'decimal comma: is' => array( '5:is:1234', array( 'ada' ) );
		yield 'decimal comma: is, with decimals' => array( '5:is:999.5', array( 'ben' ) );
		yield 'decimal comma: is, as it is typed' => array( '5:is:999,50', array( 'ben' ) );
		yield 'decimal comma: is, less than one' => array( '5:is:0.5', array( 'cy' ) );
		yield 'decimal comma: not the decimals' => array( '5:is:1.234', array() );
		yield 'money: is' => array( '7:is:450000', array( 'ada' ) );
		yield 'money: is, as it is shown' => array( '7:is:$1,250', array( 'ben' ) );
		yield 'calculated: at least' => array( '8:>=:112.5', array( 'ada', 'ben' ) );
		yield 'calculated: is' => array( '8:is:112.5', array( 'ben' ) );
	}

	private function send( string $person, string $plain, string $comma, string $money ): void {
		$reply = $this->post(
			"/gf/v2/forms/{$this->number}/submissions",
			array(
				'input_2' => "{$person}@example.com",
				'input_1' => $plain,
				'input_5' => $comma,
				'input_7' => $money,
			)
		);
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
	}
}
