<?php

declare( strict_types=1 );

namespace Atoll\Engine\Markup\Controls;

use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Markup\Fields\FieldView;

/** A date in three inputs. */
final class DateFields extends DateParts {

	protected function control( FieldView $view, FieldInput $input, string $value, array $attributes ): string {
		return $this->part->input( $view, $input, $value, $attributes );
	}
}
