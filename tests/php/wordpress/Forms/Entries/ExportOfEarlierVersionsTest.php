<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Export\EntryExport;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryOrder;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Entries whose form was changed since, as a file for spreadsheets: each as it was sent (ADR 0024). */
final class ExportOfEarlierVersionsTest extends SiteTestCase {

	private int $number;

	public function test_a_choice_that_was_taken_out_is_still_told_and_has_its_column(): void {
		$this->formWith( $this->topics( array( 'car' => 'Car', 'house' => 'House', 'boat' => 'Boat' ) ) );
		$this->send( array( 'input_2_2' => 'house', 'input_2_3' => 'boat' ) );
		$this->change( $this->topics( array( 'car' => 'Car', 'boat' => 'Boat' ) ) );
		$this->send( array( 'input_2_1' => 'car', 'input_2_2' => 'boat' ) );
		$house = $this->keyOf( 'Topics (House) (no longer asked)' );
		$this->assertStringStartsWith( '2.2@', $house );
		$this->assertSame(
			array( array( 'House, Boat', '', 'boat', 'house' ), array( 'Car, Boat', 'car', 'boat', '' ) ),
			$this->rows( array( '2', '2.1', '2.2', $house ) )
		);
	}

	public function test_a_choice_that_was_renamed_keeps_its_old_words(): void {
		$this->formWith( $this->topics( array( 'car' => 'Car', 'boat' => 'Boat' ) ) );
		$this->send( array( 'input_2_1' => 'car' ) );
		$this->change( $this->topics( array( 'car' => 'Vehicle', 'boat' => 'Boat' ) ) );
		$this->send( array( 'input_2_1' => 'car' ) );
		$this->assertSame( array( array( 'Car' ), array( 'Vehicle' ) ), $this->rows( array( '2' ) ) );
	}

	public function test_a_part_that_was_switched_off_is_still_told_and_has_its_column(): void {
		$this->formWith( $this->fullName( hasMiddle: true ) );
		$this->send( array( 'input_2_3' => 'Mia', 'input_2_4' => 'Jane', 'input_2_6' => 'Quokka' ) );
		$this->change( $this->fullName( hasMiddle: false ) );
		$this->assertSame( '2.4', $this->keyOf( 'Client (Middle name) (no longer asked)' ) );
		$this->assertSame(
			array( array( 'Mia Jane Quokka', 'Jane', 'Quokka' ) ),
			$this->rows( array( '2', '2.4', '2.6' ) )
		);
	}

	public function test_entries_of_several_versions_stay_in_the_order_that_was_asked_for(): void {
		$this->formWith( $this->topics( array( 'car' => 'Car', 'boat' => 'Boat' ) ) );
		foreach ( array( 'a', 'c' ) as $name ) {
			$this->send( array( 'input_1' => $name, 'input_2_1' => 'car' ) );
		}
		$this->change( $this->topics( array( 'car' => 'Vehicle', 'boat' => 'Boat' ) ) );
		foreach ( array( 'd', 'b' ) as $name ) {
			$this->send( array( 'input_1' => $name, 'input_2_1' => 'car' ) );
		}
		$this->assertSame(
			array( array( 'a', 'Car' ), array( 'b', 'Vehicle' ), array( 'c', 'Car' ), array( 'd', 'Vehicle' ) ),
			$this->rows( array( '1', '2' ), '1' )
		);
	}

	public function test_an_answer_that_the_version_does_not_know_is_told_too(): void {
		global $wpdb;
		$this->formWith( $this->topics( array( 'car' => 'Car', 'boat' => 'Boat' ) ) );
		$this->send( array( 'input_1' => 'Jo', 'input_2_1' => 'car' ) );
		$wpdb->query(
			"UPDATE {$wpdb->prefix}atoll_entries SET answers = '{\"1\":\"Jo\",\"2.1\":\"car\",\"2.3\":\"House\"}' ORDER BY id DESC LIMIT 1"
		);
		$this->assertSame( array( array( 'Jo', 'Car, House' ) ), $this->rows( array( '1', '2' ) ) );
	}

