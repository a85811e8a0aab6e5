<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailProvider;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Http\LoopbackRequest;
use Atoll\Platform\Jobs\ScheduledJobs;
use Atoll\Platform\Services\Lazy;

/**
 * Decides when mail is sent: right after the response to the request that queued it if PHP can close the connection
 * first, otherwise by a request of the site to itself. WP-Cron sends refused mail again. If neither works, requests
 * send what they and earlier ones have queued, although their visitors wait for that.
 */
final class MailSchedule {

	/** Option that exists as long as the site's requests to itself arrive. */
	public const HEARD = 'atoll_mail_heard';

	/** Seconds for one run: less than the lock of WP-Cron, and than the time limits of web servers. */
	private const BUDGET = 40;

	/** Seconds after which WP-Cron counts as late, because it has missed a run. */
	private const LATE = 300;

	/** Seconds for a run that a visitor may have to wait for. */
	private const SHORT_BUDGET = 5;

	/** Seconds after which a request of the site to itself would have begun to send. */
	private const LEFT = 60;

	private bool $isPlanned = false;

	/** Whether mail waits that this process has not claimed. */
	private bool $isDue = false;

	/** @var list<QueuedMail> Mails that this process has claimed. */
	private array $claimed = array();

	private LoopbackRequest $loopback;

	/**
	 * @param \Closure(): MailDelivery $delivery
	 * @param \Closure(): void         $holdCopied {@see CopiedMail::hold()}.
	 * @param \Closure( int ): int     $untried    {@see MailCounts::untried()}.
	 */
	public function __construct(
		#[Lazy( MailDelivery::class )] private \Closure $delivery,
		private \Closure $holdCopied,
		private \Closure $untried,
		Signer $signer,
		private ScheduledJobs $jobs
	) {
		$this->loopback = new LoopbackRequest( MailProvider::DELIVER, $signer, $this->deliverAsHeard( ... ) );
	}

	/** Whether PHP can close the connection first and go on working. */
	public static function canWorkAfterAnswer(): bool {
		return function_exists( 'fastcgi_finish_request' ) || function_exists( 'litespeed_finish_request' );
	}

	/**
	 * Sends mail after the response, once per request, however much was queued.
	 *
	 * @param QueuedMail ...$mails Mails claimed by this process; none to send any mail that is due.
	 */
	public function afterAnswer( QueuedMail ...$mails ): void {
		$this->isDue   = $this->isDue || array() === $mails;
		$this->claimed = array( ...$this->claimed, ...array_values( $mails ) );
		if ( ! $this->isPlanned ) {
			$this->isPlanned = true;
			$this->jobs->schedule(); // Also if nobody has opened wp-admin since the plugin was activated.
			add_action( 'shutdown', $this->finish( ... ), PHP_INT_MAX );
		}
	}

	private function finish(): void {
		ignore_user_abort( true );
		if ( ! self::canWorkAfterAnswer() ) {
			$this->loopback->send();
			$this->safely( $this->deliverWhatIsLeft( ... ) );
			return;
		}
		function_exists( 'fastcgi_finish_request' ) ? fastcgi_finish_request() : litespeed_finish_request();
		$this->safely( fn() => ( $this->delivery )()->runClaimed( $this->claimed, self::BUDGET ) );
		if ( $this->isDue || $this->takesOverFromCron() ) {
			$this->deliver();
		}
	}

	/** Sends mail that is due. If the database fails, everything stays in the queue. */
	public function deliver(): void {
		$this->safely( fn() => $this->run( self::BUDGET ) );
	}

	private function run( int $seconds, bool $isPatient = true ): void {
		( $this->holdCopied )();
		( $this->delivery )()->run( $seconds, $isPatient );
	}

	private function deliverAsHeard(): void {
		update_option( self::HEARD, '1', true ); // This sends all due mail, so visitors need not wait if cron is late.
		$this->deliver();
	}

	private function deliverWhatIsLeft(): void {
		$isLeft = ( $this->untried )( self::LEFT ) > 0;
		if ( $isLeft ) {
			delete_option( self::HEARD );
		}
		if ( $isLeft || ( $this->isCronLate() && false === get_option( self::HEARD ) ) ) {
			flush();
			$this->run( self::SHORT_BUDGET, isPatient: false ); // A visitor may be waiting.
		}
	}

	/** @param \Closure(): void $send */
	private function safely( \Closure $send ): void {
		try {
			$send();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'mail' );
		}
	}

	/** Whether this request sends delayed mail because WP-Cron does not run: only one request at a time does. */
	private function takesOverFromCron(): bool {
		if ( ! $this->isCronLate() ) {
			return false;
		}
		wp_clear_scheduled_hook( MailProvider::DELIVER );
		wp_schedule_event( time() + self::LATE, ScheduledJobs::FIVE_MINUTES, MailProvider::DELIVER );
		return true;
	}

	private function isCronLate(): bool {
		return (int) wp_next_scheduled( MailProvider::DELIVER ) < time() - self::LATE;
	}

	/** Responds to the site's request to itself. */
	public function respond(): void {
		$this->loopback->respond();
	}
}
