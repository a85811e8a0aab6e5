<?php

declare( strict_types=1 );

namespace Atoll\Forms\MergeTags;

use Atoll\Engine\Formats\DateFormat;
use Atoll\Engine\Formats\LocalDate;

/** Date formats under Gravity Forms' names: `{Born:8:year}`, `{Born:8:ymd_dash}`. */
final class DateModifier {

	private const PARTS = array( 'year', 'month', 'day' );

	public static function isOne( string $modifier ): bool {
		return in_array( $modifier, self::PARTS, true ) || null !== self::format( $modifier );
	}

	/** @param string $modifier A known modifier. */
	public static function text( string $modifier, LocalDate $date ): string {
		$parts = array_combine( self::PARTS, explode( '-', $date->toStored() ) );
		return $parts[ $modifier ] ?? (string) self::format( $modifier )?->text( $date );
	}

	private static function format( string $modifier ): ?DateFormat {
		return DateFormat::tryFrom( (string) preg_replace( '~^([dmy]{3})_slash$~D', '$1', $modifier ) );
	}
}
