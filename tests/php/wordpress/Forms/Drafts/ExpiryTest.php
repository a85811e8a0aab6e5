<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Drafts;

use Atoll\Forms\Drafts\Storage\DraftExpiry;
use Atoll\Forms\Drafts\Storage\DraftRepository;
use Atoll\Forms\Drafts\Storage\DraftRow;
use Atoll\Forms\Drafts\Storage\EndedDrafts;
use Atoll\Forms\Uploads\Storage\UploadRepository;
use Atoll\Forms\Uploads\Uploads;
use Atoll\Platform\Database\Queries;

/** 30 days are 2,592,000 seconds from the last save, whatever the calendar, the clocks and cron do. */
final class ExpiryTest extends DraftTestCase {

	private const LIFETIME = 2592000;

	private int $now = 1790000000;

	public function test_a_draft_ends_30_days_after_its_last_save_to_the_second(): void {
		$drafts = $this->drafts();
		$drafts->insert( $this->draft() );
		$this->now += self::LIFETIME - 1;
		$this->assertNotNull( $drafts->find( 5, 'hash' ) );
		++$this->now;
		$this->assertNull( $drafts->find( 5, 'hash' ) );
	}

	public function test_saving_again_starts_the_30_days_anew(): void {
		$drafts     = $this->drafts();
		$id         = $drafts->insert( $this->draft() );
		$this->now += self::LIFETIME - 1;
		$this->assertTrue( $drafts->update( $this->draft( $id ) ) );
		$this->now += self::LIFETIME - 1;
		$this->assertSame( 2, $drafts->find( 5, 'hash' )?->version );
	}

	public function test_the_job_deletes_what_has_ended_and_nothing_else_however_often_it_runs(): void {
		$drafts = $this->drafts();
		$drafts->insert( $this->draft() );
		$this->now += self::LIFETIME;
		$drafts->insert( $this->draft( 0, 'young' ) );
		$this->assertSame( 1, $this->job()->run() );
		$this->assertSame( 0, $this->job()->run() );
		$this->assertSame( 1, $this->countDrafts() );
		$this->assertNotNull( $drafts->find( 5, 'young' ) );
	}

	public function test_the_job_leaves_one_alone_that_is_saved_again_at_this_moment(): void {
		$drafts     = $this->drafts();
		$id         = $drafts->insert( $this->draft() );
		$this->now += self::LIFETIME;
		$save       = function ( string $query ) use ( &$save, $drafts, $id ): string {
			if ( str_starts_with( $query, 'DELETE' ) ) {
				remove_filter( 'query', $save );
				$drafts->update( $this->draft( $id ) );
			}
			return $query;
		};
		add_filter( 'query', $save );
		$this->job()->run();
		$this->assertNotNull( $drafts->find( 5, 'hash' ) );
	}

	public function test_an_ended_draft_is_not_told_apart_from_an_unknown_one(): void {
		$token = $this->token();
		$this->change( 'date_saved', gmdate( 'Y-m-d H:i:s', time() - self::LIFETIME - 1 ) );
		$this->assertNotFound( $this->load( $token ) );
		$this->assertSame( 1, $this->countDrafts(), 'cron has not run' );
	}

	private function drafts(): DraftRepository {
		global $wpdb;
		return new DraftRepository( new Queries( $wpdb ), fn() => $this->now );
	}

	private function job(): DraftExpiry {
		global $wpdb;
		return new DraftExpiry(
			new EndedDrafts( new Queries( $wpdb ), fn() => $this->now ),
			new Uploads( new UploadRepository( new Queries( $wpdb ), fn() => $this->now ) )
		);
	}

	private function draft( int $id = 0, string $tokenHash = 'hash' ): DraftRow {
		return new DraftRow( $id, $tokenHash, 5, 1, 1, 0, 'key', 'sealed', '', 0, '', '', '' );
	}
}
