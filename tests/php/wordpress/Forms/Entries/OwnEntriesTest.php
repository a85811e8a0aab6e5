<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\SubmittedEntries;
use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SpentLimit;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

/** Entries that the person who sent them opens and changes again. */
final class OwnEntriesTest extends OwnEntriesTestCase {

	public function test_its_owner_loads_it(): void {
		$reply = $this->load();
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'atoll/entries-load', $reply->get_data() ) );
		$loaded = json_decode( $reply->get_data()['submission'], true );
		$this->assertSame( array( 'Jo', 1 ), array( $loaded['submitted_values']['1'], $loaded['entry_version'] ) );
	}

	#[DataProvider( 'strangers' )]
	public function test_to_anybody_else_it_does_not_exist( string $role ): void {
		$this->actAs( $role );
		$this->assertSame( 404, $this->load()->get_status() );
		$this->assertSame( $this->load( 999999 )->get_data(), $this->load()->get_data() );
		$this->assertSame( 404, $this->change( array( 'input_1' => 'Mine' ) )->get_status() );
		$this->assertSame( 'Jo', $this->stored()->answers['1'] );
		$this->assertSame( 1, $this->countEntries() );
	}

	/** @return array<string, array{string}> */
	public static function strangers(): array {
		return array(
			'a visitor'    => array( 'anonymous' ),
			'another user' => array( 'subscriber' ),
			'an editor'    => array( 'editor' ),
		);
	}

	public function test_sending_it_again_changes_it_and_nobody_elses_name_gets_onto_it(): void {
		$reply = $this->change( array( 'input_1' => 'Sam', 'input_9' => 'More', 'created_by' => '1' ) );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		$entry = $this->stored();
		$this->assertSame(
			array( $this->entry, $this->owner, 'Sam', 'More', 2 ),
			array( $entry->id, $entry->createdBy, $entry->answers['1'], $entry->answers['9'], $entry->version )
		);
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_change_keeps_answers_that_the_form_has_no_place_for(): void {
		$entry   = $this->stored();
		$form    = Inside::get( FormRepository::class )->find( $this->number );
		$answers = $entry->answers + array( '5.9' => 'a box that is gone', '5.1' => 'no longer offered' );
		Inside::get( SubmittedEntries::class )->updateAnswers( $entry, $form, $answers, $entry->version );
		$this->assertSame( 200, $this->change( array( 'input_1' => 'Sam' ) )->get_status() );
		$this->assertSame(
			array( 'Sam', 'a box that is gone', 'no longer offered' ),
			array_map( fn( string $key ) => $this->stored()->answers[ $key ], array( '1', '5.9', '5.1' ) )
		);
	}

	/**
	 * @param array<array-key, string> $before
	 * @param array<array-key, string> $after
	 */
	#[TestWith( array( 'text', array( '3.3' => 'Jo', '3.6' => 'Lee' ), 'Sam Li', array( 3 => 'Sam Li' ) ) )]
	#[TestWith( array( 'text', array( '3.3' => 'Jo', '3.6' => 'Lee' ), '', array( '3.3' => 'Jo', '3.6' => 'Lee' ) ) )]
	#[TestWith( array( 'radio', array( '3.1' => 'A', '3.2' => 'B' ), 'A', array( 3 => 'A' ) ) )]
	public function test_an_answer_to_a_question_that_is_of_another_kind_now_takes_the_place_of_the_old_one(
		string $kind,
		array $before,
		string $sent,
		array $after
	): void {
		$field        = array( 'id' => 3, 'kind' => $kind, 'label' => 'You' );
		$choices      = array( 'choices' => array( array( 'text' => 'A' ), array( 'text' => 'B' ) ) );
		$this->number = Inside::get( FormWriter::class )->create(
			array( 'entrySave' => true, 'fields' => array( $field + ( 'radio' === $kind ? $choices : array() ) ) )
		)->number;
		$this->send( array( 'input_3' => 'A' ) );
		$entry       = $this->stored();
		$this->entry = $entry->id;
		$form        = Inside::get( FormRepository::class )->find( $this->number );
		Inside::get( SubmittedEntries::class )->updateAnswers( $entry, $form, $before, $entry->version );
		$this->assertSame( 200, $this->change( array( 'input_3' => $sent ) )->get_status() );
		$this->assertSame( $after, $this->stored()->answers );
	}

	public function test_an_id_that_is_no_number_is_refused_and_makes_no_second_entry(): void {
		$unreadable = array(
			array( 'update_entry_id' => array( $this->entry ) ),
			array( 'update_entry_id' => "{$this->entry}x" ),
			array( 'update_entry_id' => '-1' ),
			array( 'atoll_entry_version' => array( 1 ) ),
		);
		foreach ( $unreadable as $malformed ) {
			$reply = $this->change( $malformed );
			$this->assertSame(
				array( 400, 'atoll_entry_invalid' ),
				array( $reply->get_status(), $reply->get_data()['code'] )
			);
		}
		$this->assertSame( array( 1, 1 ), array( $this->countEntries(), $this->stored()->version ) );
	}

	public function test_one_address_may_load_thirty_times_a_minute(): void {
		SpentLimit::set( 'entries/load', 29 );
		$this->assertSame( 200, $this->load()->get_status() );
		SpentLimit::set( 'entries/load', 30 );
		$reply = $this->load();
		$this->assertSame( 429, $reply->get_status() );
		$this->assertArrayHasKey( 'Retry-After', $reply->get_headers() );
	}

	public function test_a_change_is_judged_as_any_submission(): void {
		$this->assertSame( 400, $this->change( array( 'input_2' => 'nobody' ) )->get_status() );
		$this->assertSame( 1, $this->stored()->version );
	}

	public function test_a_form_that_does_not_allow_it_changes_nothing(): void {
		$this->number = $this->form();
		$this->send( array( 'gform_unique_id' => 'other' ) );
		$this->entry = $this->stored()->id;
		$this->assertSame( 404, $this->load()->get_status() );
		$this->assertSame( 200, $this->change( array( 'input_1' => 'Sam' ) )->get_status() );
		$this->assertNotSame( $this->entry, $this->stored()->id );
		$this->assertSame( 'Jo', Inside::get( EntryRepository::class )->find( $this->entry )?->answers['1'] );
	}

	public function test_another_forms_entry_is_not_changed_by_this_one(): void {
		$other = $this->form( 'enquiry', array( 'entrySave' => true ) );
		$reply = $this->post(
			"/gf/v2/forms/{$other}/submissions",
			array( 'update_entry_id' => $this->entry ) + self::ANSWERS
		);
		$this->assertSame( 404, $reply->get_status() );
	}
}
