<?php

declare( strict_types=1 );

namespace Atoll\Forms\Csv;

/** The spec's name of a form's file: its title stripped of punctuation, spaces to underscores, plus .csv. */
final class CsvFileName {

	public static function of( string $title ): string {
		$words = trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}\s]+/u', '', $title ) );
		$name  = mb_substr( (string) preg_replace( '/\s+/u', '_', $words ), 0, 100 );
		return ( '' === $name ? 'form' : $name ) . '.csv';
	}

	/** The value of Content-Disposition; browsers that know no UTF-8 in headers get its plain letters. */
	public static function contentDisposition( string $title ): string {
		$name  = self::of( $title );
		$plain = (string) preg_replace( '/[^A-Za-z0-9_.]/', '', $name );
		return sprintf(
			"attachment; filename=\"%s\"; filename*=UTF-8''%s",
			'.csv' === $plain ? 'form.csv' : $plain,
			rawurlencode( $name )
		);
	}
}
