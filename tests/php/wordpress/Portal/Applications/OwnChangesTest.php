<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Changes\OwnEntries;
use Atoll\Forms\Entries\EntryTexts;
use Atoll\Forms\Entries\Storage\EntriesTable;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Portal\Applications\OwnApplicationList;
use Atoll\Portal\Applications\Record\ApplicationChanged;
use Atoll\Portal\Applications\Record\HistoryEvent;
use Atoll\Tests\WordPress\Support\ApplicationServices;
use Atoll\Tests\WordPress\Support\Cases\OwnEntriesTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** A client changes the answers of an application that the broker's people work on. */
final class OwnChangesTest extends OwnEntriesTestCase {

	use ApplicationServices;

	public function test_staff_see_that_the_client_changed_their_answers(): void {
		Inside::get( EntryRepository::class )->setFlags( array( $this->entry ), read: true );
		$this->assertArrayNotHasKey( 'Changed', $this->facts() );
		$sent = array( 'input_1' => 'Sam', 'gform_unique_id' => 'change' );
		$this->ageBySecond();
		$this->assertSame( 200, $this->change( $sent )->get_status() );
		$this->assertSame( 200, $this->change( $sent )->get_status() );
		$this->assertFalse( $this->stored()->isRead );
		$this->assertArrayHasKey( 'Changed', $this->facts() );
		$this->assertSame(
			array( array( 'Answers changed.', $this->owner, true ) ),
			array_map(
				static fn( HistoryEvent $event ) => array( $event->sentence, $event->actor, $event->isPublic ),
				$this->records()->read( $this->entry )->events
			),
			'once, though it was sent twice'
		);
	}

	public function test_staff_who_saw_the_answers_before_are_told_that_something_has_happened(): void {
		$seen = $this->records()->read( $this->entry )->version;
		$this->change( array( 'input_1' => 'Sam', 'gform_unique_id' => 'change' ) );
		$this->expectException( ApplicationChanged::class );
		$this->statusChange()->set( $this->stored(), 'lender', '', new Visitor( 1, '', '' ), true, $seen );
	}

	public function test_an_application_that_has_ended_is_changed_no_more_and_its_form_begins_a_new_one(): void {
		$owner = new Visitor( $this->owner, '', '' );
		$own   = Inside::get( OwnEntries::class );
		$this->assertSame( $this->entry, $own->latest( $this->number, $owner )?->id );
		$this->statusChange()->set( $this->stored(), 'settled', '', new Visitor( 1, '', '' ), false );

		$this->assertSame( 404, $this->load()->get_status() );
		$changed = $this->change( array( 'input_1' => 'Sam', 'gform_unique_id' => 'later' ) );
		$this->assertSame( 404, $changed->get_status() );
		$this->assertSame( 'Jo', $this->stored()->answers['1'] );
		$this->assertNull( $own->latest( $this->number, $owner ) );
		$this->assertSame( array(), $own->changeableIds( $this->owner ) );
		$this->assertFalse( Inside::get( OwnApplicationList::class )->build( $this->stored() )->canChange );

		$this->send( array( 'gform_unique_id' => 'new' ) );
		$new = $this->stored()->id;
		$this->assertSame( array( $this->number => array( $new ) ), $own->changeableIds( $this->owner ) );
		$this->assertSame( $new, $own->latest( $this->number, $owner )?->id );
	}

	public function test_whoever_has_it_open_when_it_ends_or_goes_is_told_and_sends_something_new(): void {
		$changes = array(
			'ended'   => fn() => $this->statusChange()->set(
				$this->stored(),
				'settled',
				'',
				new Visitor( 1, '', '' ),
				false
			),
			'trashed' => fn() => $this->mark( 'trash' ),
			'deleted' => fn() => Inside::get( EntryAdminService::class )->delete( array( $this->entry ) ),
		);
		foreach ( $changes as $how => $change ) {
			$cookie = $this->cookie();
			$html   = Http::get( $this->page( $this->number ), array( $cookie ) )->body;
			$this->assertStringContainsString( 'atoll_entry_version', $html, $how );
			$change();
			$reply = $this->change( array( 'atoll_entry_version' => '1', 'gform_unique_id' => "change of {$how}" ) );
			$this->assertSame( 'atoll_entry_unchangeable', $reply->get_data()['code'] ?? '', $how );
			$answers = "input_1={$how}&input_2=jo%40example.com&input_11_1=1&";
			$told    = $this->submitPage( $this->shownForm( $html ), $answers . $this->hidden( $html ), $cookie );
			$this->assertSame( 409, $told->status, $how );
			$this->assertStringContainsString( 'Send again', $told->body );
			$this->assertStringContainsString( "value=\"{$how}\"", $told->body );
			$again = $this->submitPage(
				$this->shownForm( $told->body ),
				$answers . $this->hidden( $told->body ),
				$cookie
			);
			$this->assertSame( array( 303, $how ), array( $again->status, $this->stored()->answers['1'] ) );
			$this->entry = $this->stored()->id;
		}
	}

	public function test_nobody_learns_by_a_version_which_entries_there_are(): void {
		$this->actAs( 'subscriber' );
		$replies = array();
		foreach ( array( $this->entry, $this->entry + 5000 ) as $id ) {
			$replies[] = $this->send( array( 'update_entry_id' => $id, 'atoll_entry_version' => '1' ) );
		}
		$this->assertSame( array( 409, 409 ), array( $replies[0]->get_status(), $replies[1]->get_status() ) );
		$this->assertEquals( $replies[0]->get_data(), $replies[1]->get_data() );
	}

	/** As if it had come a second before: times are kept in seconds. */
	private function ageBySecond(): void {
		global $wpdb;
		$time = gmdate( 'Y-m-d H:i:s', (int) strtotime( "{$this->stored()->dateCreated} UTC" ) - 1 );
		$wpdb->query(
			$wpdb->prepare(
				"UPDATE {$wpdb->prefix}" . EntriesTable::NAME . ' SET date_created = %s, date_updated = %s',
				$time,
				$time
			)
		);
	}

	/** @return array<string, string> */
	private function facts(): array {
		return Inside::get( EntryTexts::class )->facts( $this->stored() );
	}
}
