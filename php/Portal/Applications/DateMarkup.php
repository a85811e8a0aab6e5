<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\SiteDateFormat;

/** Markup of a date in the site's date format. */
final class DateMarkup {

	/** @param string $utc `Y-m-d H:i:s`. */
	public static function html( string $utc ): string {
		$time = SiteDateFormat::seconds( $utc );
		return Html::element(
			'time',
			array( 'datetime' => gmdate( 'c', $time ) ),
			Html::text( SiteDateFormat::day( $time ) )
		);
	}

	/**
	 * Inserts a date into a sentence.
	 *
	 * @param string $sentence Translated, with `%s` for the date.
	 */
	public static function in( string $sentence, string $utc ): string {
		return sprintf( Html::text( $sentence ), self::html( $utc ) );
	}
}
