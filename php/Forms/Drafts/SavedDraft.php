<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

/** What somebody gets who has saved a form. */
final class SavedDraft {

	/**
	 * @param string $token     Not shown again: the database has only its hash.
	 * @param string $resumeUrl Absolute address that opens the form with its answers.
	 * @param int    $version   To be sent with the next save, so that it does not overwrite another's.
	 * @param int    $page      From 0.
	 * @param string $text      What the link is for, plain text.
	 * @param string $ownKey    Where it is another filling than was sent ({@see SeparateFilling}), its key; else empty.
	 */
	public function __construct(
		public readonly string $token,
		public readonly string $resumeUrl,
		public readonly int $version,
		public readonly int $page,
		public readonly string $text,
		public readonly string $ownKey,
	) {}
}
