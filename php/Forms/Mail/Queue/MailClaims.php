<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Errors\StorageFailed;

/**
 * Who sends a mail, and what came of it: several processes, on several servers, may be sending at once. How rows are
 * named, {@see MailRepository} says.
 */
final class MailClaims {

	/** Seconds after which a sender that has said nothing counts as dead; longer than any mail server is waited for. */
	public const SECONDS = 600;

	/** When the claim of a mail ended that nobody has claimed. */
	public const NEVER = '1970-01-01 00:00:00';

	/** Looked at by each sender: several may be after the same ones. */
	private const CANDIDATES = 20;

	/** How often a sender looks again when others have claimed all that it found. */
	private const ROUNDS = 5;

	/** What an attempt changes. */
	private const TRIED = 'status = %s, attempts = %d, story = %s, due = %s, claimed_until = %s';

	/** @param \Closure(): int $now Seconds since the epoch. */
	public function __construct( private MailRows $rows, private \Closure $now ) {}

	/** A process' name for its claim, another each time. */
	public static function mark(): string {
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
			foreach ( $candidates as $seen ) {
				$mail    = count( $claimed ) < $limit ? $this->take( $seen ) : null;
				$claimed = null === $mail ? $claimed : array( ...$claimed, $mail );
			}
			if ( array() === $candidates ) {
				break;
			}
		}
		return $claimed;
	}

	/** It was taken by a mail server; what must not lie about is forgotten. */
	public function sent( QueuedMail $mail ): void {
		$tried = $this->tried( $mail, '', QueuedMail::SENT, 0 );
		$mail->message->secret
			? $this->rows->change(
				self::TRIED . ', message = %s WHERE id = %d',
				array( ...$tried, $this->rows->stored( $mail->message->withoutWords() ), $mail->id )
			)
			: $this->rows->change( self::TRIED . ' WHERE id = %d', array( ...$tried, $mail->id ) );
	}

	/**
	 * Says nothing of a mail that another sender had meanwhile.
	 *
	 * @param int|null     $wait  Seconds until the next try; null to give up.
	 * @param list<string> $taken Addresses that it was taken for all the same: it is not for them any more.
	 */
	public function refused( QueuedMail $mail, string $error, ?int $wait, array $taken = array() ): void {
		$tried = $this->tried( $mail, $error, null === $wait ? QueuedMail::FAILED : QueuedMail::WAITING, $wait ?? 0 );
		$this->rows->change(
			self::TRIED . ( array() === $taken ? '' : ', message = %s' ) . ' WHERE id = %d AND attempts = %d',
			array(
				...$tried,
				...( array() === $taken ? array() : array( $this->rows->stored( $mail->message->without( $taken ) ) ) ),
				$mail->id,
				$mail->attempts,
			)
		);
	}

	/** It waits for somebody of the site to {@see MailRenewals::release()} it. */
	public function held( QueuedMail $mail ): void {
		$this->rows->change(
			'status = %s, claimed_until = %s WHERE id = %d AND attempts = %d',
			array( QueuedMail::HELD, $this->time(), $mail->id, $mail->attempts )
		);
	}

	/** @return list<JsonData> Read without a lock, so that others may be faster. */
	private function due( int $limit ): array {
		return $this->rows->select(
			'id, claimed_by, attempts',
			'status = %s AND due <= %s AND claimed_until <= %s ORDER BY due, id LIMIT %d',
			array( QueuedMail::WAITING, $this->time(), $this->time(), $limit )
		);
	}

	/** Null when another process has claimed it. */
	private function take( JsonData $seen ): ?QueuedMail {
		$taken = $this->rows->change(
			'claimed_by = %s, claimed_until = %s WHERE id = %d AND claimed_by = %s AND attempts = %d',
			array(
				self::mark(),
				$this->time( self::SECONDS ),
				$seen->string( 'id' ),
				$seen->string( 'claimed_by' ),
				$seen->string( 'attempts' ),
			)
		);
		return 1 === $taken ? $this->rows->mails( 'id = %d', array( $seen->string( 'id' ) ) )[0] ?? null : null;
	}

	/** @return list<string|int> What an attempt leaves, in the order of {@see TRIED}. */
	private function tried( QueuedMail $mail, string $error, string $status, int $wait ): array {
		return array(
			$status,
			$mail->attempts + 1,
			(string) wp_json_encode( array( ...$mail->story, new SendAttempt( $this->time(), $error ) ) ),
			$this->time( $wait ),
			$this->time(),
		);
	}

	/** UTC. */
	private function time( int $from_now = 0 ): string {
		return gmdate( 'Y-m-d H:i:s', ( $this->now )() + $from_now );
	}
}
