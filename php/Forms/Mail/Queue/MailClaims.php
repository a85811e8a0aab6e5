<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Claims mail for a sender and records the outcome, because several processes on several servers may be sending at
 * once. A claim counts as an attempt and sets the time of the next one in advance. So a mail that ends the process each
 * time, for example because of another plugin, is not tried forever: after the last attempt it is given up. {@see
 * MailRepository} says how rows are selected.
 */
final class MailClaims {

	/** Seconds after which a sender without an outcome counts as dead; longer than any mail server may take. */
	public const SECONDS = 600;

	/** `claimed_until` of a mail that nobody has claimed. */
	public const NEVER = '1970-01-01 00:00:00';

	/** Number of mails that each sender looks at, because several senders may want the same ones. */
	private const CANDIDATES = 20;

	/** Number of times that a sender looks again if others have claimed everything it found. */
	private const ROUNDS = 5;

	/** Columns that each attempt changes when it begins and ends; {@see attemptValues()} has the values. */
	private const ATTEMPT = 'status = %s, attempts = %d, story = %s, due = %s, claimed_until = %s';

	public function __construct( private MailRows $rows, private SentMailMarkers $sentMarkers ) {}

	/** Returns a random id for one claim of one process. */
	public static function newClaimId(): string {
		return bin2hex( random_bytes( 16 ) );
	}

	/**
	 * Claims mails that are due, for this process only.
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

	/** Records that a mail server accepted the mail as given here. Deletes secret content. */
	public function markSent( QueuedMail $mail ): void {
		$outcome = $this->outcomeValues( $mail, '', QueuedMail::SENT, 0 );
		$mail->message->secret || $mail->message->toUser > 0
			? $this->rows->update(
				'message = %s, ' . self::ATTEMPT . ' WHERE id = %d',
				$this->rows->toColumn( $mail->message->secret ? $mail->message->withoutContent() : $mail->message ),
				...$outcome
			)
			: $this->rows->update( self::ATTEMPT . ' WHERE id = %d', ...$outcome );
	}

	/**
	 * Records that a mail was refused, unless another sender has tried it in the meantime.
	 *
	 * @param int|null     $wait     Seconds until the next attempt; null to give up.
	 * @param list<string> $accepted Addresses that it was accepted for nevertheless; they are removed from the
	 *       recipients.
	 */
	public function markRefused( QueuedMail $mail, string $error, ?int $wait, array $accepted = array() ): void {
		$status    = null === $wait ? QueuedMail::FAILED : QueuedMail::WAITING;
		$outcome   = $this->outcomeValues( $mail, $error, $status, $wait ?? 0 );
		$outcome[] = $mail->attempts;
		array() === $accepted
			? $this->rows->update( self::ATTEMPT . ' WHERE id = %d AND attempts = %d', ...$outcome )
			: $this->rows->update(
				'message = %s, ' . self::ATTEMPT . ' WHERE id = %d AND attempts = %d',
				$this->rows->toColumn( $mail->message->withoutRecipients( $accepted ) ),
				...$outcome
			);
	}

	/** Holds the mail until staff {@see MailRequeue::release()} it. Does not count as an attempt. */
	public function markHeld( QueuedMail $mail ): void {
		$this->withdraw( $mail, QueuedMail::HELD, 0 );
	}

	/**
	 * Undoes the claim. Does not count as an attempt, because none was begun.
	 *
	 * @param int $wait Seconds until any sender may claim it.
	 */
	public function giveBack( QueuedMail $mail, int $wait = 0 ): void {
		$this->withdraw( $mail, QueuedMail::WAITING, $wait );
	}

	/** @return list<JsonData> Rows read without a lock, so another process may claim them first. */
	private function due( int $limit ): array {
		return $this->rows->select(
			'id, claimed_by, attempts, story',
			'status = %s AND ' . MailRows::DUE . ' AND ' . MailRows::UNCLAIMED . ' ORDER BY due, id LIMIT %d',
			QueuedMail::WAITING,
			...$this->rows->waitEnds(),
			...$this->rows->claimEnds(),
			...array( $limit )
		);
	}

	/** Null when another process has claimed it, or after its last try, which then has ended. */
	private function tryToClaim( JsonData $row ): ?QueuedMail {
		$attempts = (int) $row->string( 'attempts' );
		$story    = QueuedMail::storyOf( $row );
		if ( RetryDelay::isGivenUpAfter( $attempts ) ) {
			$this->end( $row, $attempts, $story );
			return null;
		}
		$story[] = new SendAttempt( $this->rows->time(), '', false );
		$wait    = max( RetryDelay::after( $attempts + 1 ) ?? 0, self::SECONDS );
		return $this->replace(
			$row,
			$this->attemptValues( QueuedMail::WAITING, $attempts + 1, $story, $wait, self::SECONDS )
		)
			? $this->rows->mails( 'id = %d', $row->string( 'id' ) )[0] ?? null
			: null;
	}

	/**
	 * Gives it up, unless its sender died after a mail server had accepted it.
	 *
	 * @param list<SendAttempt> $story
	 */
	private function end( JsonData $row, int $attempts, array $story ): void {
		$mail = $this->rows->mails( 'id = %d', $row->string( 'id' ) )[0] ?? null;
		if ( null !== $mail && $this->sentMarkers->has( $mail ) ) {
			$this->markSent( $mail );
			$this->sentMarkers->remove( $mail );
		} else {
			$this->replace( $row, $this->attemptValues( QueuedMail::FAILED, $attempts, $story, 0, 0 ) );
		}
	}

	/**
	 * @param list<string|int> $attempt In the order of {@see ATTEMPT}.
	 * @return bool Whether the mail was still as it was read.
	 */
	private function replace( JsonData $row, array $attempt ): bool {
		return 1 === $this->rows->update(
			'claimed_by = %s, ' . self::ATTEMPT . ' WHERE id = %d AND claimed_by = %s AND attempts = %d',
			self::newClaimId(),
			...$attempt,
			...array( $row->string( 'id' ), $row->string( 'claimed_by' ), $row->string( 'attempts' ) )
		);
	}

	/** Removes the attempt that the claim has counted. */
	private function withdraw( QueuedMail $mail, string $status, int $wait ): void {
		$this->rows->update(
			self::ATTEMPT . ' WHERE id = %d AND attempts = %d',
			...$this->attemptValues( $status, $mail->attempts - 1, array_slice( $mail->story, 0, -1 ), $wait, 0 ),
			...array( $mail->id, $mail->attempts )
		);
	}

	/** @return list<string|int> Values for the outcome of the present attempt, then the mail's id. */
	private function outcomeValues( QueuedMail $mail, string $error, string $status, int $wait ): array {
		$story = $mail->storyWith( new SendAttempt( $this->rows->time(), $error ) );
		return array( ...$this->attemptValues( $status, $mail->attempts, $story, $wait, 0 ), $mail->id );
	}

	/**
	 * @param list<SendAttempt> $story
	 * @param int               $wait    Seconds until it is due.
	 * @param int               $claimed Seconds for which it is claimed.
	 * @return list<string|int> Values in the order of {@see ATTEMPT}.
	 */
	private function attemptValues( string $status, int $attempts, array $story, int $wait, int $claimed ): array {
		return array(
			$status,
			$attempts,
			(string) wp_json_encode( $story ),
			$this->rows->time( $wait ),
			$this->rows->time( $claimed ),
		);
	}
}
