<?php

declare( strict_types=1 );

namespace Atoll\Forms\Submission;

/** Whether an entry is taken for spam, and what speaks for it and against it. */
final class SpamVerdict {

	/**
	 * @param list<array{code: string, points: int, text: string}> $reasons Points against a person are positive; the
	 * text is a plain sentence.
	 */
	public function __construct( public readonly bool $isSpam, public readonly array $reasons = array() ) {}

	/** The status of an entry that is stored with it. */
	public function status(): string {
		return $this->isSpam ? 'spam' : 'active';
	}

	/** As an entry keeps it; empty when there is nothing to say. */
	public function toJson(): string {
		return array() === $this->reasons ? '' : (string) wp_json_encode( $this->reasons );
	}
}
