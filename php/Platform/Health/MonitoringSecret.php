<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** The secret with which monitoring sees details: `ATOLL_HEALTH_SECRET` from wp-config.php, sent in a header. */
final class MonitoringSecret {

	public const HEADER = 'X-Atoll-Health';

	/** Minimum number of characters; shorter secrets could be guessed. */
	private const LENGTH = 24;

	/** @param string $secret Empty if none is defined. */
	public function __construct( private string $secret ) {}

	public static function ofSite(): self {
		$secret = defined( 'ATOLL_HEALTH_SECRET' ) ? constant( 'ATOLL_HEALTH_SECRET' ) : '';
		return new self( is_string( $secret ) ? $secret : '' );
	}

	/** Compares in constant time. */
	public function matches( string $secret ): bool {
		return strlen( $this->secret ) >= self::LENGTH && hash_equals( $this->secret, $secret );
	}
}
