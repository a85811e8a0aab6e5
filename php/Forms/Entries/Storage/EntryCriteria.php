<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Forms\Entries\Entry;

/** Which entries a list shows, and in what order. */
final class EntryCriteria {

	/** Statuses of entries that their senders see: they are not told that one was taken for spam. */
	public const OWNER_STATUSES = array( Entry::ACTIVE, Entry::SPAM );

	/** An offset beyond the end of any list. */
	private const MAX_OFFSET = 1_000_000_000;

	/** @var non-empty-list<string> */
	public readonly array $statuses;

	public readonly int $offset;

	/**
	 * @param string|non-empty-list<string> $statuses    One of these.
	 * @param list<int>                     $formNumbers Empty means every form.
	 * @param int|null                      $createdBy   User id; null means everybody.
	 * @param string                        $search      Words, beginnings of words, an email address or a telephone
	 *                                                   number; all must be there.
	 * @param list<AnswerCondition>         $conditions  Of the answers: all of them, or one where `$any`.
	 * @param string                        $from        First moment of `date_created`, UTC, `Y-m-d H:i:s`; empty for
	 *                                                   no bound.
	 * @param string                        $until       Last moment, likewise.
	 * @param string                        $sourceUrl   Beginning of the address of the page it was sent from, or of
	 *                                                   its path on whatever host; empty for any.
	 * @param list<int>                     $ids         Only these; empty means any.
	 * @param bool|null                     $isHeld      Whether it is kept however old it is.
	 * @param string                        $movedUntil  Last moment at which it was moved to where it is, as
	 *                                                   `$until`.
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

	/** The offset of a page, however large a number a client sends. */
	public static function offsetOf( int $page, int $size ): int {
		return ( min( self::MAX_OFFSET, max( 1, $page ) ) - 1 ) * $size;
	}

	/** A user's own entries, newest first. User 0 has none. */
	public static function ofOwner( int $user, int $limit, int $offset = 0 ): self {
		return new self( self::OWNER_STATUSES, array(), $limit, $offset, createdBy: $user > 0 ? $user : -1 );
	}

	/** @return literal-string What is sorted by, as SQL. */
	public function sortColumn(): string {
		return $this->order->column();
	}

	/** @return literal-string Key of the answer that is sorted by; empty where it is a column. */
	public function sortAnswer(): string {
		return $this->order->answer();
	}

	public function isAscending(): bool {
		return $this->order->ascending;
	}

	/** The same in the order that they came, in which new ones do not move others to another offset. */
	public function oldestFirst(): self {
		return $this->with( $this->limit, $this->offset, new EntryOrder( 'id', ascending: true ) );
	}

	/** The same with another limit and offset. */
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
