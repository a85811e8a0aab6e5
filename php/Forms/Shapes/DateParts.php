<?php

declare( strict_types=1 );

namespace Atoll\Forms\Shapes;

use Atoll\Forms\FieldInput;

/** A date in three inputs. Their numbers are Gravity Forms': month, day, year, in whatever order they stand. */
final class DateParts extends Date {

	public function inputs( int $fieldId, array $choices ): array {
		$inputs = array();
		foreach ( array( 'month', 'day', 'year' ) as $index => $part ) {
			$number   = $index + 1;
			$inputs[] = new FieldInput( "{$fieldId}.{$number}", "input_{$fieldId}[]", part: $part );
		}
		return $inputs;
	}
}
