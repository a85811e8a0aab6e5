<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Changes;

use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Entries\Entry;
use Atoll\Forms\Submission\StoredEntry;
use Atoll\Forms\Submission\ValidatedAnswers;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Database\Transaction;
use Atoll\Platform\Errors\BadRequest;

/** Changes that staff make to stored entries. Callers (routes, screens, commands) check permissions. */
final class EntryAdminService {

	/**
	 * @param list<CascadeDelete> $cascadeDeletes Delete what belongs to a deleted entry.
	 * @param list<MoveObserver>  $observers      Called when entries are moved.
	 */
	public function __construct(
		private EntryStatusChanges $statusChanges,
		private Transaction $transaction,
		private EntryEditor $editor,
		private FormRepository $forms,
		private array $cascadeDeletes,
		private array $observers,
	) {}

	/**
	 * Moves entries between active, spam and trash. Nothing else may move them. If two people move the same entry at
	 * once, one of them succeeds.
	 *
	 * @param list<int>   $ids
	 * @param string      $to   One of {@see Entry::STATUSES}.
	 * @param string|null $from Moves only entries with this status; null for any other than `$to`.
	 * @return array<string, non-empty-list<int>> Ids of the moved entries, by their previous status.
	 * @throws BadRequest If the status does not exist.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function move( array $ids, string $to, Visitor $by, ?string $from = null ): array {
		if ( ! in_array( $to, Entry::STATUSES, true ) ) {
			throw new BadRequest( 'atoll_place_unknown', __( 'There is no such place for an entry.', 'atoll' ), 422 );
		}
		if ( array() === $ids ) {
			return array();
		}
		return $this->transaction->run(
			function () use ( $ids, $to, $by, $from ): array {
				$moved = $this->statusChanges->move( $ids, $to, $from );
				foreach ( $moved as $status => $entries ) {
					foreach ( $this->observers as $observer ) {
						$observer->moved( $entries, $status, $to, $by );
					}
				}
				return $moved;
			}
		);
	}

	/**
	 * Deletes entries for good with all that belongs to them, except entries held from deletion, on their own or with
	 * their form. If the database cannot say whether a form holds its entries, none is deleted.
	 *
	 * @param list<int>              $ids
	 * @param non-empty-list<string> $from   Statuses that entries must still have; somebody may have restored one.
	 * @param list<DeletionDelay>    $delays Further reasons to keep an entry.
	 * @return list<int> Ids of the deleted entries.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function delete( array $ids, array $from = Entry::STATUSES, array $delays = array() ): array {
		return array() === $ids ? array() : $this->transaction->run(
			function () use ( $ids, $from, $delays ): array {
				$deletable = array_keys(
					array_filter(
						$this->statusChanges->lockDeletable( $ids, $from ),
						fn( int $form ): bool => true !== $this->forms->findAny( $form )?->form?->holdsEntries()
					)
				);
				foreach ( $delays as $delay ) {
					$deletable = array_values( array_diff( $deletable, $delay->delayed( $deletable ) ) );
				}
				if ( array() !== $deletable ) {
					foreach ( $this->cascadeDeletes as $cascadeDelete ) {
						$cascadeDelete->forget( $deletable );
					}
					$this->statusChanges->delete( $deletable );
				}
				return $deletable;
			}
		);
	}

	/**
	 * Replaces an entry's answers, validated by the form version that it was sent with. Sends no notifications.
	 *
	 * @param array<array-key, string> $answers Keyed as in an entry, all of them: what is missing is empty from now on,
	 *                                          but for what {@see OrphanedAnswers} keeps.
	 * @param int                      $version The one that the editor has seen.
	 * @param list<string>             $deleted Ids of what is not kept any more ({@see OrphanedAnswer}).
	 * @throws \Atoll\Forms\Entries\Changes\EntryChanged  When somebody else has changed the entry since.
	 * @throws \Atoll\Forms\Entries\Changes\EntryMovedMeanwhile  When it is among the spam or in the trash.
	 * @throws \Atoll\Forms\Definitions\FormNotFound  When no version of its form is left to validate by.
	 * @throws \Atoll\Platform\Errors\StorageFailed
	 */
	public function edit(
		Entry $entry,
		array $answers,
		int $version,
		Visitor $by,
		array $deleted = array()
	): StoredEntry|ValidatedAnswers {
		return $this->editor->edit( $entry, $answers, $version, $by, $deleted );
	}

	/**
	 * Tells all observers of answers that were written in another way. Call it in the transaction that writes them.
	 *
	 * @param Entry $entry The entry after the change.
	 * @throws \Atoll\Platform\Errors\PublicError
	 */
	public function answersChanged( Entry $entry, Visitor $by ): void {
		$this->editor->answersChanged( $entry, $by );
	}
}
