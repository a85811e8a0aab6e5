<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Contract\JsonData;

/** Rule of a condition, which compares an answer with a value. */
final class ConditionRule {

	/**
	 * @param string $fieldId Id of a field ("3") or of one of its inputs ("3.6").
	 * @param string $value   In the form of {@see ComparableAnswer}.
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
	 * Whether the rule holds; null while that is undecided. It is decided as soon as no possible answer can change it.
	 *
	 * @param callable( string ): ?list<non-empty-list<string>> $sources Returns possible answers by the rule's field
	 * id: one list of texts once the answer is resolved, two while it is undecided whether the field shows, null while
	 * the answer may be anything.
	 */
	public function holds( callable $sources ): ?bool {
		$verdicts = array_map(
			fn( array $given ) => $this->operator->holds( $given, $this->value ),
			$sources( $this->fieldId ) ?? array()
		);
		return 1 === count( array_unique( $verdicts ) ) ? $verdicts[0] : null;
	}
}
