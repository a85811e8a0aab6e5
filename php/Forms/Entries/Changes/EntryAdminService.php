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

/** What staff do to stored entries. Callers (routes, screens, commands) check permissions. */
final class EntryAdminService {

	/**
	 * @param list<CascadeDelete> $cascadeDeletes What goes with an entry.
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
	 * The only way to move entries between active, spam and trash. When two people move the same entry at once, one of
	 * them succeeds.
	 *
	 * @param list<int>   $ids
	 * @param string      $to   One of {@see Entry::STATUSES}.
	 * @param string|null $from Only those that are there; null means anywhere else.
	 * @return array<string, non-empty-list<int>> Those that were moved, by where they were.
	 * @throws BadRequest When there is no such place.
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
	 * Deletes entries for good, and all that belongs to them. What is held from deletion, by itself or with its form,
	 * stays, whoever asks; where the database does not tell whether a form holds its entries, all of them stay.
	 *
	 * @param list<int>              $ids
	 * @param non-empty-list<string> $from Statuses that they must still have: somebody may have restored one meanwhile.
	 * @param list<DeletionDelay>    $delays What else may stay.
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
	 * Replaces an entry's answers, validated by the form that it was sent with. Nobody is notified.
	 *
	 * @param array<array-key, string> $answers Keyed as in an entry, all of them: what is missing is empty from now on,
	 *                                          but for what {@see UnaskedAnswers} keeps.
	 * @param int                      $version The one that the editor has seen.
	 * @param list<string>             $deleted Ids of what is not kept any more ({@see KeptAnswer}).
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
}
