<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Form;
use Atoll\Platform\Access\Identity\Visitor;

/** A stored submission. Times are UTC, `Y-m-d H:i:s`. */
final class Entry {

	/** Statuses: active entries are listed first; spam and trash have lists of their own. Trash is deleted in time. */
	public const ACTIVE = 'active';
	public const SPAM   = 'spam';
	public const TRASH  = 'trash';

	/** All statuses. */
	public const STATUSES = array( self::ACTIVE, self::SPAM, self::TRASH );

	/**
	 * @param array<array-key, string> $answers   Keyed as in Gravity Forms: "3", "5.1". Empty ones are left out.
	 * @param string                   $status    One of STATUSES.
	 * @param int                      $version   Starts at 1; each update increases it.
	 * @param int                      $createdBy User id; 0 for an anonymous visitor.
	 * @param bool                     $isHeld    Kept no matter how old it is.
	 * @param string                   $spam      Reasons for taking it for spam, as JSON; empty if not suspected.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $formNumber,
		public readonly int $formVersion,
		public readonly string $status,
		public readonly array $answers,
		public readonly int $createdBy,
		public readonly string $ip,
		public readonly string $userAgent,
		public readonly string $sourceUrl,
		public readonly bool $isRead,
		public readonly bool $isStarred,
		public readonly string $dateCreated,
		public readonly string $dateUpdated,
		public readonly int $version,
		public readonly bool $isHeld = false,
		public readonly string $spam = '',
	) {}

	/**
	 * Returns an entry that is not stored yet and has no answers.
	 *
	 * @param string $page   URL of the page that the form is sent from; may be empty.
	 * @param string $moment UTC, `Y-m-d H:i:s`.
	 */
	public static function blank( Form $form, Visitor $by, string $page, string $moment ): self {
		return new self(
			0,
			$form->id(),
			$form->version(),
			self::ACTIVE,
			array(),
			$by->userId(),
			$form->storesIp() ? $by->ip() : '',
			$by->userAgent(),
			$page,
			false,
			false,
			$moment,
			$moment,
			1
		);
	}

	/** Whether the entry is neither spam nor in the trash; staff only work on such entries. */
	public function isActive(): bool {
		return self::ACTIVE === $this->status;
	}

	/** Whether an answer differs from the other entry's, regardless of their order, which forms and clients choose. */
	public function hasOtherAnswers( self $other ): bool {
		return array() !== array_diff_assoc( $this->answers, $other->answers )
			|| array() !== array_diff_assoc( $other->answers, $this->answers );
	}

	/** Returns the entry as if nobody had been logged in when it was sent. */
	public function withoutSender(): self {
		return new self(
			$this->id,
			$this->formNumber,
			$this->formVersion,
			$this->status,
			$this->answers,
			0,
			$this->ip,
			$this->userAgent,
			$this->sourceUrl,
			$this->isRead,
			$this->isStarred,
			$this->dateCreated,
			$this->dateUpdated,
			$this->version,
			$this->isHeld,
			$this->spam,
		);
	}

	/** @param array<array-key, mixed> $row A row of the entries table. */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		return new self(
			(int) $data->string( 'id' ),
			(int) $data->string( 'form_number' ),
			(int) $data->string( 'form_version' ),
			$data->string( 'status' ),
			array_filter( (array) json_decode( $data->string( 'answers' ), true ), 'is_string' ),
			(int) $data->string( 'created_by' ),
			$data->string( 'ip' ),
			$data->string( 'user_agent' ),
			$data->string( 'source_url' ),
			'1' === $data->string( 'is_read' ),
			'1' === $data->string( 'is_starred' ),
			$data->string( 'date_created' ),
			$data->string( 'date_updated' ),
			(int) $data->string( 'version', '1' ),
			'1' === $data->string( 'is_held' ),
			$data->string( 'spam' ),
		);
	}
}
