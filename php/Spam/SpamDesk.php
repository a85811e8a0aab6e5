<?php

declare( strict_types=1 );

namespace Atoll\Spam;

use Atoll\Access\AfterAnswer;
use Atoll\Entries\Entry;
use Atoll\Entries\EntryCriteria;
use Atoll\Entries\EntryPlaces;
use Atoll\Entries\EntryRepository;
use Atoll\Entries\Transaction;
use Atoll\FormStore\FormRepository;
use Atoll\Mail\MailRepository;
use Atoll\Mail\Notifications;
use Atoll\Spam\Akismet\Akismet;
use Atoll\Spam\Akismet\Comment;

/** What staff do to spam and to what only looks like it. Akismet learns from them, after they have their answer. */
final class SpamDesk {

	public function __construct(
		private EntryRepository $entries,
		private EntryPlaces $places,
		private Transaction $transaction,
		private FormRepository $forms,
		private SpamSettings $settings,
		private Akismet $akismet,
		private AfterAnswer $after,
		private Notifications $notifications,
		private MailRepository $mails,
	) {}

	/**
	 * Puts entries among the spam.
	 *
	 * @param list<int> $ids Those that are spam already stay so.
	 * @return int How many were moved.
	 * @throws \Atoll\Trouble\StorageFailed
	 */
	public function mark( array $ids ): int {
		$moved = array_filter( $this->read( $ids, array( 'active', 'trash' ) ), fn( Entry $entry ) => $this->move( $entry, 'spam' ) );
		$this->teach( $moved, $this->akismet->learnSpam( ... ) );
		return count( $moved );
	}

	/**
	 * Takes entries out of the spam.
	 *
	 * @param list<int> $ids      Those that are no spam stay as they are.
	 * @param bool      $sendMail Also send the notifications that were not sent when they came; never a second time.
	 * @return int How many were moved.
	 * @throws \Atoll\Trouble\StorageFailed
	 */
	public function unmark( array $ids, bool $sendMail ): int {
		$moved = array_filter( $this->read( $ids, array( 'spam' ) ), fn( Entry $entry ) => $this->move( $entry, 'active', $sendMail ) );
		$this->teach( $moved, $this->akismet->learnHam( ... ) );
		return count( $moved );
	}

	/**
	 * Of two people who do this at once, one does; with it the mail of an entry that has none yet, or not at all.
	 *
	 * @return bool False when it is no longer where it was.
	 */
	private function move( Entry $entry, string $to, bool $sendMail = false ): bool {
		return $this->transaction->run(
			function () use ( $entry, $to, $sendMail ): bool {
				$isMoved = 1 === $this->places->move( array( $entry->id ), $to, $entry->status );
				if ( $isMoved && $sendMail && array() === $this->mails->ofEntry( $entry->id ) ) {
					$this->notifications->sendFor( $entry );
				}
				return $isMoved;
			}
		);
	}

	/**
	 * @param list<int>    $ids
	 * @param non-empty-list<string> $statuses
	 * @return list<Entry>
	 */
	private function read( array $ids, array $statuses ): array {
		return array() === $ids ? array() : $this->entries->list( new EntryCriteria( $statuses, limit: count( $ids ), ids: $ids ) );
	}

	/**
	 * @param array<Entry>                            $entries
	 * @param \Closure( array<string, string> ): void $learn
	 */
	private function teach( array $entries, \Closure $learn ): void {
		$lessons = array();
		foreach ( $entries as $entry ) {
			$form = $this->forms->findVersion( $entry->formNumber, $entry->formVersion );
			if ( null !== $form && $this->settings->asksAkismet( $form ) ) {
				$lessons[] = Comment::ofEntry( $entry, $form );
			}
		}
		if ( array() !== $lessons ) {
			$this->after->do(
				static function () use ( $lessons, $learn ): void {
					array_map( $learn, $lessons );
				}
			);
		}
	}
}
