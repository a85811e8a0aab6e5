<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

use Atoll\Forms\Entries\Entry;

/** Verdict whether an entry is spam, with the reasons for and against it. */
final class SpamVerdict {

	/**
	 * @param list<array{code: string, points: int, text: string}> $reasons Positive points speak for spam; the text is
	 * a plain sentence.
	 */
	public function __construct( public readonly bool $isSpam, public readonly array $reasons = array() ) {}

	/** Returns the verdict for answers that were not checked. */
	public static function none(): self {
		return new self( false );
	}

	/** Returns the status for an entry with this verdict. */
	public function status(): string {
		return $this->isSpam ? Entry::SPAM : Entry::ACTIVE;
	}

	/** Returns the reasons as an entry stores them; empty if there are none. */
	public function toJson(): string {
		return array() === $this->reasons ? '' : (string) wp_json_encode( $this->reasons );
	}
}
