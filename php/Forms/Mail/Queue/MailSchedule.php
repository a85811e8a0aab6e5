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

	private bool $isPlanned = false;

	private LoopbackRequest $errand;

	/** @param \Closure(): MailDelivery $delivery */
	public function __construct( private \Closure $delivery, Signer $secret, private ScheduledJobs $jobs ) {
		$this->errand = new LoopbackRequest( MailProvider::DELIVER, $secret, $this->deliver( ... ) );
	}

	/** Once per request, however much was queued. */
	public function afterAnswer(): void {
		if ( ! $this->isPlanned ) {
			$this->isPlanned = true;
			$this->jobs->plan(); // Also where nobody has worked behind the site since the plugin was activated.
			add_action( 'shutdown', $this->finish( ... ), PHP_INT_MAX );
		}
	}

	private function finish(): void {
		ignore_user_abort( true );
		if ( function_exists( 'fastcgi_finish_request' ) ) {
			fastcgi_finish_request();
			$this->deliver();
		} elseif ( function_exists( 'litespeed_finish_request' ) ) {
			litespeed_finish_request();
			$this->deliver();
		} else {
			$this->errand->send();
		}
	}

	/** A database that fails here leaves everything in the queue. */
	public function deliver(): void {
		try {
			( $this->delivery )()->run( self::BUDGET );
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'mail' );
		}
	}

	/** The request that the site makes to itself. */
	public function answer(): void {
		$this->errand->answer();
	}
}
