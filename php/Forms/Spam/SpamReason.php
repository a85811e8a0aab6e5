<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

/** A reason for or against spam. */
final class SpamReason {

	/**
	 * @param string $code   Never changes, such as `honeypot`.
	 * @param int    $points Weight; below 0 if it speaks for a person.
	 * @param string $text   A plain sentence for people who read the entry.
	 */
	public function __construct(
		public readonly string $code,
		public readonly int $points,
		public readonly string $text
	) {}

	/** @return array{code: string, points: int, text: string} */
	public function toArray(): array {
		return array( 'code' => $this->code, 'points' => $this->points, 'text' => $this->text );
	}
}
