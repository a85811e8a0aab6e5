<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Entries;

use Atoll\Forms\Entries\Changes\TrashCleanup;
use Atoll\Tests\WordPress\Support\Inside;

/**
 * Somebody brings an entry back while it is being deleted from the trash: it was looked up there, and is there no more.
 */
final class RestoredMeanwhileTest extends StoredEntriesTestCase {

	public function test_the_daily_job_leaves_it_alone(): void {
		$id = $this->inTrash();
		$this->restoringBeforeTheLock( $id, static fn() => Inside::get( TrashCleanup::class )->run() );
		$this->assertSame( 'active', $this->entries()->find( $id )?->status );
	}

	public function test_the_list_leaves_it_alone(): void {
		$id = $this->inTrash();
		$this->actAs( 'administrator' );
		$this->restoringBeforeTheLock(
			$id,
			fn() => $this->assertSame( array( 'deleted' => array() ), $this->deleted( $id ) )
		);
		$this->assertSame( 'active', $this->entries()->find( $id )?->status );
	}

	private function inTrash(): int {
		global $wpdb;
		$entry = $this->store( 'gone', array( '1' => 'Gone' ), 'trash' );
		$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET date_moved = '2020-01-01 00:00:00' WHERE id = {$entry->id}" );
		return $entry->id;
	}

	/** @return array<string, mixed> */
	private function deleted( int $id ): array {
		$request = new \WP_REST_Request( 'DELETE', '/s1t2/v1/entries' );
		$request->set_query_params( array( 'ids' => (string) $id ) );
		return (array) rest_do_request( $request )->get_data();
	}

	/** @param \Closure(): mixed $delete */
	private function restoringBeforeTheLock( int $id, \Closure $delete ): void {
		global $wpdb;
		$restore = static function ( string $query ) use ( &$restore, $wpdb, $id ): string {
			if ( str_contains( $query, 'SET is_held = is_held' ) ) {
				remove_filter( 'query', $restore );
				$wpdb->query( "UPDATE {$wpdb->prefix}atoll_entries SET status = 'active' WHERE id = {$id}" );
			}
			return $query;
		};
		add_filter( 'query', $restore );
		$delete();
		remove_filter( 'query', $restore );
	}
}
