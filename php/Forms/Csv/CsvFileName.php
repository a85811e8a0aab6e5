<?php

declare( strict_types=1 );

namespace Atoll\Forms\Csv;

/** File name of a form's CSV file (spec): the title without punctuation, underscores for spaces, plus .csv. */
final class CsvFileName {

	public static function fromTitle( string $title ): string {
		$words = trim( (string) preg_replace( '/[^\p{L}\p{M}\p{N}\s]+/u', '', $title ) );
		$name  = mb_substr( (string) preg_replace( '/\s+/u', '_', $words ), 0, 100 );
		return ( '' === $name ? 'form' : $name ) . '.csv';
	}
}
