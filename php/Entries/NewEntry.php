<?php

declare( strict_types=1 );

namespace Atoll\Entries;

use Atoll\Access\Visitor;

/** An entry about to be stored. */
final class NewEntry {

	/** @param array<array-key, string> $answers Validated answers, keyed "3", "5.1". */
	public function __construct(
		public readonly int $formNumber,
		public readonly int $formVersion,
		public readonly array $answers,
		public readonly Visitor $visitor,
		public readonly string $sourceUrl,
		private string $key,
	) {}

	/** SHA-256 of the idempotency key: fits any sent key, and compares exactly in any collation. */
	public function keyHash(): string {
		return hash( 'sha256', $this->key );
	}

	/** Tells a repeated submission from another one that uses the same key. */
	public function fingerprint(): string {
		$answers = $this->answers;
		ksort( $answers, SORT_STRING );
		return hash( 'sha256', (string) wp_json_encode( $answers ) );
	}
}
