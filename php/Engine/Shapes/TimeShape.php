<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\Formats\ClockFormat;

/** A time of day, `02:30 pm` or `14:30`, in the format in which Gravity Forms stores it too. */
final class TimeShape extends OneInputShape {

	public function read( Field $field, RawInputs $inputs ): string {
		$texts  = $inputs->list( "input_{$field->id}" );
		$format = ClockFormat::of( $field );
		return 1 === count( $texts ) ? $format->normalise( $texts[0] ) : $format->join( $texts );
	}

	/** Joins the default values of hour and minute, if either has one. */
	public function initial( Field $field ): string {
		$format = ClockFormat::of( $field );
		$parts  = $format->join( array_column( $field->inputs, 'defaultValue' ) );
		return '' === $parts ? $format->normalise( $field->data->string( 'defaultValue' ) ) : $parts;
	}
}
