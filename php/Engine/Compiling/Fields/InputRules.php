<?php

declare( strict_types=1 );

namespace Atoll\Engine\Compiling\Fields;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\Definition\Choice;

/** Rules for one input of a compound field: how long its answer may be, of which characters, and from which choices. */
final class InputRules {

	public function __construct( private RuleList $rules ) {}

	/**
	 * @param JsonData     $characters The class of characters that it takes; empty for any.
	 * @param list<Choice> $choices
	 * @param string       $message    What every rule says that is broken.
	 * @return list<array<string, mixed>>
	 */
	public function of( JsonData $part, JsonData $characters, array $choices, string $message ): array {
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
		return $this->rules->of( array_map( JsonData::of( ... ), $rules ), array( 'errorMessage' => $message ) );
	}
}
