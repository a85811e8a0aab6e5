<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

/** A status of applications, in the broker's words: an item of the list in the settings. */
final class ApplicationStatus {

	/**
	 * @param string $name     Stored with the application, such as `in-review`.
	 * @param string $title    Short: "With the lender".
	 * @param string $sentence Explanation for the client; plain text.
	 * @param bool   $isEnded  Whether the application is over: settled, declined, withdrawn.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $sentence,
		public readonly bool $isEnded,
	) {}
}
