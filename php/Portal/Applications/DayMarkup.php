<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Engine\Markup\Html;
use Atoll\Platform\SiteDateFormat;

/** A day as people read it, in the site's own way of writing days. */
final class DayMarkup {

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
	 * A sentence with a day in it.
	 *
	 * @param string $sentence Translated, with `%s` where the day stands.
	 */
	public static function in( string $sentence, string $utc ): string {
		return sprintf( Html::text( $sentence ), self::html( $utc ) );
	}
}
