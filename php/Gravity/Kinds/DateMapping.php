<?php

declare( strict_types=1 );

namespace Atoll\Gravity\Kinds;

use Atoll\Gravity\LooseValues;

/** Date format. Gravity Forms leaves its default out, which differs from Atoll's, and names `ymd` differently. */
final class DateMapping implements KindMapping {

	private const GRAVITY_DEFAULT = 'mdy';
	/** Atoll's name => Gravity Forms' name, where they differ. */
	private const NAMES = array( 'ymd' => 'ymd_slash' );

	/** @param string $usual Default date format of a field in a form that was made in Atoll. */
	public function __construct( private bool $isTolerant, private string $usual ) {}

	public function names(): array {
		return array( 'dateFormat' );
	}

	public function read( array $gravity ): array {
		$format = LooseValues::text( $gravity['dateFormat'] ?? '' );
		if ( $this->isTolerant && '' === $format ) {
			return array( 'dateFormat' => self::GRAVITY_DEFAULT );
		}
		if ( ! $this->isTolerant && in_array( $format, array( '', $this->usual ), true ) ) {
			return array();
		}
		return array( 'dateFormat' => array_flip( self::NAMES )[ $format ] ?? $format );
	}

	public function write( array $settings, array $gravity ): array {
		$format = LooseValues::text( $settings['dateFormat'] ?? '' );
		$format = '' === $format && ! $this->isTolerant ? $this->usual : $format;
		return array( 'dateFormat' => self::NAMES[ $format ] ?? $format ) + $gravity;
	}
}
