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

	/** @param Visitor $by Who sent it. */
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

	/** @param Visitor $by Its owner, or an editor. */
	public function updated( Entry $entry, Form $form, Visitor $by ): void {
		/**
		 * The answers of an entry were changed, by its owner or by an editor.
		 *
		 * @param Entry   $entry As it is now.
		 * @param Form    $form
		 * @param Visitor $by
		 */
		$this->safely( static fn() => do_action( 'atoll_entry_updated', $entry, $form, $by ) );
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
