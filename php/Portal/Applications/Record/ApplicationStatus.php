<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications\Record;

/** How an application stands, in the broker's words: one of the settings' list. */
final class ApplicationStatus {

	/**
	 * @param string $name     Kept with the application, such as `in-review`.
	 * @param string $title    Short: "With the lender".
	 * @param string $sentence What it means for the client; plain text.
	 * @param bool   $isEnded  Nothing more is to come: settled, declined, withdrawn.
	 */
	public function __construct(
		public readonly string $name,
		public readonly string $title,
		public readonly string $sentence,
		public readonly bool $isEnded,
	) {}
}
