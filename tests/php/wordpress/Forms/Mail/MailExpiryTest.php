<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Mail;

use Atoll\Forms\Mail\MailMessage;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Mail that belongs to no entry is deleted 30 days after its last attempt; an entry's goes with the entry. */
final class MailExpiryTest extends SiteTestCase {

	private const DAY = 86400;

	public function test_what_was_sent_or_given_up_goes_after_30_days_and_what_waits_or_is_an_entrys_stays(): void {
		$long   = fn() => time() - 30 * self::DAY - 3600;
		$sent   = $this->queued( $long, 'sent' );
		$failed = $this->queued( $long, 'failed' );
		$kept   = array(
			$this->queued( $long, 'waiting' ),
			$this->queued( $long, 'sent', 17 ),
			$this->queued( fn() => time() - 30 * self::DAY + 3600, 'sent' ),
		);
		Inside::get( ScheduledJobs::class )->run( 'atoll_mail_expire' );
		$found = array_filter(
			array( $sent, $failed, ...$kept ),
			fn( int $id ) => null !== $this->mailRepository()->find( $id )
		);
		$this->assertSame( $kept, array_values( $found ) );
	}

	/** @param \Closure(): int $when */
	private function queued( \Closure $when, string $status, int $entry = 0 ): int {
		$id = $this->mailRepository(
			$when
		)->add( new MailMessage( array( 'jo@example.com' ), 'Your saved form', '', 'x', secret: true ), $entry, 0 );
		$this->mailRows()->update( 'status = %s WHERE id = %d', $status, $id );
		return $id;
	}
}
