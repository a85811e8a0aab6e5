<?php

declare( strict_types=1 );

namespace Atoll\Forms\Markup\Controls;

use Atoll\Forms\FieldInput;
use Atoll\Forms\Markup\FieldView;

/** A date in three inputs. */
final class DateFields extends DateParts {

	protected function control( FieldView $view, FieldInput $input, string $value, array $attributes ): string {
		return $this->part->typed( $view, $input, $value, $attributes );
	}
}
