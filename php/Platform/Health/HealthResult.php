<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** What a look at the site found. */
final class HealthResult {

	/**
	 * @param string $status      good, recommended or critical.
	 * @param string $label       What is so, as a heading.
	 * @param string $description What it means and how to mend it, plain text.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $label,
		public readonly string $description
	) {}

	public static function good( string $label, string $description ): self {
		return new self( 'good', $label, $description );
	}

	public static function recommended( string $label, string $description ): self {
		return new self( 'recommended', $label, $description );
	}

	public static function critical( string $label, string $description ): self {
		return new self( 'critical', $label, $description );
	}
}
