<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Actions for other code about entries, fired after the commit. The entry is stored by then, so an exception in another
 * plugin must not make the response an error.
 */
final class EntryEvents {

	/** @param Visitor $by The sender, or the user whose code stored it. */
	public function stored( Entry $entry, Form $form, Visitor $by ): void {
		/**
		 * Fires after an entry was stored for the first time: once per entry, never for a repeated submission.
		 *
		 * @param Entry   $entry
		 * @param Form    $form  The form version that the entry was sent with.
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entry_stored', $entry, $form, $by ) );
	}

	/** @param Visitor $by The entry's owner, an editor, or the user whose code changed it. */
	public function updated( Entry $entry, Form $form, Visitor $by ): void {
		/**
		 * Fires after the answers of an entry were changed by its owner, an editor or code.
		 *
		 * @param Entry   $entry The entry after the change.
		 * @param Form    $form
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entry_updated', $entry, $form, $by ) );
	}

	/**
	 * @param non-empty-list<int> $ids  Ids of the moved entries.
	 * @param string              $from active, spam or trash.
	 * @param string              $to   active, spam or trash; differs from `$from`.
	 * @param Visitor             $by   The visitor who moved them.
	 */
	public function moved( array $ids, string $from, string $to, Visitor $by ): void {
		/**
		 * Fires after entries were moved between active, spam and trash.
		 *
		 * @param list<int> $ids
		 * @param string    $from
		 * @param string    $to
		 * @param Visitor   $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entries_moved', $ids, $from, $to, $by ) );
	}

	/** @param non-empty-list<int> $ids Ids of the entries that were deleted for good. */
	public function deleted( array $ids ): void {
		/**
		 * Fires after entries were deleted for good with all that belongs to them: by hand, by code, because of their
		 * age, or because a person asked for erasure.
		 *
		 * @param list<int> $ids
		 */
		$this->safely( static fn() => do_action( 'atoll_entries_deleted', $ids ) );
	}

	/** @param \Closure(): void $notify */
	private function safely( \Closure $notify ): void {
		try {
			$notify();
		} catch ( \Throwable $fault ) {
			( new ErrorLog() )->write( $fault, 'a listener of an entry' );
		}
	}
}
