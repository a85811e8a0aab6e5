<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Routes\Entries;

use Atoll\Tests\WordPress\Gravity\Routes\ApiTestCase;

/** Entries with answers to parts and boxes that their form does not show. */
final class UnshownAnswersTest extends ApiTestCase {

	protected function setUp(): void {
		parent::setUp();
		$fields       = array(
			array( 'id' => 1, 'type' => 'name', 'label' => 'Name', 'inputs' => $this->parts( 1, 3, 4, 6 ) ),
			array(
				'id'      => 5,
				'type'    => 'checkbox',
				'label'   => 'Topics',
				'choices' => array( array( 'text' => 'Home', 'value' => 'home' ) ),
				'inputs'  => array( array( 'id' => '5.1', 'label' => 'Home' ) ),
			),
			array( 'id' => 7, 'type' => 'address', 'label' => 'Address', 'inputs' => $this->parts( 7, 1, 6 ) ),
		);
		$this->number = (int) $this->post( '/gf/v2/forms', array( 'title' => 'Parts', 'fields' => $fields ) )
			->get_data()['id'];
	}

	public function test_what_is_told_may_be_put_back_whole(): void {
		$id   = $this->entryWithOldAnswers();
		$told = $this->asked( 'entries-get', "entries/{$id}" );
		$this->assertSame( 'Australia', $told['7.6'] );
		$put = $this->sent( 'entries-update', 'PUT', "entries/{$id}", $told );
		$this->assertEquals( array( 'date_updated' => $put['date_updated'] ) + $told, $put );
	}

	public function test_they_stay_where_they_are_not_sent_unlike_answers_that_are_asked(): void {
		$id  = $this->entryWithOldAnswers();
		$put = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1.3' => 'Flo' ) );
		$this->assertSame(
			array( 'Flo', 'Anne', '', 'Old choice', '', 'Australia' ),
			array( $put['1.3'], $put['1.4'], $put['1.6'], $put['5.2'], $put['7.1'], $put['7.6'] )
		);
	}

	public function test_another_text_takes_their_place(): void {
		$id  = $this->entryWithOldAnswers();
		$put = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '5.2' => '', '7.6' => 'New Zealand' ) );
		$this->assertSame( array( 'New Zealand', 'Anne' ), array( $put['7.6'], $put['1.4'] ) );
		$this->assertArrayNotHasKey( '5.2', $put );
	}

	public function test_parts_that_are_hidden_are_taken_and_told(): void {
		$id   = $this->entry( array( '1.3' => 'Jo', '1.4' => 'Anne', '7.6' => 'Australia', '5.9' => 'no such box' ) );
		$told = $this->asked( 'entries-get', "entries/{$id}" );
		$this->assertSame(
			array( 'Jo', 'Anne', '', '', 'Australia' ),
			array( $told['1.3'], $told['1.4'], $told['1.8'], $told['7.1'], $told['7.6'] )
		);
		$this->assertArrayNotHasKey( '5.9', $told );
		$this->assertSame(
			array( 400, 'invalid_answer' ),
			$this->refused( 'PUT', "entries/{$id}", array( '7.6' => array( 'Australia', 'Austria' ) ) )
		);
	}

	public function test_a_name_that_was_one_text_gives_way_to_its_parts(): void {
		$id = $this->entryWithOldAnswers( array( '1' => 'Jo Lee' ) );
		$this->assertSame( 'Jo Lee', $this->asked( 'entries-get', "entries/{$id}" )['1'] );
		$put = $this->sent( 'entries-update', 'PUT', "entries/{$id}", array( '1.3' => 'Jo', '1.6' => 'Lee' ) );
		$this->assertArrayNotHasKey( '1', $put );
	}

	/** @return list<array<string, mixed>> Inputs of which the one in the middle, or the last of two, is hidden. */
	private function parts( int $field, int ...$numbers ): array {
		return array_map(
			static fn( int $number, int $place ): array => array(
				'id'       => "{$field}.{$number}",
				'label'    => "Part {$number}",
				'isHidden' => 1 === $place,
			),
			$numbers,
			array_keys( $numbers )
		);
	}

	/**
	 * As a move leaves it.
	 *
	 * @param array<array-key, string> $answers
	 * @return int Its id.
	 */
	private function entryWithOldAnswers( array $answers = array() ): int {
		global $wpdb;
		$answers += array(
			'1.3' => 'Jo',
			'1.4' => 'Anne',
			'1.6' => 'Lee',
			'5.1' => 'home',
			'5.2' => 'Old choice',
			'7.1' => '1 High St',
			'7.6' => 'Australia',
		);
		$id     = $this->entry( array( '7.1' => '1 High St' ) );
		$stored = array( 'answers' => wp_json_encode( $answers ) );
		$wpdb->update( "{$wpdb->prefix}atoll_entries", $stored, array( 'id' => $id ) );
		return $id;
	}
}
