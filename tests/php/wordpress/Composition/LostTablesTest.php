<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Forms\Captcha\Tokens\UsedCaptchaTokensTable;
use Atoll\Forms\Definitions\Storage\FormLanguagesTable;
use Atoll\Platform\Access\RateLimits\LoginAttemptTable;
use Atoll\Platform\Access\RateLimits\RateLimitTable;
use Atoll\Platform\AccessLog\AccessLogTable;
use Atoll\Platform\Migrations\MissingTables;
use Atoll\Platform\Migrations\Migrator;
use Atoll\Platform\Migrations\Table;
use Atoll\Platform\Migrations\TableRepair;
use Atoll\Platform\Migrations\TablesHealth;
use Atoll\Portal\Invitations\InvitationsTable;
use Atoll\Tests\WordPress\Support\Browser;
use Atoll\Tests\WordPress\Support\Http;
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
		$this->assertSame( array( 'invitations' ), Inside::get( TableRepair::class )->missing() );
	}

	public function test_the_daily_job_makes_them_too_and_no_others(): void {
		$this->drop( InvitationsTable::class, ...self::WITHOUT_BACKUP );
		do_action( 'atoll_tables_complete' );
		$this->assertSame( array( 'invitations' ), Inside::get( TableRepair::class )->missing() );
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
		$browser  = Browser::of( $owner );
		$this->drop( InvitationsTable::class );
		$result = Inside::get( TablesHealth::class )->result();
		$this->assertSame( 'critical', $result->status );
		$this->assertStringContainsString( 'action=' . MissingTables::ACTION, (string) $result->action?->html() );
		$made = $browser->get(
			'/wp-admin/admin-post.php?action=' . MissingTables::ACTION
				. '&_wpnonce=' . $browser->nonce( $owner, MissingTables::ACTION )
		);
		$this->assertStringEndsWith( '/wp-admin/site-health.php', $made->header( 'Location' ) );
		$result = Inside::get( TablesHealth::class )->result();
		$this->assertSame( array( 'good', null ), array( $result->status, $result->action ) );
		wp_cache_flush();
		$this->assertSame( $progress, get_option( Migrator::OPTION ) );
	}

	/** @param class-string<Table> ...$tables */
	private function drop( string ...$tables ): void {
		foreach ( $tables as $table ) {
			Inside::get( $table )->remove();
		}
	}
}
