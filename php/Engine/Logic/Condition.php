<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Contract\JsonData;

/** Shows or hides something by rules; the mirror of src/forms/logic/condition.ts. */
final class Condition {

	/** @param list<ConditionRule> $rules */
	private function __construct( private bool $shows, private bool $needsAll, private array $rules ) {}

	/** @param JsonData $logic As contract/schema/public-definition.schema.json has it; null when there is none. */
	public static function from( JsonData $logic ): ?self {
		$rules = array_map( ConditionRule::from( ... ), $logic->list( 'rules' ) );
		return array() === $rules
			? null
			: new self( 'show' === $logic->string( 'actionType' ), 'all' === $logic->string( 'logicType' ), $rules );
	}

	/**
	 * Whether what depends on it shows; null while that is open.
	 *
	 * @param callable( string ): ?list<non-empty-list<string>> $sources See {@see ConditionRule::holds()}.
	 */
	public function shows( callable $sources ): ?bool {
		// All: one that fails decides. Any: one that holds does.
		$decides = ! $this->needsAll;
		$isOpen  = false;
		foreach ( $this->rules as $rule ) {
			$holds = $rule->holds( $sources );
			if ( $holds === $decides ) {
				return $decides === $this->shows;
			}
			$isOpen = $isOpen || null === $holds;
		}
		return $isOpen ? null : $decides !== $this->shows;
	}
}
