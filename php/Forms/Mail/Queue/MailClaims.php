<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Who sends a mail, and what came of it: several processes, on several servers, may be sending at once. A claim counts
 * as a try and says when the next one is, as if nothing came of it: what ends a process each time, such as another
 * plugin, does not have the mail tried for ever. After the last try that is when it is given up. {@see MailRepository}
 * says how rows are selected.
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

	/** What each attempt changes, begun or ended; {@see attemptValues()} has the values. */
	private const ATTEMPT = 'status = %s, attempts = %d, story = %s, due = %s, claimed_until = %s';

	public function __construct( private MailRows $rows, private SentMailMarkers $sentMarkers ) {}

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
	 * Changes nothing when another sender has tried the mail meanwhile.
	 *
	 * @param int|null     $wait     Seconds until the next try; null to give up.
	 * @param list<string> $accepted Addresses that it was accepted for all the same: they are no longer its recipients.
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

	/** It waits for somebody of the site to {@see MailRenewals::release()} it; that is no try. */
	public function markHeld( QueuedMail $mail ): void {
		$this->withdraw( $mail, QueuedMail::HELD, 0 );
	}

	/**
	 * As if this sender had not claimed it: nothing was begun, so that is no try.
	 *
	 * @param int $wait Seconds until it is any sender's.
	 */
	public function giveBack( QueuedMail $mail, int $wait = 0 ): void {
		$this->withdraw( $mail, QueuedMail::WAITING, $wait );
	}

	/** @return list<JsonData> Read without a lock, so that another process may claim them first. */
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

	/** Takes the try back that its claim counted. */
	private function withdraw( QueuedMail $mail, string $status, int $wait ): void {
		$this->rows->update(
			self::ATTEMPT . ' WHERE id = %d AND attempts = %d',
			...$this->attemptValues( $status, $mail->attempts - 1, array_slice( $mail->story, 0, -1 ), $wait, 0 ),
			...array( $mail->id, $mail->attempts )
		);
	}

	/** @return list<string|int> What comes of the try that was begun, and the mail's id. */
	private function outcomeValues( QueuedMail $mail, string $error, string $status, int $wait ): array {
		$story = $mail->storyWith( new SendAttempt( $this->rows->time(), $error ) );
		return array( ...$this->attemptValues( $status, $mail->attempts, $story, $wait, 0 ), $mail->id );
	}

	/**
	 * @param list<SendAttempt> $story
	 * @param int               $wait    Seconds until it is due.
	 * @param int               $claimed Seconds for which it is claimed.
	 * @return list<string|int> In the order of {@see ATTEMPT}.
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
