<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

use Atoll\Forms\Entries\Desk;
use Atoll\Forms\Entries\EntryCriteria;
use Atoll\Forms\Entries\EntryRepository;
use Atoll\Forms\Entries\Transaction;
use Atoll\Forms\Mail\MailRepository;
use Atoll\Forms\Mail\Notifications;
use Atoll\Platform\Access\Visitor;

/** Takes entries out of the spam that were none. Into it they are moved as to anywhere else ({@see Desk::move()}). */
final class SpamDesk {

	public function __construct(
		private EntryRepository $entries,
		private Desk $desk,
		private Transaction $transaction,
		private Notifications $notifications,
		private MailRepository $mails,
	) {}

	/**
	 * @param list<int> $ids      Those that are no spam stay as they are.
	 * @param bool      $sendMail Also send the notifications that were not sent when they came; never a second time.
	 * @return int How many were moved.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function unmark( array $ids, bool $sendMail, Visitor $by ): int {
		return $this->transaction->run(
			function () use ( $ids, $sendMail, $by ): int {
				$moved = $this->desk->move( $ids, 'active', $by, 'spam' )['spam'] ?? array();
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
