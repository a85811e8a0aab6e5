<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailProvider;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Http\LoopbackRequest;
use Atoll\Platform\Jobs\ScheduledJobs;

/**
 * When mail is sent: right after the answer to the request that queued it, where PHP can close the connection first;
 * otherwise by a request that the site makes to itself. What was refused is sent by WordPress' cron.
 */
final class MailSchedule {

	/** Seconds for one run: less than the lock of WordPress' cron, and than the time limits of web servers. */
	private const BUDGET = 40;

	/** Seconds by which WordPress' cron is late once it has missed a run. */
	private const LATE = 300;

	private bool $isPlanned = false;

	/** Whether something waits that this process has not claimed. */
	private bool $isDue = false;

	/** @var list<QueuedMail> What this process has claimed. */
	private array $claimed = array();

	private LoopbackRequest $loopback;

	/**
	 * @param \Closure(): MailDelivery $delivery
	 * @param \Closure(): void         $holdCopied {@see CopiedMail::hold()}.
	 */
	public function __construct(
		private \Closure $delivery,
		private \Closure $holdCopied,
		Signer $signer,
		private ScheduledJobs $jobs
	) {
		$this->loopback = new LoopbackRequest( MailProvider::DELIVER, $signer, $this->deliver( ... ) );
	}

	/** Whether PHP can close the connection first and go on working. */
	public static function canWorkAfterAnswer(): bool {
		return function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' );
	}

	/**
	 * Once per request, however much was queued.
	 *
	 * @param QueuedMail ...$mails By this process; none means whatever is due.
	 */
	public function afterAnswer( QueuedMail ...$mails ): void {
		$this->isDue   = $this->isDue || array() === $mails;
		$this->claimed = array( ...$this->claimed, ...array_values( $mails ) );
		if ( ! $this->isPlanned ) {
			$this->isPlanned = true;
			$this->jobs->schedule(); // Also where nobody has opened the admin since the plugin was activated.
			add_action( 'shutdown', $this->finish( ... ), PHP_INT_MAX );
		}
	}

	private function finish(): void {
		ignore_user_abort( true );
		if ( ! self::canWorkAfterAnswer() ) {
			$this->loopback->send();
			return;
		}
		function_exists( 'fastcgi_finish_request' ) ? fastcgi_finish_request() : litespeed_finish_request();
		$this->safely( fn() => ( $this->delivery )()->runClaimed( $this->claimed, self::BUDGET ) );
		if ( $this->isDue || $this->takesOverFromCron() ) {
			$this->deliver();
		}
	}

	/** A database that fails here leaves everything in the queue. */
	public function deliver(): void {
		$this->safely(
			function (): void {
				( $this->holdCopied )();
				( $this->delivery )()->run( self::BUDGET );
			}
		);
	}

	/** @param \Closure(): void $send */
	private function safely( \Closure $send ): void {
		try {
			$send();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'mail' );
		}
	}

	/**
	 * Where WordPress' cron does not run, requests that send forms also send what was put off: one of them each time.
	 */
	private function takesOverFromCron(): bool {
		$late = time() - self::LATE;
		if ( (int) wp_next_scheduled( MailProvider::DELIVER ) >= $late ) {
			return false;
		}
		wp_clear_scheduled_hook( MailProvider::DELIVER );
		wp_schedule_event( time() + self::LATE, ScheduledJobs::FIVE_MINUTES, MailProvider::DELIVER );
		return true;
	}

	/** The request that the site makes to itself. */
	public function respond(): void {
		$this->loopback->respond();
	}
}
