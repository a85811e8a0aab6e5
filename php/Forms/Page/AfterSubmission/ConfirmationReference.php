<?php

declare( strict_types=1 );

namespace Atoll\Forms\Page\AfterSubmission;

/** Content of the sealed token in a confirmation's URL. */
final class ConfirmationReference {

	/**
	 * @param int|null $entry    Entry id; null for any browser except the one that sent it.
	 * @param string   $idPrefix Prefix of the element ids in the form that was sent.
	 */
	public function __construct(
		public readonly string $confirmation,
		public readonly ?int $entry,
		public readonly string $seal,
		public readonly string $idPrefix,
	) {}
}
