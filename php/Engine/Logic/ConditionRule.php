<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Contract\JsonData;

/** One comparison of a condition. */
final class ConditionRule {

	/**
	 * @param string $fieldId A field, "3", or one of its inputs, "3.6".
	 * @param string $value   As {@see ComparableAnswer} would write it.
	 */
	private function __construct( private string $fieldId, private Operator $operator, private string $value ) {}

	public static function from( JsonData $rule ): self {
		return new self(
			$rule->string( 'fieldId' ),
			Operator::from( $rule->string( 'operator' ) ),
			$rule->string( 'value' )
		);
	}

	/**
	 * Null while it is open; a rule whose result is the same whatever is still open is resolved.
	 *
	 * @param callable( string ): ?list<non-empty-list<string>> $sources What an answer may be, by a rule's field id:
	 * one list of texts once that is resolved, two while it is open whether the field shows, null while it may be
	 * anything.
	 */
	public function holds( callable $sources ): ?bool {
		$verdicts = array_map(
			fn( array $given ) => $this->operator->holds( $given, $this->value ),
			$sources( $this->fieldId ) ?? array()
		);
		return 1 === count( array_unique( $verdicts ) ) ? $verdicts[0] : null;
	}
}
