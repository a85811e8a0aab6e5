<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\AnswerValue;
use Atoll\Engine\FormAnswers\RawInputs;
use Atoll\Engine\Formats\DateFormat;
use Atoll\Engine\Formats\LocalDate;

/**
 * A date as typed, in one input or in several: "31/12/2024". An entry stores a valid date as 2024-12-31.
 */
final class DateShape extends OneInputShape {

	/** Reads one text as the whole date, several as its parts in the format's order, as Gravity Forms sends them. */
	public function read( Field $field, RawInputs $inputs ): string {
		$texts = $inputs->list( "input_{$field->id}" );
		return 1 === count( $texts ) ? $texts[0] : DateFormat::of( $field )->join( $texts );
	}

	/** Joins the parts' default values, if any part has one. */
	public function initial( Field $field ): string {
		$format = DateFormat::of( $field );
		$parts  = $format->join( array_column( $format->inputs( $field ), 'defaultValue' ) );
		return '' === $parts ? $field->data->string( 'defaultValue' ) : $parts;
	}

	public function toEntry( Field $field, string|array $value ): array {
		$typed = implode( '', AnswerValue::texts( $value ) );
		return array( $field->id => DateFormat::of( $field )->parse( $typed )?->toStored() ?? $typed );
	}

	/** Reads a stored date; an incomplete date in a draft stays as it was typed. */
	public function fromEntry( Field $field, array $entry ): string {
		$stored = $entry[ $field->id ] ?? '';
		$date   = LocalDate::fromStored( $stored );
		return null === $date ? $stored : DateFormat::of( $field )->text( $date );
	}

	/** Returns the date in Australian format (spec 9), whatever the form's format. */
	public function display( Field $field, string|array $value ): string {
		$typed = implode( '', AnswerValue::texts( $value ) );
		$date  = DateFormat::of( $field )->parse( $typed );
		return null === $date ? $typed : DateFormat::DayFirst->text( $date );
	}
}
