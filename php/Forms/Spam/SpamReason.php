<?php

declare( strict_types=1 );

namespace Atoll\Forms\Spam;

/** One thing that speaks for spam, or against it. */
final class SpamReason {

	/**
	 * @param string $code   Stays the same for ever, such as `honeypot`.
	 * @param int    $points What it weighs; below 0 where it speaks for a person.
	 * @param string $text   A plain sentence for whoever reads the entry.
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
