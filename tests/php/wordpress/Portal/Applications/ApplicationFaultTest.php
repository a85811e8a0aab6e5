<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** A database that fails at any write of a change leaves nothing of it, and the change can be made afterwards. */
final class ApplicationFaultTest extends ApplicationTestCase {

	private int $failAt = 0;
	private int $writes = 0;

	protected function tearDown(): void {
		remove_all_filters( 'query' );
		parent::tearDown();
	}

	/** @return array<string, array{string}> */
	public static function changes(): array {
		return array(
			'a status'         => array( 'status' ),
			'a request'        => array( 'request' ),
			'a withdrawal'     => array( 'withdraw' ),
			'a note'           => array( 'note' ),
			'documents'        => array( 'receive' ),
		);
	}

	#[DataProvider( 'changes' )]
	public function test_a_change_is_whole_or_not_at_all( string $change ): void {
		$request = $this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		$files   = array(
			$this->received( $request, $this->client ),
			$this->received( $request, $this->client, 'more.pdf' ),
		);
		$this->forgetMail();
		$work = match ( $change ) {
			'status'   => fn() => $this->statusChange()->set( $this->entry, 'lender', 'Hello', $this->staff, true ),
			'request'  => fn() => $this->documentRequests()->add( $this->entry, 'ID', '', $this->staff ),
			'withdraw' => fn() => $this->documentRequests()->withdraw( $request, $this->staff, true ),
			'note'     => fn() => $this->staffNotes()->add( $this->entry, 'Call back', $this->staff ),
			default    => fn() => $this->receivedDocuments()->receive(
				$request,
				$files,
				$this->visitor( $this->client )
			),
		};
		$before = $this->rows();
		add_filter( 'query', $this->sabotage( ... ) );
		for ( $k = 1; $k < 20; $k++ ) {
			$this->failAt = $k;
			$this->writes = 0;
			$failed       = $this->fails( $work );
			$this->failAt = 0;
			if ( ! $failed ) {
				break;
			}
			$this->assertSame( $before, $this->rows(), "write {$k}" );
		}
		$this->assertGreaterThan( 4, $k, 'begin, the case, the event, the commit' );
		$this->assertLessThan( 20, $k );
		$this->assertSame( $before['version'] + 1, $this->rows()['version'] );
		$this->assertSame( $before['atoll_case_events'] + 1, $this->rows()['atoll_case_events'] );
		$this->assertSame( 'note' === $change ? 0 : 1, $this->rows()['atoll_mail'] );
	}

	private function fails( callable $work ): bool {
		try {
			$work();
			return false;
		} catch ( StorageFailed ) {
			return true;
		}
	}

	private function sabotage( string $query ): string {
		if ( 1 === preg_match( '/^\s*(INSERT|UPDATE|DELETE|REPLACE|START|COMMIT)/i', $query ) ) {
			++$this->writes;
			return $this->writes === $this->failAt ? 'this is no SQL' : $query;
		}
		return $query;
	}
}
