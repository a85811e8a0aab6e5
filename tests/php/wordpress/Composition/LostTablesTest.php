<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Forms\Definitions\Storage\FormLanguagesTable;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Platform\Migrations\LostTables;
use Atoll\Platform\Migrations\MakeTablesAction;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Platform\Migrations\TablesHealth;
use Atoll\Portal\Applications\Record\HistoryTable;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Http\HttpAnswer;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Tables that a backup left out, or that somebody deleted, and what may be done about which of them. */
final class LostTablesTest extends SiteTestCase {

	private const WITHOUT_BACKUP = array(
		RateLimitTable::class,
		UsedCaptchaTokensTable::class,
		LoginAttemptTable::class,
		FormLanguagesTable::class,
	);

	protected function tearDown(): void {
		Inside::get( TableRepair::class )->makeMissing();
		Inside::get( TableRepair::class )->complete();
		delete_transient( Migrator::PAUSE );
		parent::tearDown();
	}

	public function test_the_first_request_that_meets_none_makes_those_that_need_no_backup(): void {
		$this->drop( InvitationsTable::class, ...self::WITHOUT_BACKUP );
		$answers = array(
			Http::get( '/?rest_route=/s1t2/v1/health' )->status,
			Http::get( '/?rest_route=/s1t2/v1/health' )->status,
		);
		$this->assertSame( array( 503, 200 ), $answers );
		$this->assertSame( array( 'invitations' ), $this->missing() );
	}

