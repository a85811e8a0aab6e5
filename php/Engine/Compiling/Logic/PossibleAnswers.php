<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Logic;

use Atoll\Engine\Definition\Choice;
use Atoll\Engine\Definition\Field;
use Atoll\Engine\Logic\ComparableAnswer;

/** Choices of a field, or of one of its inputs, with which conditions can compare. */
final class PossibleAnswers {

	/**
	 * @param list<string> $values Values of the choices; empty if any text can be typed.
	 * @param string       $name   Label of the input; empty for the field as a whole.
	 */
	private function __construct( private array $values, public readonly string $name ) {}

	/** @param string $source Id in a rule: "3" or "3.6". */
	public static function of( Field $field, string $source ): self {
		foreach ( (string) $field->id === $source ? array() : $field->inputs as $input ) {
			if ( $source === $input->id ) {
				return new self(
					array() === $input->choices
						? ( '' === $input->value ? array() : array( $input->value ) )
						: self::values( $input->choices ),
					$input->label
				);
			}
		}
		return new self( (string) $field->id === $source ? self::values( $field->choices ) : array(), '' );
	}

	/** Whether a condition may compare with this value; an empty answer is always possible. */
	public function has( string $value ): bool {
		$folded = ComparableAnswer::folded( $value );
		return '' === $folded || array() === $this->values
			|| in_array( $folded, array_map( ComparableAnswer::folded( ... ), $this->values ), true );
	}

	/**
	 * @param list<Choice> $choices
	 * @return list<string>
	 */
	private static function values( array $choices ): array {
		return array_map( static fn( Choice $choice ) => $choice->value, $choices );
	}
}
