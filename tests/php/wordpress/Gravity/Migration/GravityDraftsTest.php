<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Gravity\Migration;

use Atoll\Gravity\Migration\GravityDrafts;
use Atoll\Tests\WordPress\Support\Inside;

/** Forms that visitors saved in Gravity Forms are told of before somebody deactivates it. */
final class GravityDraftsTest extends MigrationTestCase {

	private const HOUR = 3600;
	private const DAYS = 'gform_incomplete_submissions_expiration_days';

	protected function setUp(): void {
		parent::setUp();
		global $wpdb;
		$wpdb->query( "CREATE TABLE {$wpdb->prefix}gf_draft_submissions (uuid char(32) NOT NULL, email varchar(255), form_id mediumint unsigned NOT NULL, date_created datetime NOT NULL, ip varchar(45) NOT NULL DEFAULT '', source_url longtext, submission longtext, PRIMARY KEY (uuid))" );
	}

	protected function tearDown(): void {
		global $wpdb;
		$wpdb->query( "DROP TABLE IF EXISTS {$wpdb->prefix}gf_draft_submissions" );
		remove_all_filters( self::DAYS );
		parent::tearDown();
	}

	public function test_those_that_have_not_expired_are_counted(): void {
		$this->saved( 3, 29, 31 );
		$told = $this->move()->sentences( 'drafts' );
		$this->assertCount( 1, $told );
		$this->assertStringStartsWith( '2 forms that visitors saved in Gravity Forms', $told[0] );
		$this->assertStringContainsString( 'expires on ' . $this->day( 27 ) . ', or ask', $told[0] );
	}

	public function test_the_site_may_have_them_expire_at_another_age(): void {
		add_filter( self::DAYS, static fn(): int => 10 );
		$this->saved( 3, 29 );
		$told = Inside::get( GravityDrafts::class )->sentences();
		$this->assertStringStartsWith( '1 form that a visitor saved', $told[0] );
		$this->assertStringContainsString( 'expires on ' . $this->day( 7 ) . ', or ask', $told[0] );
	}

	public function test_nothing_is_said_where_none_waits(): void {
		$this->saved( 31 );
		$this->assertSame( array(), $this->move()->sentences( 'drafts' ) );
		global $wpdb;
		$wpdb->query( "DROP TABLE {$wpdb->prefix}gf_draft_submissions" );
		$this->assertSame( array(), $this->move()->sentences( 'drafts' ) );
	}

	private function saved( int ...$daysAgo ): void {
		global $wpdb;
		foreach ( $daysAgo as $days ) {
			$wpdb->insert(
				"{$wpdb->prefix}gf_draft_submissions",
				array(
					'uuid'         => md5( (string) $days ),
					'form_id'      => TheirTables::FORM,
					'date_created' => gmdate( 'Y-m-d H:i:s', time() - $days * DAY_IN_SECONDS + self::HOUR ),
				)
			);
		}
	}

	/** As the site writes it. @param int $days From now. */
	private function day( int $days ): string {
		return (string) wp_date(
			(string) get_option( 'date_format' ),
			time() + $days * DAY_IN_SECONDS + self::HOUR
		);
	}
}
