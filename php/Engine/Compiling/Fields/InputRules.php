<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;

/** Rules for one input of a compound field: length of the answer, its characters, and the choices on offer. */
final class InputRules {

	public function __construct( private RuleList $rules ) {}

	/**
	 * @param JsonData     $characters The character class that the input accepts; empty if it accepts any.
	 * @param list<Choice> $choices
	 * @param string       $message    Message of all rules.
	 * @return list<array<string, mixed>>
	 */
	public function compile( JsonData $part, JsonData $characters, array $choices, string $message ): array {
		$rules = array();
		if ( $part->has( 'maxLength' ) ) {
			$rules[] = array( 'rule' => 'maxLength', 'max' => $part->int( 'maxLength' ) );
		}
		if ( $characters->has( 'class' ) ) {
			$rules[] = array( 'rule' => 'pattern', 'pattern' => '^(?:' . $characters->string( 'class' ) . ')+$' );
		}
		if ( array() !== $choices ) {
			$rules[] = array( 'rule' => 'offered', 'values' => array_column( $choices, 'value' ) );
		}
		return $this->rules->compile( array_map( JsonData::of( ... ), $rules ), array( 'errorMessage' => $message ) );
	}
}
