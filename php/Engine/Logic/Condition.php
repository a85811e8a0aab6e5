<?php

declare( strict_types=1 );

namespace Atoll\Engine\Logic;

use Atoll\Engine\Contract\JsonData;

/** Rules that show or hide something; the mirror of src/forms/logic/condition.ts. */
final class Condition {

	/** @param list<ConditionRule> $rules */
	private function __construct( private bool $shows, private bool $needsAll, private array $rules ) {}

	/** @param JsonData $logic As in contract/schema/public-definition.schema.json; if empty, there is no condition. */
	public static function from( JsonData $logic ): ?self {
		$rules = array_map( ConditionRule::from( ... ), $logic->list( 'rules' ) );
		return array() === $rules
			? null
			: new self( 'show' === $logic->string( 'actionType' ), 'all' === $logic->string( 'logicType' ), $rules );
	}

	/**
	 * Whether the dependent part of the form shows; null while that is undecided.
	 *
	 * @param callable( string ): ?list<non-empty-list<string>> $sources See {@see ConditionRule::holds()}.
	 */
	public function shows( callable $sources ): ?bool {
		// If all rules are needed, one that fails decides; else one that holds does.
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
