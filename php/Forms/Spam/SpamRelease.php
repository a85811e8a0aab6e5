<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;

/**
 * Takes entries out of the spam that are none. {@see EntryAdminService::move()} moves entries into it.
 */
final class SpamRelease {

	public function __construct(
		private EntryRepository $entries,
		private EntryAdminService $entryAdmin,
		private Transaction $transaction,
		private FormNotifications $notifications,
		private MailRepository $mails,
	) {}

	/**
	 * @param list<int> $ids      Those that are not in the spam stay as they are.
	 * @param bool      $sendMail Also send the notifications that were held back when they came; never a second time,
	 *                            and none of those that staff took for spam, or that came in from elsewhere.
	 * @return list<int> Those that were moved.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function unmark( array $ids, bool $sendMail, Visitor $by ): array {
		return $this->transaction->run(
			function () use ( $ids, $sendMail, $by ): array {
				$moved = $this->entryAdmin->move( $ids, Entry::ACTIVE, $by, Entry::SPAM )[ Entry::SPAM ] ?? array();
				if ( $sendMail && array() !== $moved ) {
					$this->send( $moved );
				}
				return $moved;
			}
		);
	}

	/** Whether mail about an entry was held back when it came, and was not sent since, wherever the entry is by now. */
	public function holdsMail( Entry $entry ): bool {
		return $this->wasHeldBack( $entry ) && $this->notifications->areDue( $entry );
	}

	/**
	 * Of an entry that left the spam without its mail. To be called in a transaction that keeps others from doing so
	 * too.
	 *
	 * @return int How many mails wait now.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function sendHeldMail( Entry $entry ): int {
		return $this->wasHeldBack( $entry ) ? $this->notifications->sendFor( $entry ) : 0;
	}

	private function wasHeldBack( Entry $entry ): bool {
		return '' !== $entry->spam && array() === $this->mails->ofEntry( $entry->id );
	}

	/** @param non-empty-list<int> $ids */
	private function send( array $ids ): void {
		foreach ( $this->entries->list( new EntryCriteria( limit: count( $ids ), ids: $ids ) ) as $entry ) {
			$this->sendHeldMail( $entry );
		}
	}
}
