<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** What was forgotten, and what was not. */
final class ErasureResult {

	/**
	 * @param int          $removed  Things that are gone.
	 * @param bool         $isAll    False when something stays.
	 * @param list<string> $messages Why; plain text, for whoever works on the request.
	 * @param bool         $isDone   False when it is to be asked again, for there is more.
	 */
	public function __construct(
		public readonly int $removed,
		public readonly bool $isAll = true,
		public readonly array $messages = array(),
		public readonly bool $isDone = true
	) {}
}
