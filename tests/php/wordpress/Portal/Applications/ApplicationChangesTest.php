<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\EntryNotFound;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Record\ApplicationChanged;
use Atoll\Tests\WordPress\Support\Inside;

final class ApplicationChangesTest extends ApplicationChangesTestCase {

	public function test_the_second_of_two_is_told_and_nothing_is_lost(): void {
		$seen = $this->records()->read( $this->entry->id )->version;
		$this->statusChange()->set( $this->entry, 'assessing', '', $this->staff, true, $seen );
		$before = $this->rows();
		foreach ( array(
			fn() => $this->statusChange()->set( $this->entry, 'closed', '', $this->staff, true, $seen ),
			fn() => $this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff, $seen ),
			fn() => $this->staffNotes()->add( $this->entry, 'Call back', $this->staff, $seen ),
		) as $second ) {
			$this->assertThrows( ApplicationChanged::class, $second );
		}
		$this->assertSame( $before, $this->rows() );
		$this->assertSame( 'Being assessed', $this->records()->read( $this->entry->id )->status->title );
	}

	public function test_a_document_is_asked_for_and_no_longer(): void {
		$request = $this->documentRequests()->add(
			$this->entry,
			"  Two recent\npayslips ",
			"Both pages,\r\nplease.",
			$this->staff
		);
		$case    = $this->records()->read( $this->entry->id );
		$this->assertEquals( array( $request ), $case->missing() );
		$this->assertSame(
			array( 'Two recent payslips', "Both pages,\nplease." ),
			array( $request->title, $request->note )
		);
		$this->assertSame(
			array( 'We need a document from you: Two recent payslips > ' . $this->email( $this->client ) ),
			$this->mails()
		);
		$this->assertEquals( $request, $this->documentRequests()->find( $request->id, $this->entry->id ) );
		$this->assertNull( $this->documentRequests()->find( $request->id, $this->entry->id + 1 ) );

		$this->documentRequests()->withdraw( $request, $this->staff, mails: false );
		$this->assertSame(
			DocumentRequest::WITHDRAWN,
			$this->documentRequests()->find( $request->id, $this->entry->id )?->state
		);
		$this->assertCount( 1, $this->mails(), 'told only when asked to' );
		$this->assertSame(
			array( 'No longer needed: Two recent payslips.', 'Document requested: Two recent payslips.' ),
			$this->history()
		);
		$this->assertThrows(
			ApplicationChanged::class,
			fn() => $this->documentRequests()->withdraw( $request, $this->staff, true )
		);

		$this->documentRequests()->withdraw(
			$this->documentRequests()->add( $this->entry, 'ID', '', $this->staff ),
			$this->staff,
			true
		);
		$this->assertSame( 'No longer needed: ID > ' . $this->email( $this->client ), $this->mails()[2] );
	}

	public function test_an_application_that_is_nobodys_mails_nobody(): void {
		$entry = $this->entryOf( 0 );
		$this->documentRequests()->add( $entry, 'Payslips', '', $this->staff );
		$this->assertSame( array(), $this->mails( $entry ) );
		$this->assertCount( 1, $this->records()->read( $entry->id )->missing() );
	}

	public function test_a_note_is_for_staff_alone(): void {
		$this->staffNotes()->add( $this->entry, "Call back\non Monday", $this->staff );
		$case = $this->records()->read( $this->entry->id );
		$this->assertSame( array( "Call back\non Monday" ), $this->history() );
		$this->assertSame( array(), $case->publicEvents() );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_what_makes_no_sense_changes_nothing(): void {
		$before = $this->rows();
		foreach ( array(
			fn() => $this->statusChange()->set( $this->entry, 'nonsense', '', $this->staff, mails: true ),
			fn() => $this->statusChange()->set( $this->entry, 'received', '', $this->staff, mails: true ),
			fn() => $this->documentRequests()->add( $this->entry, " \u{A0}\n", '', $this->staff ),
			fn() => $this->documentRequests()->add( $this->entry, str_repeat( 'x', 151 ), '', $this->staff ),
			fn() => $this->documentRequests()->add( $this->entry, "\xFF", '', $this->staff ),
			fn() => $this->staffNotes()->add( $this->entry, '', $this->staff ),
			fn() => $this->staffNotes()->add( $this->entry, str_repeat( '😀', 3001 ), $this->staff ),
		) as $one ) {
			$this->assertThrows( BadRequest::class, $one );
		}
		$this->assertSame( $before, $this->rows() );
	}

	public function test_nothing_is_done_about_an_entry_in_the_trash_or_gone(): void {
		global $wpdb;
		$request = $this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET status = 'trash'" );
		$before = $this->rows();
		$this->assertThrows(
			EntryNotFound::class,
			fn() => $this->staffNotes()->add( $this->entry, 'Hello', $this->staff )
		);
		$withdraw = fn() => $this->documentRequests()->withdraw( $request, $this->staff, mails: false );
		$this->assertThrows( EntryNotFound::class, $withdraw );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_entries" );
		$this->assertThrows(
			EntryNotFound::class,
			fn() => $this->statusChange()->set( $this->entry, 'closed', '', $this->staff, mails: true )
		);
		$this->assertSame( $before, $this->rows() );
	}

	public function test_many_applications_are_read_with_one_query_for_each_table(): void {
		global $wpdb;
		$ids = array( $this->entry->id, $this->entryOf( 0 )->id, $this->entryOf( $this->client )->id );
		foreach ( $ids as $id ) {
			$entry = Inside::get( EntryRepository::class )->find( $id );
			$this->documentRequests()->add( $entry, "Payslips {$id}", '', $this->staff );
		}
		$before = $wpdb->num_queries;
		$all    = $this->records()->all( array( ...$ids, 999999 ) );
		$this->assertSame( 4, $wpdb->num_queries - $before );
		$this->assertSame( array( ...$ids, 999999 ), array_keys( $all ) );
		$this->assertSame( "Payslips {$ids[1]}", $all[ $ids[1] ]->missing()[0]->title );
		$this->assertSame( array(), $this->records()->all( array() ) );
	}

	/** @param class-string<\Throwable> $class */
	private function assertThrows( string $class, callable $work ): void {
		try {
			$work();
		} catch ( \Throwable $thrown ) {
			$this->assertInstanceOf( $class, $thrown, (string) $thrown );
			return;
		}
		$this->fail( "{$class} was not thrown" );
	}
}
