<?php

declare( strict_types=1 );

namespace Atoll\Forms\Drafts;

/** Data for somebody who has just saved a draft. */
final class SavedDraft {

	/**
	 * @param string $token     Shown only once: the database has only its hash.
	 * @param string $resumeUrl Absolute URL that opens the form with its answers.
	 * @param int    $version   To be sent with the next save, so that it does not overwrite another one.
	 * @param int    $page      Index from 0.
	 * @param string $text      Explanation of the link, plain text.
	 * @param string $ownKey    Key of the form visit if it differs from the one sent ({@see SeparateFormVisit}); else
	 *                          empty.
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
