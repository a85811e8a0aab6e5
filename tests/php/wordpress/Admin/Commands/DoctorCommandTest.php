<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\Commands;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Forms\Mail\Queue\QueuedMail;

/** `wp atoll doctor` and `wp atoll mail`. */
final class DoctorCommandTest extends CommandTestCase {

	protected function tearDown(): void {
		wp_clear_scheduled_hook( 'atoll_test_job' );
		parent::tearDown();
	}

	public function test_the_doctor_tells_versions_tables_queue_jobs_and_site_health(): void {
		$found = array_column( $this->report(), 'finding', 'check' );
		$this->assertSame(
			array( get_bloginfo( 'version' ), PHP_VERSION ),
			array( $found['WordPress'], $found['PHP'] )
		);
		$this->assertMatchesRegularExpression( '/^\d+\.\d+/', $found['Atoll'] );
		$this->assertStringEndsWith( 'All are there and up to date.', $found['Tables'] );
		$this->assertStringContainsString( 'none stuck', $found['Scheduled jobs'] );
		$this->assertArrayHasKey( 'Emails about entries', $found );
	}

	public function test_a_job_that_does_not_run_and_mail_that_was_given_up_end_it_with_1(): void {
		wp_schedule_single_event( time() - 7200, 'atoll_test_job' );
		$this->giveUpOneMail( 17 );
		$report = array_column( json_decode( $this->fails( 'doctor', '--format=json' ), true ), 'status', 'check' );
		$this->assertSame(
			array( 'critical', 'critical' ),
			array( $report['Scheduled jobs'], $report['Emails about entries'] )
		);
	}

	public function test_a_missing_table_is_told(): void {
		global $wpdb;
		$wpdb->query( "RENAME TABLE {$wpdb->prefix}atoll_invitations TO {$wpdb->prefix}aside" );
		$out = $this->fails( 'doctor' );
		$wpdb->query( "RENAME TABLE {$wpdb->prefix}aside TO {$wpdb->prefix}atoll_invitations" );
		$this->assertStringContainsString( 'These tables are missing: invitations.', $out );
	}

	public function test_mail_that_was_given_up_is_tried_again(): void {
		$this->assertSame( "Success: 0 emails are being sent again.\n", $this->prints( 'mail', 'retry' ) );
		$this->giveUpOneMail();
		$this->assertStringContainsString(
			'--entry must be the number of an entry.',
			$this->fails( 'mail', 'retry', '--entry=jo' ),
			'Whoever means one entry does not mean all.'
		);
		$this->assertStringContainsString(
			'There is no email 12,13: ids are whole numbers.',
			$this->fails( 'mail', 'retry', '12,13' )
		);
		$this->assertStringContainsString( '--since must be a day', $this->fails( 'mail', 'retry', '--since=May' ) );
		$this->assertStringContainsString( '--since must be a day', $this->fails( 'mail', 'retry', '--since=' ) );
		$this->assertSame(
			"Success: 0 emails are being sent again.\n",
			$this->prints( 'mail', 'retry', '--since=' . wp_date( 'Y-m-d', time() + 2 * DAY_IN_SECONDS ) )
		);
		$this->assertSame( "Success: 1 email is being sent again.\n", $this->prints( 'mail', 'retry' ) );
		$this->assertSame(
			"Success: 0 emails are being sent again.\n",
			$this->prints( 'mail', 'retry', '--entry=999999' )
		);
		$this->assertStringStartsWith( 'Error: ', $this->fails( 'mail', 'retry', '999999' ) );
	}

	public function test_mail_that_is_held_in_a_copy_is_sent_only_when_it_is_named(): void {
		$id = $this->mailRepository()->add( new MailMessage( array( 'b@example.com' ), 'Waited', '', 'Text' ), 0, 0 );
		$this->mailRows()->update( 'status = %s WHERE id = %d', QueuedMail::COPIED, $id );
		$this->assertSame( "Success: 0 emails are being sent again.\n", $this->prints( 'mail', 'retry' ) );
		$later = '--since=' . wp_date( 'Y-m-d', time() + 2 * DAY_IN_SECONDS );
		$this->assertStringContainsString( ' 0 emails', $this->prints( 'mail', 'retry', '--copied', $later ) );
		$this->assertSame( "Success: 1 email is being sent again.\n", $this->prints( 'mail', 'retry', '--copied' ) );
	}

	public function test_mail_that_was_not_sent_is_listed_without_its_words(): void {
		$this->mailRepository()->add( new MailMessage( array( 'b@example.com' ), 'Waits', '', 'Text' ), 0, 0 );
		$this->mailClaims()->markSent( $this->mailClaims()->claim( 1 )[0] );
		$this->giveUpOneMail();
		$rows = json_decode( $this->prints( 'mail', 'list', '--format=json' ), true );
		$this->assertSame(
			array( array( 'failed', '', 'a@example.com', 'Subject', 'No such mailbox' ) ),
			array_map(
				static fn( array $row ) => array(
					$row['status'],
					$row['entry'],
					$row['to'],
					$row['subject'],
					$row['error'],
				),
				$rows
			)
		);
		$this->assertStringNotContainsString( 'Text', $this->prints( 'mail', 'list' ) );
	}

	/** @return list<array<string, string>> Whatever is wrong with the site that tests run on. */
	private function report(): array {
		return json_decode( \WP_CLI::run( 'atoll', 'doctor', '--format=json' )[1], true, 512, JSON_THROW_ON_ERROR );
	}

	private function giveUpOneMail( int $entry = 0 ): void {
		$this->mailRepository()->add(
			new MailMessage( array( 'a@example.com' ), 'Subject', '<p>Text</p>', 'Text', secret: true ),
			$entry,
			0
		);
		$this->mailClaims()->markRefused( $this->mailClaims()->claim( 1 )[0], 'No such mailbox', null );
	}
}
