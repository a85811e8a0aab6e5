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
 * Moves entries that are not spam out of the spam. {@see EntryAdminService::move()} moves entries into it.
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
	 * @param list<int> $ids      Entries that are not in the spam stay as they are.
	 * @param bool      $sendMail Whether to send the notifications that were held back on arrival; never twice, and not
	 *                            for entries that staff marked as spam, or that were imported.
	 * @return list<int> Ids of the moved entries.
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

	/** Whether email about an entry was held back on arrival and not sent since, wherever the entry is now. */
	public function holdsMail( Entry $entry ): bool {
		return $this->wasHeldBack( $entry ) && $this->notifications->areDue( $entry );
	}

	/**
	 * Sends the email of an entry that left the spam without it. Call it in a transaction that keeps others from doing
	 * the same.
	 *
	 * @return int Number of emails that are now queued.
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
