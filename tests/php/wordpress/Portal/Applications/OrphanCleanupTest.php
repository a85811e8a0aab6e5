<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Uploads\Upload;
use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\Applications\Record\OrphanCleanup;
use Atoll\Tests\WordPress\Support\Cases\ApplicationTestCase;
use Atoll\Tests\WordPress\Support\Inside;

/** What stood beside an entry goes after it, and nothing else does. */
final class OrphanCleanupTest extends ApplicationTestCase {

	public function test_what_stands_beside_an_entry_that_is_gone_is_forgotten(): void {
		global $wpdb;
		$files = array();
		$entries = array(
			$this->entry,
			$trashed = $this->entryOf( $this->client ),
			$gone = $this->entryOf( $this->client ),
		);
		foreach ( $entries as $entry ) {
			$request             = $this->documentRequests()->add( $entry, 'Payslips', '', $this->staff );
			$files[ $entry->id ] = $this->received( $request, $this->client );
			$this->receivedDocuments()->receive(
				$request,
				array( $files[ $entry->id ] ),
				$this->visitor( $this->client )
			);
		}
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET status = 'trash' WHERE id = {$trashed->id}" );
		$wpdb->query( "DELETE FROM {$wpdb->prefix}atoll_entries WHERE id = {$gone->id}" );
		do_action( 'atoll_cases_clean' );
		$this->assertSame( array( 2, 2, 4 ), array_values( array_slice( $this->rows(), 0, 3 ) ) );
		$this->assertSame(
			array( array(), 0 ),
			array( $this->history( $gone ), $this->records()->read( $gone->id )->version )
		);
		$this->assertSame(
			array( Upload::READY, 0, 0 ),
			array(
				$this->find( $files[ $gone->id ] )?->state,
				$this->find( $files[ $gone->id ] )?->entryId,
				$this->find( $files[ $gone->id ] )?->requestId,
			)
		);
		$this->assertSame( Upload::CLAIMED, $this->find( $files[ $trashed->id ] )?->state );
		$this->assertCount( 2, $this->history() );
	}

	public function test_nothing_is_forgotten_while_the_database_cannot_say_which_entries_there_are(): void {
		global $wpdb;
		$this->documentRequests()->add( $this->entry, 'Payslips', '', $this->staff );
		$before     = $this->rows();
		$fail       = static fn( string $sql ): string => str_starts_with(
			$sql,
			"SELECT id FROM {$wpdb->prefix}atoll_entries WHERE id IN"
		) ? 'SELECT nothing FROM nowhere' : $sql;
		$suppressed = $wpdb->suppress_errors();
		add_filter( 'query', $fail );
		try {
			Inside::get( OrphanCleanup::class )->run();
			$isThrown = false;
		} catch ( StorageFailed ) {
			$isThrown = true;
		} finally {
			remove_filter( 'query', $fail );
			$wpdb->suppress_errors( $suppressed );
		}
		$this->assertSame( array( $before, true ), array( $this->rows(), $isThrown ) );
	}
}
