<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** A date's format: Gravity Forms leaves its default unnamed, and names year/month/day differently. */
final class DateMapping implements KindMapping {

	private const GRAVITY_DEFAULT = 'mdy';
	/** Atoll's => Gravity Forms', where they differ. */
	private const NAMES = array( 'ymd' => 'ymd_slash' );

	public function __construct( private bool $isTolerant ) {}

	public function names(): array {
		return array( 'dateFormat' );
	}

	public function read( array $gravity ): array {
		$format = LooseValues::text( $gravity['dateFormat'] ?? '' );
		if ( '' === $format ) {
			return $this->isTolerant ? array( 'dateFormat' => self::GRAVITY_DEFAULT ) : array();
		}
		return array( 'dateFormat' => array_flip( self::NAMES )[ $format ] ?? $format );
	}

	public function write( array $settings, array $gravity ): array {
		$format = LooseValues::text( $settings['dateFormat'] ?? '' );
		return array( 'dateFormat' => self::NAMES[ $format ] ?? $format ) + $gravity;
	}
}
