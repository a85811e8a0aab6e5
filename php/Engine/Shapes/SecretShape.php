<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\FormAnswers\RawInputs;

/**
 * A text that is validated, then discarded: an entry only stores that there was one. If it is asked for twice and the
 * two texts differ, they are read as two lines, which no password input can send, so that a rule refuses them.
 */
final class SecretShape extends OneInputShape {

	private const GIVEN = 'set';

	public function read( Field $field, RawInputs $inputs ): string {
		$typed = array_map( static fn( FieldInput $input ) => $inputs->text( $input->name ), $field->inputs );
		return implode( "\n", array_unique( $typed ) );
	}

	public function initial( Field $field ): string {
		return '';
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array( $field->id => self::GIVEN );
	}

	/** Returns only whether the secret was given; no output of the field ever shows it. */
	public function fromEntry( Field $field, array $entry ): string {
		return '' === ( $entry[ $field->id ] ?? '' ) ? '' : self::GIVEN;
	}

	public function display( Field $field, string|array $value ): string {
		return self::GIVEN;
	}
}
