<?php

declare( strict_types=1 );

namespace Atoll\Mail;

/** Sends what is due; a mail that is refused waits longer each time, until it is given up and shown. */
final class Delivery {

	/** Claimed at a time: a process that dies holds up no more than these. */
	private const BATCH = 5;

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private MailRepository $mails, private Postman $postman, private Backoff $backoff, private \Closure $now ) {}

	/** @param int $seconds No mail is begun after that long. */
	public function run( int $seconds ): void {
		$end = ( $this->now )() + $seconds;
		do {
			$batch = $this->mails->claim( self::BATCH );
			foreach ( $batch as $mail ) {
				$this->send( $mail );
			}
		} while ( array() !== $batch && ( $this->now )() < $end );
	}

	private function send( Mail $mail ): void {
		try {
			$this->postman->send( $mail );
		} catch ( NotSent $failure ) {
			$this->mails->refused( $mail, $failure->getMessage(), $this->backoff->after( $mail->attempts + 1 ) );
			return;
		}
		$this->mails->sent( $mail );
	}
}
