<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

/** What the sealed token in a confirmation's address holds. */
final class ConfirmationReference {

	/**
	 * @param int|null $entry    Its id; null for another browser than the one that sent it.
	 * @param string   $idPrefix What the ids of the place that the form was sent from begin with.
	 */
	public function __construct(
		public readonly string $confirmation,
		public readonly ?int $entry,
		public readonly string $seal,
		public readonly string $idPrefix,
	) {}
}
