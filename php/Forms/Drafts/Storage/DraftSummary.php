<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

/** A draft as its owner's list shows it. Times are UTC, `Y-m-d H:i:s`. */
final class DraftSummary {

	/**
	 * @param int    $page      The one it was left on, from 1.
	 * @param int    $pages     How many the form has.
	 * @param string $pageTitle Plain text; may be empty.
	 * @param string $dateEnds  Until when it works, if it is not saved again.
	 * @param bool $isOpen Whether the list can open it: not while the form is closed or on no page, nor when the list
	 * has no token of it.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $formNumber,
		public readonly string $formTitle,
		public readonly int $page,
		public readonly int $pages,
		public readonly string $pageTitle,
		public readonly string $dateSaved,
		public readonly string $dateEnds,
		public readonly bool $isOpen,
	) {}
}
