<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** The result of a health check. */
final class HealthResult {

	public const GOOD        = 'good';
	public const RECOMMENDED = 'recommended';
	public const CRITICAL    = 'critical';

	/**
	 * @param string            $status      One of the constants above, as WordPress calls them.
	 * @param string            $label       The result as a heading.
	 * @param string            $description What it means and how to fix it; plain text.
	 * @param HealthAction|null $action      A link that fixes it at once, if there is one.
	 */
	private function __construct(
		public readonly string $status,
		public readonly string $label,
		public readonly string $description,
		public readonly ?HealthAction $action = null
	) {}

	public static function good( string $label, string $description ): self {
		return new self( self::GOOD, $label, $description );
	}

	public static function recommended( string $label, string $description ): self {
		return new self( self::RECOMMENDED, $label, $description );
	}

	public static function critical( string $label, string $description, ?HealthAction $action = null ): self {
		return new self( self::CRITICAL, $label, $description, $action );
	}
}
