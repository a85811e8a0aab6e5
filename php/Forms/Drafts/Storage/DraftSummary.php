<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts\Storage;

/** A draft in its owner's list. Times are UTC, `Y-m-d H:i:s`. */
final class DraftSummary {

	/**
	 * @param int    $page      Number of the page it was left on, from 1.
	 * @param int    $pages     Number of pages of the form.
	 * @param string $pageTitle Plain text; may be empty.
	 * @param string $dateEnds  When it expires if it is not saved again.
	 * @param bool   $isOpen    Whether the list can open it: false while the form is closed or not on any page, or if
	 *                          the draft's token was not kept.
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
