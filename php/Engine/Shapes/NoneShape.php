<?php

declare( strict_types=1 );

namespace Atoll\Engine\Shapes;

use Atoll\Engine\Definition\Field;
use Atoll\Engine\FormAnswers\RawInputs;

/** No answer; values that are sent for the field are ignored. */
final class NoneShape extends FlatShape {

	public function inputs( int $fieldId, array $choices ): array {
		return array();
	}

	public function read( Field $field, RawInputs $inputs ): string {
		return '';
	}

	public function initial( Field $field ): string {
		return '';
	}

	public function toEntry( Field $field, string|array $value ): array {
		return array();
	}

	public function fromEntry( Field $field, array $entry ): string {
		return '';
	}
}
