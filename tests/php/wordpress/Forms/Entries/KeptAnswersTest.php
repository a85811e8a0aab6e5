<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Forms\Entries\EntryAnswers;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Tests\WordPress\Support\Inside;
use PHPUnit\Framework\Attributes\TestWith;

/** Answers that staff cannot type, while they edit the others. */
final class KeptAnswersTest extends StoredEntriesTestCase {

	/**
	 * @param array<array-key, string> $stored
	 * @param array<array-key, string> $typed
	 */
	#[TestWith( array( array( '1' => 'Jo', '2' => 'set' ), array( '1' => 'Jo Citizen' ) ) )]
	#[TestWith( array( array( '1' => 'Jo' ), array( '1' => 'Jo Citizen' ) ) )]
	#[TestWith( array( array( '1' => 'Jo' ), array( '1' => 'Jo Citizen', '2' => '' ) ) )]
	#[TestWith( array( array( '1' => 'Jo' ), array( '1' => 'Jo Citizen', '2' => 'set' ) ) )]
	public function test_an_edit_says_of_a_password_what_the_entry_said_before( array $stored, array $typed ): void {
		$form       = Inside::get( FormWriter::class )->create(
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Your name' ),
					array( 'id' => 2, 'kind' => 'password', 'label' => 'Password' ),
				),
			)
		)->number;
		$this->form = Inside::get( FormRepository::class )->find( $form ) ?? $this->fail( 'no form' );
		$entry      = $this->store( 'jo', $stored );
		$outcome    = $this->entryAdmin()->edit( $entry, $typed, $entry->version, new Visitor( 1, '', '' ) );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertEquals( array( '1' => 'Jo Citizen' ) + $stored, $outcome->entry->answers );
	}

	/**
	 * @param array<array-key, string> $typed
	 * @param array<array-key, string> $kept
	 */
	#[TestWith( array(
		array( '3.3' => 'Jo', '3.6' => 'Li' ),
		array( '1.3' => 'gone', '1.2' => 'Old', '2' => 'Fax', '3.4' => 'Ann' ),
	) )]
	#[TestWith( array(
		array( '1.2' => 'New', '2' => 'Mail', '3.3' => 'Jo', '3.6' => 'Li' ),
		array( '1.3' => 'gone', '3.4' => 'Ann' ),
	) )]
	#[TestWith( array( array( '1.1' => 'A', '2' => 'Hide' ), array( '1.3' => 'gone', '1.2' => 'Old' ) ) )]
	public function test_an_edit_keeps_what_its_form_has_no_place_for( array $typed, array $kept ): void {
		$logic      = array(
			'actionType' => 'hide',
			'logicType'  => 'all',
			'rules'      => array( array( 'fieldId' => '2', 'operator' => 'is', 'value' => 'Hide' ) ),
		);
		$choices    = static fn( string ...$texts ): array => array_map(
			static fn( string $text ) => array( 'text' => $text ),
			$texts
		);
		$form       = Inside::get( FormWriter::class )->create(
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'checkbox', 'label' => 'Loans', 'choices' => $choices( 'A', 'New' ) ),
					array( 'id' => 2, 'kind' => 'radio', 'label' => 'By', 'choices' => $choices( 'Mail', 'Hide' ) ),
					array( 'id' => 3, 'kind' => 'name', 'label' => 'You', 'conditionalLogic' => $logic ),
				),
			)
		)->number;
		$this->form = Inside::get( FormRepository::class )->find( $form ) ?? $this->fail( 'no form' );
		$stored     = array( '1.1' => 'A', '1.2' => 'Old', '1.3' => 'gone', '2' => 'Fax' );
		$entry      = $this->store( 'jo', $stored + array( '3.3' => 'Jo', '3.4' => 'Ann', '3.6' => 'Lee' ) );
		$outcome    = $this->entryAdmin()->edit( $entry, $typed, $entry->version, new Visitor( 1, '', '' ) );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertEquals( $typed + $kept, $outcome->entry->answers );
	}

	/**
	 * @param array<array-key, string> $typed
	 * @param array<array-key, string> $after
	 */
	#[TestWith( array( array( '4.3' => 'Al' ), array( '4.2' => 'Rev.', '4.3' => 'Al', 5 => '["Old"]' ) ) )]
	#[TestWith( array(
		array( '4.2' => 'Mr.', '5' => '["B"]', '6' => 'A' ),
		array( '4.2' => 'Mr.', 5 => '["B","Old"]', 6 => 'A' ),
	) )]
	public function test_an_edit_keeps_what_is_not_offered_in_a_list_a_part_or_where_it_is_required(
		array $typed,
		array $after
	): void {
		$choices    = array( 'required' => true, 'choices' => array( array( 'text' => 'A' ), array( 'text' => 'B' ) ) );
		$prefix     = array( 'hidden' => false, 'required' => true, 'choices' => array( array( 'text' => 'Mr.' ) ) );
		$form       = Inside::get( FormWriter::class )->create(
			array(
				'fields' => array(
					array( 'id' => 4, 'kind' => 'name', 'label' => 'You', 'inputs' => array( 'prefix' => $prefix ) ),
					array( 'id' => 5, 'kind' => 'multiselect', 'label' => 'Loans' ) + $choices,
					array( 'id' => 6, 'kind' => 'radio', 'label' => 'By' ) + $choices,
				),
			)
		)->number;
		$this->form = Inside::get( FormRepository::class )->find( $form ) ?? $this->fail( 'no form' );
		$stored     = array( '4.2' => 'Rev.', '4.3' => 'Jo', '5' => '["A","Old"]', '6' => 'Fax' );
		$entry      = $this->store( 'jo', $stored );
		$outcome    = $this->entryAdmin()->edit( $entry, $typed, $entry->version, new Visitor( 1, '', '' ) );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertEquals( $after + array( 6 => 'Fax' ), $outcome->entry->answers );
	}

	public function test_a_consent_that_is_withdrawn_leaves_no_record_of_it(): void {
		$form       = Inside::get( FormWriter::class )->create(
			array(
				'fields' => array(
					array( 'id' => 1, 'kind' => 'text', 'label' => 'Your name' ),
					array( 'id' => 5, 'kind' => 'consent', 'label' => 'News', 'checkboxLabel' => 'Send me news.' ),
				),
			)
		)->number;
		$this->form = Inside::get( FormRepository::class )->find( $form ) ?? $this->fail( 'no form' );
		$entry      = $this->store( 'jo', array( '1' => 'Jo', '5.1' => '1', '5.2' => 'Send me news.', '5.3' => '1' ) );
		$staff      = new Visitor( 1, '', '' );
		$outcome    = $this->entryAdmin()->edit( $entry, array( '1' => 'Jo' ), $entry->version, $staff );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertSame( array( 1 => 'Jo' ), $outcome->entry->answers );
	}

	public function test_what_was_to_be_agreed_to_is_not_shown_as_agreed_to(): void {
		$field = array( 'id' => 5, 'kind' => 'consent', 'label' => 'News', 'checkboxLabel' => 'Send me news.' );
		$form  = Inside::get( FormWriter::class )->create( array( 'fields' => array( $field ) ) )->number;
		$texts = static fn( array $answers ): array => array_column(
			Inside::get( EntryAnswers::class )->read( Inside::get( FormRepository::class )->find( $form ), $answers ),
			'text'
		);
		$record = array( '5.2' => 'Send me news.', '5.3' => '1' );
		$this->assertSame( array( 'Send me news.' ), $texts( array( '5.1' => '1' ) + $record ) );
		$this->assertSame( array(), $texts( $record ) );
	}
}
