<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Forms\Entries\Entry;

/** Whether an entry is taken for spam, and what speaks for it and against it. */
final class SpamVerdict {

	/**
	 * @param list<array{code: string, points: int, text: string}> $reasons Points against a person are positive; the
	 * text is a plain sentence.
	 */
	public function __construct( public readonly bool $isSpam, public readonly array $reasons = array() ) {}

	/** Nobody has looked for any. */
	public static function none(): self {
		return new self( false );
	}

	/** The status of an entry that is stored with it. */
	public function status(): string {
		return $this->isSpam ? Entry::SPAM : Entry::ACTIVE;
	}

	/** As an entry keeps it; empty when there is nothing to say. */
	public function toJson(): string {
		return array() === $this->reasons ? '' : (string) wp_json_encode( $this->reasons );
	}
}
