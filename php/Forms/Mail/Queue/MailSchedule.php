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
 * otherwise by a request that the site makes to itself. What was refused is sent by WordPress' cron. Where neither
 * comes through, requests send what they and earlier ones have queued, though their visitors wait for that.
 */
final class MailSchedule {

	/** Option, there as long as the site hears itself. */
	public const HEARD = 'atoll_mail_heard';

	/** Seconds for one run: less than the lock of WordPress' cron, and than the time limits of web servers. */
	private const BUDGET = 40;

	/** Seconds by which WordPress' cron is late once it has missed a run. */
	private const LATE = 300;

	/** Seconds for what a visitor may have to wait for. */
	private const SHORT_BUDGET = 5;

	/** Seconds after which a request of the site to itself would have begun to send. */
	private const LEFT = 60;

	private bool $isPlanned = false;

	/** Whether something waits that this process has not claimed. */
	private bool $isDue = false;

	/** @var list<QueuedMail> What this process has claimed. */
	private array $claimed = array();

	private LoopbackRequest $loopback;

	/**
	 * @param \Closure(): MailDelivery $delivery
	 * @param \Closure(): void         $holdCopied {@see CopiedMail::hold()}.
	 * @param \Closure( int ): int     $untried    {@see MailCounts::untried()}.
	 */
	public function __construct(
		private \Closure $delivery,
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
			$this->safely( $this->deliverWhatIsLeft( ... ) );
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
		$this->safely( fn() => $this->run( self::BUDGET ) );
	}

	private function run( int $seconds, bool $isPatient = true ): void {
		( $this->holdCopied )();
		( $this->delivery )()->run( $seconds, $isPatient );
	}

	private function deliverAsHeard(): void {
		update_option( self::HEARD, '1', true ); // All that is due is sent here: late cron concerns no visitor.
		$this->deliver();
	}

	private function deliverWhatIsLeft(): void {
		$isLeft = ( $this->untried )( self::LEFT ) > 0;
		if ( $isLeft ) {
			delete_option( self::HEARD );
		}
		if ( $isLeft || ( $this->isCronLate() && false === get_option( self::HEARD ) ) ) {
			flush();
			$this->run( self::SHORT_BUDGET, isPatient: false ); // A visitor may wait.
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

	/**
	 * Where WordPress' cron does not run, requests that send forms also send what was put off: one of them each time.
	 */
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

	/** The request that the site makes to itself. */
	public function respond(): void {
		$this->loopback->respond();
	}
}