	public function test_a_request_that_died_half_way_keeps_nothing_of_what_it_had_not_committed(): void {
		global $wpdb;
		$table = $wpdb->prefix . AccessLogTable::NAME;
		$this->drop( RateLimitTable::class );
		$shown = $wpdb->suppress_errors();
		$wpdb->query( 'START TRANSACTION' );
		$wpdb->insert( $table, array( 'action' => 'downloaded', 'detail' => 'half', 'date_created' => '2026-01-01' ) );
		$wpdb->query( "SELECT hits FROM {$wpdb->prefix}" . RateLimitTable::NAME );
		$wpdb->suppress_errors( $shown );
		Inside::get( LostTables::class )->replace();
		$wpdb->query( 'ROLLBACK' );
		$this->assertTrue( Inside::get( RateLimitTable::class )->exists() );
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$table}" ) );
		$GLOBALS['EZSQL_ERROR'] = array();
	}

	public function test_the_daily_job_makes_them_too_and_no_others(): void {
		$this->drop( InvitationsTable::class, ...self::WITHOUT_BACKUP );
		do_action( 'atoll_tables_complete' );
		$this->assertSame( array( 'invitations' ), $this->missing() );
	}

	public function test_a_part_that_a_table_lacks_is_added_and_what_is_in_it_stays(): void {
		global $wpdb;
		$table = $wpdb->prefix . AccessLogTable::NAME;
		$wpdb->insert( $table, array( 'action' => 'downloaded', 'detail' => 'kept', 'date_created' => '2026-01-01' ) );
		$wpdb->query( "ALTER TABLE {$table} DROP INDEX user" );
		$this->assertSame( array( 'access_log' => array( 'key user' ) ), Inside::get( TableRepair::class )->lacking() );
		do_action( 'atoll_tables_complete' );
		$this->assertSame( array(), Inside::get( TableRepair::class )->lacking() );
		$this->assertSame( 'kept', $wpdb->get_var( "SELECT detail FROM {$table}" ) );
	}

	public function test_site_health_offers_to_make_the_missing_ones_and_those_alone(): void {
		$progress = get_option( Migrator::OPTION );
		$owner    = $this->user( 'administrator' );
		$this->drop( InvitationsTable::class );
		$result = Inside::get( TablesHealth::class )->result();
		$this->assertSame( 'critical', $result->status );
		$this->assertStringContainsString( 'action=' . MakeTablesAction::ACTION, (string) $result->action?->html() );
		$made = $this->press( $owner );
		$this->assertStringEndsWith( '/wp-admin/site-health.php', $made->header( 'Location' ) );
		$result = Inside::get( TablesHealth::class )->result();
		$this->assertSame( array( 'good', null ), array( $result->status, $result->action ) );
		wp_cache_flush();
		$this->assertSame( $progress, get_option( Migrator::OPTION ) );
	}

	public function test_site_health_asks_for_no_backup_of_those_that_need_none(): void {
		$this->drop( RateLimitTable::class );
		$result = Inside::get( TablesHealth::class )->result();
		$this->assertStringContainsString( 'These tables are missing: rate_limits.', $result->description );
		$this->assertStringNotContainsString( 'from a backup', $result->description );
		$this->assertNotNull( $result->action );

		$this->drop( InvitationsTable::class );
		$sentences = explode( '. ', Inside::get( TablesHealth::class )->result()->description );
		$this->assertSame( 'These tables are missing: invitations', $sentences[0] );
		$this->assertContains( 'These tables are missing: rate_limits', $sentences );
	}

	public function test_a_table_that_the_database_refuses_is_logged_and_the_others_are_made(): void {
		global $wpdb;
		$plugin = WP_CONTENT_DIR . '/mu-plugins/atoll-broken-queries.php';
		$log    = WP_CONTENT_DIR . '/atoll-broken.log';
		wp_mkdir_p( dirname( $plugin ) );
		copy( dirname( __DIR__ ) . '/Support/Plugins/broken-queries.php', $plugin );
		$this->drop( HistoryTable::class, InvitationsTable::class );
		try {
			$made = $this->press(
				$this->user( 'administrator' ),
				'X-Atoll-Breaks: 1',
				"X-Atoll-Mark: CREATE TABLE {$wpdb->prefix}" . HistoryTable::NAME
			);
			$this->assertSame( 302, $made->status );
			$this->assertStringContainsString( 'Atoll: the missing table ', (string) file_get_contents( $log ) );
			$this->assertSame( array( 'case_events' ), $this->missing() );
		} finally {
			foreach ( array( $plugin, $log, WP_CONTENT_DIR . '/atoll-broken.count' ) as $file ) {
				is_file( $file ) && unlink( $file );
			}
		}
	}

	public function test_nobody_makes_them_without_a_nonce_or_who_may_not_look_at_site_health(): void {
		list( $owner, $editor ) = array( $this->user( 'administrator' ), $this->user( 'editor' ) );
		$this->drop( InvitationsTable::class );
		$address = '/wp-admin/admin-post.php?action=' . MakeTablesAction::ACTION;
		foreach ( array( '', '&_wpnonce=0123456789', '&_wpnonce[]=0123456789' ) as $nonce ) {
			$answer = Browser::of( $owner )->get( $address . $nonce, array( Browser::SAME_ORIGIN ) );
			$this->assertSame( 403, $answer->status, $nonce );
		}
		$this->assertSame( 403, $this->press( $editor )->status );
		$this->assertSame( array( 'invitations' ), $this->missing() );
	}

	/** @return list<string> */
	private function missing(): array {
		return array_keys( Inside::get( TableRepair::class )->missing() );
	}

	/** “Make the missing tables”. */
	private function press( int $owner, string ...$headers ): HttpAnswer {
		$browser = Browser::of( $owner );
		$nonce   = $browser->nonce( $owner, MakeTablesAction::ACTION );
		return $browser->get(
			'/wp-admin/admin-post.php?action=' . MakeTablesAction::ACTION . "&_wpnonce={$nonce}",
			array( Browser::SAME_ORIGIN, ...$headers )
		);
	}

	/** @param class-string<Table> ...$tables */
	private function drop( string ...$tables ): void {
		foreach ( $tables as $table ) {
			Inside::get( $table )->remove();
		}
	}
}
