<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Documents\DocumentRequest;
use Atoll\Portal\Applications\Documents\DocumentRequestNotFound;
use Atoll\Portal\Applications\Documents\OwnDocumentRequests;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** What a client sends becomes the entry's, once, and only what they sent themselves for this request. */
final class ReceivingDocumentsTest extends ApplicationTestCase {

	private DocumentRequest $request;

	protected function setUp(): void {
		parent::setUp();
		$this->request = $this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$this->forgetMail();
	}

	protected function tearDown(): void {
		delete_option( 'atoll_portal' );
		parent::tearDown();
	}

	public function test_files_become_the_entrys_and_whoever_asked_is_told(): void {
		$files = array(
			$this->received( $this->request, $this->client ),
			$this->received( $this->request, $this->client, 'june.pdf' ),
		);
		$this->receivedDocuments()->receive( $this->request, $files, $this->visitor( $this->client ) );
		$now = $this->documentRequests()->find( $this->request->id, $this->entry->id );
		$this->assertSame( DocumentRequest::RECEIVED, $now?->state );
		$this->assertSame( array( 'pay.pdf', 'june.pdf' ), array_column( $now->files, 'name' ) );
		$this->assertSame(
			$files,
			array_column( ( new Uploads( $this->repository() ) )->ofEntry( $this->entry->id ), 'id' )
		);
		$this->assertSame( 'Document received: Two recent payslips.', $this->history()[0] );
		$this->assertSame(
			array( 'A document has arrived: Two recent payslips > ' . $this->email( $this->staff->userId() ) ),
			$this->mails()
		);
		$text = $this->mailRepository()->ofEntry( $this->entry->id )[0]->message->text;
		$this->assertStringContainsString( "for application {$this->entry->id}: 2 files", $text );
		$this->assertStringContainsString( "page=atoll-entries&entry={$this->entry->id}", $text );
		$this->assertStringNotContainsString( 'june.pdf', $text );
	}

	public function test_the_settings_say_who_hears_of_it(): void {
		update_option( 'atoll_portal', array( 'documentsEmail' => 'documents@example.com' ) );
		$this->receivedDocuments()->receive(
			$this->request,
			array( $this->received( $this->request, $this->client ) ),
			$this->visitor( $this->client )
		);
		$this->assertSame(
			array( 'A document has arrived: Two recent payslips > documents@example.com' ),
			$this->mails()
		);
	}

	public function test_the_sites_owner_hears_of_what_somebody_asked_for_who_is_gone(): void {
		get_userdata( $this->staff->userId() )->set_role( 'subscriber' );
		$this->receivedDocuments()->receive(
			$this->request,
			array( $this->received( $this->request, $this->client ) ),
			$this->visitor( $this->client )
		);
		$this->assertStringEndsWith( '> ' . get_option( 'admin_email' ), $this->mails()[0] );
	}

	public function test_the_same_sent_twice_is_received_once(): void {
		$files = array( $this->received( $this->request, $this->client ) );
		$this->receivedDocuments()->receive( $this->request, $files, $this->visitor( $this->client ) );
		$this->assertSame(
			$files,
			array( $this->received( $this->request, $this->client ) ),
			'the same file is the same upload'
		);
		$this->receivedDocuments()->receive( $this->request, $files, $this->visitor( $this->client ) );
		$this->assertCount( 1, $this->mails() );
		$this->assertCount( 2, $this->history() );
	}

	public function test_more_of_the_same_document_is_received_later(): void {
		$client = $this->visitor( $this->client );
		$first  = $this->received( $this->request, $this->client );
		$this->receivedDocuments()->receive( $this->request, array( $first ), $client );
		$more = array( $first, $this->received( $this->request, $this->client, 'june.pdf' ) );
		foreach ( array( 'more', 'the same again' ) as $time ) {
			$this->receivedDocuments()->receive( $this->request, $more, $client );
			$now = $this->documentRequests()->find( $this->request->id, $this->entry->id );
			$this->assertSame( $more, array_column( $now->files ?? array(), 'id' ), $time );
			$this->assertSame( DocumentRequest::RECEIVED, $now?->state );
			$this->assertCount( 2, $this->mails(), $time );
			$this->assertSame(
				array_fill( 0, 2, 'Document received: Two recent payslips.' ),
				array_slice( $this->history(), 0, -1 ),
				$time
			);
		}
		$this->assertStringContainsString(
			': 1 file.',
			$this->mailRepository()->ofEntry( $this->entry->id )[1]->message->text
		);
	}

