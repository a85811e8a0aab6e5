<?php

declare( strict_types=1 );

namespace Atoll\Forms\Mail\Queue;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Mail\MailMessage;

/** A mail in the queue. Times are UTC, `Y-m-d H:i:s`. */
final class QueuedMail {

	public const WAITING = 'waiting';
	public const SENT    = 'sent';
	public const FAILED  = 'failed';
	public const HELD    = 'held';
	public const COPIED  = 'copied';

	/**
	 * @param int    $attempts Attempts that were begun since it was queued or renewed.
	 * @param string $status waiting, sent, failed (given up), held (strangers cause too much mail to its mailbox) or
	 *                       copied (it waited when the site was copied or moved).
	 * @param int           $entryId  0 if it belongs to no entry.
	 * @param list<SendAttempt> $story
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $status,
		public readonly int $formNumber,
		public readonly int $entryId,
		public readonly MailMessage $message,
		public readonly int $attempts,
		public readonly array $story,
		public readonly string $due,
		public readonly string $dateCreated,
	) {}

	/** Returns the last attempt; null before the first. */
	public function lastAttempt(): ?SendAttempt {
		return array() === $this->story ? null : $this->story[ array_key_last( $this->story ) ];
	}

	/** Returns the first attempt since it was queued or renewed. */
	public function firstAttempt(): ?SendAttempt {
		return $this->story[ count( $this->story ) - $this->attempts ] ?? null;
	}

	/** @return list<SendAttempt> The attempts, with this outcome for the last one. */
	public function storyWith( SendAttempt $outcome ): array {
		return array( ...array_slice( $this->story, 0, -1 ), $outcome );
	}

	/** Returns the mail with another message. */
	public function with( MailMessage $message ): self {
		return new self(
			$this->id,
			$this->status,
			$this->formNumber,
			$this->entryId,
			$message,
			$this->attempts,
			$this->story,
			$this->due,
			$this->dateCreated
		);
	}

	/** @param array<array-key, mixed> $row A row of the mail table. */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		return new self(
			(int) $data->string( 'id' ),
			$data->string( 'status' ),
			(int) $data->string( 'form_number' ),
			(int) $data->string( 'entry_id' ),
			MailMessage::from( $data->string( 'message' ) ),
			(int) $data->string( 'attempts' ),
			self::storyOf( $data ),
			$data->string( 'due' ),
			$data->string( 'date_created' ),
		);
	}

	/** @return list<SendAttempt> Attempts in a row of the mail table. */
	public static function storyOf( JsonData $row ): array {
		$attempts = JsonData::of( array( 'story' => json_decode( $row->string( 'story' ), true ) ) )->list( 'story' );
		return array_map( SendAttempt::from( ... ), $attempts );
	}
}
