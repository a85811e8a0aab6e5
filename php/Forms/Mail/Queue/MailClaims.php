<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Who sends a mail, and what came of it: several processes, on several servers, may be sending at once. {@see
 * MailRepository} says how rows are selected.
 */
final class MailClaims {

	/** Seconds after which a sender without news counts as dead; longer than any mail server may take. */
	public const SECONDS = 600;

	/** `claimed_until` of a mail that nobody has claimed. */
	public const NEVER = '1970-01-01 00:00:00';

	/** Mails that each sender looks at: several senders may be after the same ones. */
	private const CANDIDATES = 20;

	/** How often a sender looks again when others have claimed all that it found. */
	private const ROUNDS = 5;

	/** What an attempt changes; {@see attemptValues()} has the values. */
	private const ATTEMPT = 'status = %s, attempts = %d, story = %s, due = %s, claimed_until = %s WHERE id = %d';

	public function __construct( private MailRows $rows ) {}

	/** A random id for one claim of one process. */
	public static function newClaimId(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Mails whose time has come, for this process alone.
	 *
	 * @return list<QueuedMail> Oldest first.
	 * @throws StorageFailed
	 */
	public function claim( int $limit ): array {
		$claimed = array();
		for ( $round = 0; $round < self::ROUNDS && array() === $claimed; $round++ ) {
			$candidates = $this->due( max( $limit, self::CANDIDATES ) );
			foreach ( $candidates as $row ) {
				$mail    = count( $claimed ) < $limit ? $this->tryToClaim( $row ) : null;
				$claimed = null === $mail ? $claimed : array( ...$claimed, $mail );
			}
			if ( array() === $candidates ) {
				break;
			}
		}
		return $claimed;
	}

	/** A mail server accepted it as it is given here; secret content is deleted. */
	public function markSent( QueuedMail $mail ): void {
		$attempt = $this->attemptValues( $mail, '', QueuedMail::SENT, 0 );
		$mail->message->secret || $mail->message->toUser > 0
			? $this->rows->update(
				'message = %s, ' . self::ATTEMPT,
				$this->rows->toColumn( $mail->message->secret ? $mail->message->withoutContent() : $mail->message ),
				...$attempt
			)
			: $this->rows->update( self::ATTEMPT, ...$attempt );
	}

	/**
	 * Changes nothing when another sender has tried the mail meanwhile.
	 *
	 * @param int|null     $wait     Seconds until the next try; null to give up.
	 * @param list<string> $accepted Addresses that it was accepted for all the same: they are no longer its recipients.
	 */
	public function markRefused( QueuedMail $mail, string $error, ?int $wait, array $accepted = array() ): void {
		$status    = null === $wait ? QueuedMail::FAILED : QueuedMail::WAITING;
		$attempt   = $this->attemptValues( $mail, $error, $status, $wait ?? 0 );
		$attempt[] = $mail->attempts;
		array() === $accepted
			? $this->rows->update( self::ATTEMPT . ' AND attempts = %d', ...$attempt )
			: $this->rows->update(
				'message = %s, ' . self::ATTEMPT . ' AND attempts = %d',
				$this->rows->toColumn( $mail->message->withoutRecipients( $accepted ) ),
				...$attempt
			);
	}

	/** It waits for somebody of the site to {@see MailRenewals::release()} it. */
	public function markHeld( QueuedMail $mail ): void {
		$this->rows->update(
			'status = %s, claimed_until = %s WHERE id = %d AND attempts = %d',
			QueuedMail::HELD,
			$this->rows->time(),
			$mail->id,
			$mail->attempts
		);
	}

	/** @return list<JsonData> Read without a lock, so that another process may claim them first. */
	private function due( int $limit ): array {
		return $this->rows->select(
			'id, claimed_by, attempts',
			'status = %s AND due <= %s AND claimed_until <= %s ORDER BY due, id LIMIT %d',
			QueuedMail::WAITING,
			$this->rows->time(),
			$this->rows->time(),
			$limit
		);
	}

	/** Null when another process has claimed it. */
	private function tryToClaim( JsonData $row ): ?QueuedMail {
		$changed = $this->rows->update(
			'claimed_by = %s, claimed_until = %s WHERE id = %d AND claimed_by = %s AND attempts = %d',
			self::newClaimId(),
			$this->rows->time( self::SECONDS ),
			$row->string( 'id' ),
			$row->string( 'claimed_by' ),
			$row->string( 'attempts' )
		);
		return 1 === $changed ? $this->rows->mails( 'id = %d', $row->string( 'id' ) )[0] ?? null : null;
	}

	/** @return list<string|int> What an attempt changes, in the order of {@see ATTEMPT}. */
	private function attemptValues( QueuedMail $mail, string $error, string $status, int $wait ): array {
		return array(
			$status,
			$mail->attempts + 1,
			(string) wp_json_encode( array( ...$mail->story, new SendAttempt( $this->rows->time(), $error ) ) ),
			$this->rows->time( $wait ),
			$this->rows->time(),
			$mail->id,
		);
	}
}
