<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\FieldKind;
use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\FieldInput;
use Atoll\Engine\Shapes\Shapes;

/** Compiles a field's inputs: those that its kind lists, else those that its shape needs. */
final class InputCompiler {

	public function __construct( private Shapes $shapes, private InputList $inputs ) {}

	/**
	 * @param array<string, mixed> $typed   Settings from {@see TypedSettings}.
	 * @param list<Choice>         $choices
	 * @return list<array<string, mixed>>
	 */
	public function compile(
		FieldKind $kind,
		JsonData $field,
		FieldSettings $settings,
		array $typed,
		array $choices
	): array {
		return array() === $kind->inputs()
			? array_map(
				self::compiled( ... ),
				$this->shapes->named( $kind->shape )->inputs( $field->int( 'id' ), $choices )
			)
			: $this->inputs->compile( $kind, $field, $settings, $typed );
	}

	/** @return array<string, string> */
	private static function compiled( FieldInput $input ): array {
		$compiled = array( 'id' => $input->id, 'name' => $input->name );
		return '' === $input->value && '' === $input->label
			? $compiled
			: $compiled + array( 'value' => $input->value, 'label' => $input->label );
	}
}
