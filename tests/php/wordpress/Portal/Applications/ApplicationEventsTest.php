<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Entries\Entry;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\BadRequest;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Record\ApplicationChanged;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** What code of the site hears of applications: each change once, when it is committed, and no other. */
final class ApplicationEventsTest extends ApplicationTestCase {

	private const STATUS   = 'atoll_application_status_changed';
	private const DOCUMENT = 'atoll_document_received';

	/** @var list<list<mixed>> */
	private array $heard = array();

	protected function setUp(): void {
		parent::setUp();
		add_action( self::STATUS, $this->hear( ... ), 10, 4 );
		add_action( self::DOCUMENT, $this->hear( ... ), 10, 4 );
	}

	protected function tearDown(): void {
		remove_all_actions( self::STATUS );
		remove_all_actions( self::DOCUMENT );
		parent::tearDown();
	}

	public function test_another_status_is_told_and_a_message_alone_is_not(): void {
		$this->statusChange()->set( $this->entry, 'lender', '', $this->staff, mails: false );
		$this->statusChange()->set( $this->entry, '', 'Good news soon.', $this->staff, mails: false );
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: false );
		$staff = $this->staff->userId();
		$this->assertSame(
			array(
				array( self::STATUS, $this->entry->id, 'received', 'lender', $staff ),
				array( self::STATUS, $this->entry->id, 'lender', 'settled', $staff ),
			),
			$this->heard
		);
	}

	public function test_what_did_not_happen_is_not_told(): void {
		$this->statusChange()->set( $this->entry, 'lender', '', $this->staff, mails: false );
		$this->heard = array();
		$attempts    = array(
			BadRequest::class         => fn() => $this->set( 'lender' ),
			ApplicationChanged::class => fn() => $this->set( 'settled', 0 ),
			StorageFailed::class      => fn() => Inside::get( Transaction::class )->run(
				function (): void {
					$this->set( 'settled' );
					throw new StorageFailed( 'a later write' );
				}
			),
		);
		foreach ( $attempts as $error => $attempt ) {
			try {
				$attempt();
				$this->fail( $error );
			} catch ( \Throwable $thrown ) {
				$this->assertInstanceOf( $error, $thrown );
			}
		}
		$this->assertSame( array(), $this->heard );
	}

	public function test_a_document_is_told_once_with_its_files(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Two recent payslips', '', $this->staff );
		$files   = array(
			$this->received( $request, $this->client ),
			$this->received( $request, $this->client, 'june.pdf' ),
		);
		$this->receivedDocuments()->receive( $request, $files, $this->visitor( $this->client ) );
		$this->receivedDocuments()->receive( $request, $files, $this->visitor( $this->client ) );
		$this->assertSame(
			array( array( self::DOCUMENT, $this->entry->id, 'Two recent payslips', $files, $this->client ) ),
			$this->heard
		);
	}

	public function test_a_listener_that_fails_costs_nobody_their_answer(): void {
		$log = (string) ini_set( 'error_log', '/dev/null' );
		add_action( self::STATUS, static fn() => throw new \RuntimeException( 'no service' ) );
		$this->set( 'lender' );
		ini_set( 'error_log', $log );
		$this->assertSame( 'lender', $this->records()->read( $this->entry->id )->status->name );
	}

	private function set( string $status, ?int $seenVersion = null ): void {
		$this->statusChange()->set( $this->entry, $status, '', $this->staff, false, $seenVersion );
	}

	private function hear( Entry $entry, string $what, mixed $more, Visitor $by ): void {
		$this->heard[] = array( (string) current_action(), $entry->id, $what, $more, $by->userId() );
	}
}
