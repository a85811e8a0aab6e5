<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** A date's format: Gravity Forms leaves its default unnamed, and names year/month/day differently. */
final class DateMapping implements KindMapping {

	private const THEIR_DEFAULT = 'mdy';
	/** Ours => theirs, where they differ. */
	private const NAMES = array( 'ymd' => 'ymd_slash' );

	public function names(): array {
		return array( 'dateFormat' );
	}

	public function read( array $gravity, bool $isMoved ): array {
		$theirs = LooseValues::text( $gravity['dateFormat'] ?? '' );
		if ( '' === $theirs ) {
			return $isMoved ? array( 'dateFormat' => self::THEIR_DEFAULT ) : array();
		}
		return array( 'dateFormat' => array_flip( self::NAMES )[ $theirs ] ?? $theirs );
	}

	public function write( array $ours, array $gravity ): array {
		$format = LooseValues::text( $ours['dateFormat'] ?? '' );
		return array( 'dateFormat' => self::NAMES[ $format ] ?? $format ) + $gravity;
	}
}
