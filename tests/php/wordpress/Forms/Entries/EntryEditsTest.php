<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\EntryChanged;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Identity\Visitor;

/** An entry that staff edit. */
final class EntryEditsTest extends StoredEntriesTestCase {

	public function test_an_edited_entry_is_stored_searched_and_announced(): void {
		$updated = array();
		$listen  = static function ( Entry $entry ) use ( &$updated ): void {
			$updated[] = $entry->id;
		};
		add_action( 'atoll_entry_updated', $listen );
		$mia     = $this->named( 'mia' );
		$outcome = $this->edit( $mia, array( '9' => 'A houseboat instead' ) );
		remove_action( 'atoll_entry_updated', $listen );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertSame( 2, $outcome->entry->version );
		$this->assertSame( array( 'mia' ), $this->names( new EntryCriteria( search: 'houseboat' ) ) );
		$this->assertSame( array(), $this->names( new EntryCriteria( search: 'mill' ) ) );
		$this->assertSame( array( $mia->id ), $updated );
		$this->assertSame( array(), $this->mailClaims()->claim( 9 ) );
	}

	public function test_an_edit_is_judged_as_a_submission_is(): void {
		$outcome = $this->edit( $this->named( 'mia' ), array( '2' => 'nowhere' ) );
		$this->assertInstanceOf( ValidatedAnswers::class, $outcome );
		$this->assertSame( array( 2 ), array_keys( $outcome->messages ) );
		$this->assertSame( array( 'mia' ), $this->names( new EntryCriteria( search: 'mill' ) ) );
	}

	public function test_the_second_of_two_editors_is_told(): void {
		$mia = $this->named( 'mia' );
		$this->edit( $mia, array( '9' => 'First' ) );
		$this->expectException( EntryChanged::class );
		$this->edit( $mia, array( '9' => 'Second' ) );
	}

	public function test_an_edit_keeps_answers_to_questions_that_the_form_never_had(): void {
		$entry   = $this->store(
			'old',
			array( '1' => 'Old', '2' => 'old@example.com', '11.1' => '1', '40' => 'From before' )
		);
		$outcome = $this->edit( $entry, array( '1' => 'New' ) );
		$this->assertInstanceOf( StoredEntry::class, $outcome );
		$this->assertSame( 'From before', $outcome->entry->answers[40] );
		$this->assertSame( 'New', $outcome->entry->answers[1] );
	}

	/** @param array<array-key, string> $changes */
	private function edit( Entry $entry, array $changes ): StoredEntry|ValidatedAnswers {
		return $this->entryAdmin()->edit(
			$entry,
			$changes + array( '11.1' => '1' ) + $entry->answers,
			$entry->version,
			new Visitor( 1, '', '' )
		);
	}
}