	public function test_once_the_application_has_ended_no_more_of_it_is_taken_and_the_same_again_is_received(): void {
		$client = $this->visitor( $this->client );
		$first  = $this->received( $this->request, $this->client );
		$more   = $this->received( $this->request, $this->client, 'june.pdf' );
		$this->receivedDocuments()->receive( $this->request, array( $first ), $client );
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: false );
		$this->receivedDocuments()->receive( $this->request, array( $first ), $client );
		$before = $this->rows();
		try {
			$this->receivedDocuments()->receive( $this->request, array( $first, $more ), $client );
			$this->fail( 'It was taken.' );
		} catch ( BadRequest $refused ) {
			$this->assertSame(
				array( 'atoll_application_ended', 422 ),
				array( $refused->errorCode(), $refused->status() )
			);
			$this->assertStringContainsString( 'nothing was sent', $refused->getMessage() );
			$this->assertSame( $before, $this->rows() );
		}
	}

	public function test_what_was_asked_for_before_it_ended_is_taken(): void {
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: false );
		$file = $this->received( $this->request, $this->client );
		$this->receivedDocuments()->receive( $this->request, array( $file ), $this->visitor( $this->client ) );
		$this->assertSame( $this->entry->id, $this->find( $file )?->entryId );
	}

	public function test_of_what_is_not_needed_any_more_nothing_is_taken(): void {
		$file = $this->received( $this->request, $this->client );
		$this->documentRequests()->withdraw( $this->request, $this->staff, mails: false );
		$this->expectException( DocumentRequestNotFound::class );
		$this->receivedDocuments()->receive( $this->request, array( $file ), $this->visitor( $this->client ) );
	}

	public function test_nobody_else_can_answer_it_and_nobody_elses_file_can(): void {
		$other  = $this->user( 'atoll_client' );
		$before = $this->rows();
		foreach ( array( 0, $other, $this->staff->userId() ) as $user ) {
			try {
				$this->receivedDocuments()->receive(
					$this->request,
					array( $this->received( $this->request, $user, "{$user}.pdf" ) ),
					$this->visitor( $user )
				);
				$this->fail( "user {$user}" );
			} catch ( DocumentRequestNotFound ) {
				$this->assertSame( $before, $this->rows() );
			}
		}
		$form = $this->uploadForm();
		$ids = array( $this->received( $this->request, $other ), $this->uploaded( $form ), str_repeat( 'a', 32 ) );
		foreach ( $ids as $id ) {
			try {
				$this->receivedDocuments()->receive( $this->request, array( $id ), $this->visitor( $this->client ) );
				$this->fail( $id );
			} catch ( StorageFailed ) {
				$this->assertSame( $before, $this->rows() );
			}
		}
	}

	public function test_a_client_whose_application_is_among_the_spam_sends_it_and_no_mail_tells_of_it(): void {
		$this->setStatus( 'spam' );
		$client = $this->visitor( $this->client );
		$this->receivedDocuments()->receive(
			$this->ownRequests()->get( $this->request->id, $this->entry->id, $client ),
			array( $this->received( $this->request, $this->client ) ),
			$client
		);
		$this->assertSame(
			DocumentRequest::RECEIVED,
			$this->documentRequests()->find( $this->request->id, $this->entry->id )?->state
		);
		$this->assertSame( 'Document received: Two recent payslips.', $this->history()[0] );
		$this->assertSame( array(), $this->mails() );
	}

	public function test_of_an_application_in_the_trash_nothing_is_taken(): void {
		$file = $this->received( $this->request, $this->client );
		$this->setStatus( 'trash' );
		$client = $this->visitor( $this->client );
		foreach (
			array(
				fn() => $this->ownRequests()->get( $this->request->id, $this->entry->id, $client ),
				fn() => $this->receivedDocuments()->receive( $this->request, array( $file ), $client ),
			) as $attempt
		) {
			try {
				$attempt();
				$this->fail( 'It was taken.' );
			} catch ( DocumentRequestNotFound ) {
				$this->assertNull( $this->find( $file )?->entryId ?: null );
			}
		}
	}

	public function test_an_owner_who_changes_the_entry_keeps_what_they_sent_later(): void {
		$id = $this->received( $this->request, $this->client );
		$this->receivedDocuments()->receive( $this->request, array( $id ), $this->visitor( $this->client ) );
		( new Uploads( $this->repository() ) )->claim( $this->entry->id, array() );
		$this->assertSame(
			array( $id ),
			array_column(
				$this->documentRequests()->find( $this->request->id, $this->entry->id )->files ?? array(),
				'id'
			)
		);
		$this->assertSame( $this->entry->id, $this->find( $id )?->entryId );
	}

	private function ownRequests(): OwnDocumentRequests {
		return new OwnDocumentRequests( Inside::get( EntryRepository::class ), $this->documentRequests() );
	}

	private function setStatus( string $status ): void {
		global $wpdb;
		$table = "{$wpdb->prefix}atoll_entries";
		$wpdb->update( $table, array( 'status' => $status ), array( 'id' => $this->entry->id ) );
	}
}
