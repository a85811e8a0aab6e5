<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Forms\Entries\Changes\EntryAdminService;
use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Entries\Storage\Transaction;
use Atoll\Forms\Mail\Queue\MailRepository;
use Atoll\Forms\Notifications\FormNotifications;
use Atoll\Platform\Access\Identity\Visitor;

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
	 * @param bool      $sendMail Also send the notifications that were not sent when they came; never a second time.
	 * @return int How many were moved.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function unmark( array $ids, bool $sendMail, Visitor $by ): int {
		return $this->transaction->run(
			function () use ( $ids, $sendMail, $by ): int {
				$moved = $this->entryAdmin->move( $ids, 'active', $by, 'spam' )['spam'] ?? array();
				if ( $sendMail && array() !== $moved ) {
					$this->send( $moved );
				}
				return count( $moved );
			}
		);
	}

	/** @param non-empty-list<int> $ids */
	private function send( array $ids ): void {
		foreach ( $this->entries->list( new EntryCriteria( limit: count( $ids ), ids: $ids ) ) as $entry ) {
			if ( array() === $this->mails->ofEntry( $entry->id ) ) {
				$this->notifications->sendFor( $entry );
			}
		}
	}
}
