<?php

declare( strict_types=1 );

namespace Atoll\Platform\Privacy;

/** The result of an erasure: what was erased and what was retained. */
final class ErasureResult {

	/**
	 * @param int          $removed  Number of erased items.
	 * @param bool         $isAll    False if something is retained.
	 * @param list<string> $messages Reasons in plain text, for the staff who handle the request.
	 * @param bool         $isDone   False if there is more, so that it has to be called again.
	 */
	public function __construct(
		public readonly int $removed,
		public readonly bool $isAll = true,
		public readonly array $messages = array(),
		public readonly bool $isDone = true
	) {}
}
