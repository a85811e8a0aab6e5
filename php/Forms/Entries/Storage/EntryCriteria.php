<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Entries\Entry;

/** Criteria for a list of entries, and its order. */
final class EntryCriteria {

	/** Statuses of entries that senders see. They are not told that an entry was taken for spam. */
	public const OWNER_STATUSES = array( Entry::ACTIVE, Entry::SPAM );

	/** An offset beyond the end of any list. */
	private const MAX_OFFSET = 1_000_000_000;

	/** @var non-empty-list<string> */
	public readonly array $statuses;

	public readonly int $offset;

	/**
	 * @param string|non-empty-list<string> $statuses    Any of these statuses.
	 * @param list<int>                     $formNumbers Empty for all forms.
	 * @param int|null                      $createdBy   User id; null for everybody.
	 * @param string                        $search      Words, beginnings of words, an email address or a telephone
	 *                                                   number; entries must contain all of them.
	 * @param list<AnswerCondition>         $conditions  All must be met; only one if `$any` is true.
	 * @param string                        $from        First moment of `date_created`, UTC, `Y-m-d H:i:s`; empty for
	 *                                                   no bound.
	 * @param string                        $until       Last moment of `date_created`, in the same format.
	 * @param string                        $sourceUrl   Beginning of the URL of the page that the form was sent from,
	 *                                                   or of its path on any host; empty for any.
	 * @param list<int>                     $ids         Only these entries; empty for any.
	 * @param bool|null                     $isHeld      Whether entries are kept no matter how old they are.
	 * @param string                        $movedUntil  Last moment at which entries got their present status, in the
	 *                                                   same format.
	 */
	public function __construct(
		string|array $statuses = Entry::ACTIVE,
		public readonly array $formNumbers = array(),
		public readonly int $limit = 10,
		int $offset = 0,
		public readonly EntryOrder $order = new EntryOrder(),
		public readonly ?int $createdBy = null,
		public readonly string $search = '',
		public readonly array $conditions = array(),
		public readonly bool $any = false,
		public readonly string $from = '',
		public readonly string $until = '',
		public readonly ?bool $isRead = null,
		public readonly ?bool $isStarred = null,
		public readonly string $sourceUrl = '',
		public readonly array $ids = array(),
		public readonly ?bool $isHeld = null,
		public readonly string $movedUntil = '',
	) {
		$this->statuses = (array) $statuses;
		$this->offset   = min( self::MAX_OFFSET, max( 0, $offset ) );
	}

	/** Returns the offset of a page, even if a client sends a huge number. */
	public static function offsetOf( int $page, int $size ): int {
		return ( min( self::MAX_OFFSET, max( 1, $page ) ) - 1 ) * $size;
	}

	/** Returns criteria for a user's own entries, newest first. User 0 has none. */
	public static function ofOwner( int $user, int $limit, int $offset = 0 ): self {
		return new self( self::OWNER_STATUSES, array(), $limit, $offset, createdBy: $user > 0 ? $user : -1 );
	}

	/** @return literal-string SQL expression to sort by. */
	public function sortColumn(): string {
		return $this->order->column();
	}

	/** @return literal-string Key of the answer to sort by; empty to sort by a column. */
	public function sortAnswer(): string {
		return $this->order->answer();
	}

	public function isAscending(): bool {
		return $this->order->ascending;
	}

	/** Returns the same criteria, oldest first: in this order new entries do not change the offsets of others. */
	public function oldestFirst(): self {
		return $this->with( $this->limit, $this->offset, new EntryOrder( 'id', ascending: true ) );
	}

	/** Returns the same criteria with another limit and offset. */
	public function slice( int $limit, int $offset ): self {
		return $this->with( $limit, $offset, $this->order );
	}

	private function with( int $limit, int $offset, EntryOrder $order ): self {
		return new self(
			$this->statuses,
			$this->formNumbers,
			$limit,
			$offset,
			$order,
			$this->createdBy,
			$this->search,
			$this->conditions,
			$this->any,
			$this->from,
			$this->until,
			$this->isRead,
			$this->isStarred,
			$this->sourceUrl,
			$this->ids,
			$this->isHeld,
			$this->movedUntil
		);
	}
}
