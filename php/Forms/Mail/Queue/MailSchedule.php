<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Forms\Mail\MailProvider;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Errors\ErrorLog;
use Atoll\Platform\Http\LoopbackRequest;

/**
 * When mail is sent: right after the answer to the request that queued it, where PHP can close the connection first;
 * otherwise by a request that the site makes to itself. What was refused is sent by WordPress' cron.
 */
final class MailSchedule {

	private const EVERY   = 'atoll_five_minutes';
	private const SECONDS = 300;
	/** Seconds for one run: less than the lock of WordPress' cron, and than the time limits of web servers. */
	private const BUDGET = 40;

	private bool $isPlanned = false;

	private LoopbackRequest $errand;

	/** @param \Closure(): MailDelivery $delivery */
	public function __construct( private \Closure $delivery, Signer $secret ) {
		$this->errand = new LoopbackRequest( MailProvider::DELIVER, $secret, $this->deliver( ... ) );
	}

	public function deactivate(): void {
		wp_clear_scheduled_hook( MailProvider::DELIVER );
	}

	/** Once per request, however much was queued. */
	public function afterAnswer(): void {
		if ( ! $this->isPlanned ) {
			$this->isPlanned = true;
			$this->schedule();
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

	public function schedule(): void {
		if ( false === wp_next_scheduled( MailProvider::DELIVER ) ) {
			wp_schedule_event( time() + self::SECONDS, self::EVERY, MailProvider::DELIVER );
		}
	}

	/**
	 * @param array<string, array{interval: int, display: string}> $schedules
	 * @return array<string, array{interval: int, display: string}>
	 */
	public function schedules( array $schedules ): array {
		$schedules[ self::EVERY ] = array(
			'interval' => self::SECONDS,
			'display'  => __( 'Every five minutes', 'atoll' ),
		);
		return $schedules;
	}

	/** The request that the site makes to itself. */
	public function answer(): void {
		$this->errand->answer();
	}
}
