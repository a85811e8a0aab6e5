<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Forms\Markup\Html;

/** A day as people read it, in the site's own way of writing days. */
final class Day {

	/** @param string $utc `Y-m-d H:i:s`. */
	public static function html( string $utc ): string {
		$moment = (int) strtotime( "{$utc} UTC" );
		$format = get_option( 'date_format' );
		return Html::element( 'time', array( 'datetime' => gmdate( 'c', $moment ) ), Html::text( (string) wp_date( is_string( $format ) ? $format : 'j F Y', $moment ) ) );
	}

	/**
	 * A sentence with a day in it.
	 *
	 * @param string $sentence Translated, with `%s` where the day stands.
	 */
	public static function in( string $sentence, string $utc ): string {
		return sprintf( Html::text( $sentence ), self::html( $utc ) );
	}
}