	public function test_entries_of_a_form_that_is_gone_have_the_questions_of_all_their_versions(): void {
		$this->formWith( $this->topics( array( 'car' => 'Car', 'house' => 'House' ) ) );
		$this->send( array( 'input_1' => 'Jo', 'input_2_2' => 'house' ) );
		$this->change( $this->fullName( hasMiddle: false ) );
		$this->send( array( 'input_1' => 'Mia', 'input_2_3' => 'Mia' ) );
		Inside::get( FormWriter::class )->delete( $this->number );
		$this->assertSame( '1', $this->keyOf( 'Nickname' ) );
		$this->assertSame( '2', $this->keyOf( 'Client' ) );
		$this->assertSame( array( array( 'Jo', 'House' ), array( 'Mia', 'Mia' ) ), $this->rows( array( '1', '2' ) ) );
		$this->actAs( 'editor' );
		$fields = $this->get( "/s1t2/v1/entries/forms/{$this->number}" );
		$this->assertSame(
			array( 'Nickname', 'Client' ),
			array_column( $fields->get_data()['fields'] ?? array(), 'label' )
		);
	}

	/** @param array<string, mixed> $field */
	private function formWith( array $field ): void {
		$this->number = $this->form( 'enquiry', array( 'fields' => $this->fields( $field ) ) );
	}

	/** @param array<string, mixed> $field */
	private function change( array $field ): void {
		$this->actAs( 'administrator' );
		$put = new \WP_REST_Request( 'PUT', "/gf/v2/forms/{$this->number}" );
		$put->set_header( 'Content-Type', 'application/json' );
		$put->set_body(
			(string) wp_json_encode( array( 'fields' => $this->fields( $field ) ) + $this->fixture( 'enquiry' ) )
		);
		$this->assertSame( 200, rest_do_request( $put )->get_status() );
		wp_set_current_user( 0 );
	}

	/**
	 * @param array<string, mixed> $field
	 * @return list<array<string, mixed>>
	 */
	private function fields( array $field ): array {
		return array( array( 'id' => 1, 'type' => 'text', 'label' => 'Nickname' ), $field );
	}

	/**
	 * @param array<string, string> $choices Texts by value.
	 * @return array<string, mixed>
	 */
	private function topics( array $choices ): array {
		$topics = array( 'id' => 2, 'type' => 'checkbox', 'label' => 'Topics', 'choices' => array() );
		foreach ( $choices as $value => $text ) {
			$topics['choices'][] = array( 'text' => $text, 'value' => $value );
			$topics['inputs'][]  = array( 'id' => '2.' . count( $topics['choices'] ), 'label' => $text );
		}
		return $topics;
	}

	/** @return array<string, mixed> */
	private function fullName( bool $hasMiddle ): array {
		return array(
			'id'     => 2,
			'type'   => 'name',
			'label'  => 'Client',
			'inputs' => array(
				array( 'id' => '2.3', 'label' => 'First' ),
				array( 'id' => '2.4', 'label' => 'Middle', 'isHidden' => ! $hasMiddle ),
				array( 'id' => '2.6', 'label' => 'Last' ),
			),
		);
	}

	/** @param array<string, string> $answers */
	private function send( array $answers ): void {
		$this->assertSame( 200, $this->post( "/gf/v2/forms/{$this->number}/submissions", $answers )->get_status() );
	}

	private function keyOf( string $heading ): string {
		$headings = Inside::get( EntryExport::class )->availableColumns( array( $this->number ) );
		return (string) array_search( $heading, $headings, true );
	}

	/**
	 * @param list<string> $columns
	 * @param string       $order   Key of what they are sorted by.
	 * @return list<list<string>> Without the headings.
	 */
	private function rows( array $columns, string $order = 'id' ): array {
		$criteria = new EntryCriteria( formNumbers: array( $this->number ), order: new EntryOrder( $order, true ) );
		return array_slice(
			iterator_to_array( Inside::get( EntryExport::class )->rows( $criteria, $columns ), false ),
			1
		);
	}
}
