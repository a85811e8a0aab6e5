<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Support\Mail;

use Atoll\Forms\Mail\Queue\CopiedMail;
use Atoll\Forms\Mail\Queue\MailClaims;
use Atoll\Forms\Mail\Queue\MailCounts;
use Atoll\Forms\Mail\Queue\MailDelivery;
use Atoll\Forms\Mail\Queue\MailQueue;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Mail\Queue\MailRequeue;
use Atoll\Forms\Mail\Queue\MailRetries;
use Atoll\Forms\Mail\Queue\MailRows;
use Atoll\Forms\Mail\Queue\MailTransport;
use Atoll\Forms\Mail\Queue\MessageIds;
use Atoll\Forms\Mail\Queue\SentMailMarkers;
use Atoll\Forms\Uploads\Storage\StorageFolder;
use Atoll\Platform\Access\Encryption\EncryptionKeys;
use Atoll\Platform\Access\Encryption\TextEncryption;
use Atoll\Platform\Access\RateLimits\LoginAttemptRepository;
use Atoll\Platform\Access\RateLimits\MailRateLimit;
use Atoll\Platform\Access\Signer;
use Atoll\Platform\Database\DeadlockRetry;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Database\Transaction;
use Atoll\Tests\WordPress\Support\Inside;

/** The mail queue of the site, and what sends its mail, by a clock of the test's own where it has one. */
trait SiteMail {

	/** @param \Closure(): int|null $clock Seconds since the epoch; the present time when none is given. */
	protected function mailRepository( ?\Closure $clock = null ): MailRepository {
		return new MailRepository( $this->mailRows( $clock ) );
	}

	/** @param \Closure(): int|null $clock Seconds since the epoch; the present time when none is given. */
	protected function mailRows( ?\Closure $clock = null ): MailRows {
		global $wpdb;
		$keys = new EncryptionKeys( new Queries( $wpdb ), '', '' );
		return new MailRows(
			new Queries( $wpdb ),
			new DeadlockRetry( $wpdb ),
			static fn() => new TextEncryption( $keys ),
			$clock ?? time( ... )
		);
	}

	/** @param \Closure(): int|null $clock Seconds since the epoch; the present time when none is given. */
	protected function mailClaims( ?\Closure $clock = null ): MailClaims {
		return new MailClaims( $this->mailRows( $clock ), $this->sentMarkers() );
	}

	/** One whose mail another process sends. */
	protected function mailQueue( ?\Closure $clock = null ): MailQueue {
		global $wpdb;
		return new MailQueue(
			$this->mailRepository( $clock ),
			new Transaction( $wpdb ),
			new CopiedMail( $this->mailRows( $clock ) ),
			static fn() => null
		);
	}

	protected function mailRetries( ?\Closure $clock = null ): MailRetries {
		return new MailRetries(
			$this->mailRepository( $clock ),
			new MailRequeue( $this->mailRows( $clock ) ),
			$this->mailQueue( $clock )
		);
	}

	protected function mailCounts( ?\Closure $clock = null ): MailCounts {
		return new MailCounts( $this->mailRows( $clock ) );
	}

	protected function mailTransport(): MailTransport {
		return new MailTransport( new MessageIds( self::signer() ) );
	}

	protected function sentMarkers(): SentMailMarkers {
		return new SentMailMarkers( ( new StorageFolder() )->path( ... ), new MessageIds( self::signer() ) );
	}

	/**
	 * What sends the queue's mail.
	 *
	 * @param \Closure(): int|null $clock Seconds since the epoch; the present time when none is given.
	 */
	protected function delivery( ?\Closure $clock = null ): MailDelivery {
		$clock ??= time( ... );
		return new MailDelivery(
			$this->mailClaims( $clock ),
			$this->mailTransport(),
			$this->sentMarkers(),
			fn() => $this->mailRateLimit( $clock ),
			$clock
		);
	}

	/** @param \Closure(): int $clock Seconds since the epoch. */
	protected function mailRateLimit( \Closure $clock ): MailRateLimit {
		return new MailRateLimit( Inside::get( LoginAttemptRepository::class ), self::signer(), $clock );
	}

	protected static function signer(): Signer {
		global $wpdb;
		return new Signer( $wpdb );
	}
}
