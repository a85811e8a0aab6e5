<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Access\Visitor;

/** What came through one of the doors (REST, a plain post), before anything is believed. */
final class Submission {

	/**
	 * @param array<array-key, mixed> $inputs Input name => value as sent: `input_3`, `input_5_1`.
	 * @param string               $key    Idempotency key; empty when the client sent none.
	 */
	public function __construct(
		public readonly int $formNumber,
		public readonly array $inputs,
		public readonly string $key,
		public readonly Visitor $visitor,
		public readonly string $sourceUrl,
	) {}
}
