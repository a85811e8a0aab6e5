<?php

declare( strict_types=1 );

namespace Atoll\Platform\Health;

/** What monitoring shows to be told more than strangers: `ATOLL_HEALTH_SECRET` of wp-config.php, in a header. */
final class MonitoringSecret {

	public const HEADER = 'X-Atoll-Health';

	/** Characters; fewer could be guessed. */
	private const LENGTH = 24;

	/** @param string $secret Empty where there is none. */
	public function __construct( private string $secret ) {}

	public static function ofSite(): self {
		$secret = defined( 'ATOLL_HEALTH_SECRET' ) ? constant( 'ATOLL_HEALTH_SECRET' ) : '';
		return new self( is_string( $secret ) ? $secret : '' );
	}

	/** In a time that does not tell how much of it was right. */
	public function matches( string $secret ): bool {
		return strlen( $this->secret ) >= self::LENGTH && hash_equals( $this->secret, $secret );
	}
}
