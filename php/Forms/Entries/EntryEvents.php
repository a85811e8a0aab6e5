<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries;

use Atoll\Engine\Definition\Form;
use Atoll\Platform\Access\Identity\Visitor;
use Atoll\Platform\Errors\ErrorLog;

/**
 * Tells other code about entries that are committed. The entry is stored by then: an exception in another plugin must
 * not make the response an error.
 */
final class EntryEvents {

	/** @param Visitor $by Who sent it, or whose program did. */
	public function stored( Entry $entry, Form $form, Visitor $by ): void {
		/**
		 * An entry was stored for the first time: once for each, never for a repeated submission.
		 *
		 * @param Entry   $entry
		 * @param Form    $form  The version that it was sent with.
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entry_stored', $entry, $form, $by ) );
	}

	/** @param Visitor $by Its owner, an editor, or whose program it was. */
	public function updated( Entry $entry, Form $form, Visitor $by ): void {
		/**
		 * The answers of an entry were changed, by its owner, an editor or a program.
		 *
		 * @param Entry   $entry As it is now.
		 * @param Form    $form
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entry_updated', $entry, $form, $by ) );
	}

	/**
	 * @param non-empty-list<int> $ids  Those that were moved.
	 * @param string              $from active, spam or trash.
	 * @param string              $to   Another one.
	 * @param Visitor             $by   Who moved them.
	 */
	public function moved( array $ids, string $from, string $to, Visitor $by ): void {
		/**
		 * Entries were moved between active, spam and trash.
		 *
		 * @param list<int> $ids
		 * @param string    $from
		 * @param string    $to
		 * @param Visitor   $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entries_moved', $ids, $from, $to, $by ) );
	}

	/** @param non-empty-list<int> $ids Those that were deleted for good. */
	public function deleted( array $ids ): void {
		/**
		 * Entries were deleted for good, with all that belongs to them: by hand, by a program, for their age, or since
		 * a person wants to be forgotten.
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
