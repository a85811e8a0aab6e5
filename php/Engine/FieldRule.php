<?php

declare( strict_types=1 );

namespace Atoll\Engine;

use Atoll\Engine\Contract\Data;

/** One rule of one field: which, with what, and what to say when it does not hold. */
final class FieldRule {

	public function __construct(
		public readonly string $rule,
		public readonly Data $params,
		public readonly string $message,
	) {}

	/**
	 * @param Data $owner Of a definition: what has `rules`.
	 * @return list<self>
	 */
	public static function list( Data $owner ): array {
		return array_map( static fn( Data $rule ) => new self( $rule->string( 'rule' ), $rule, $rule->string( 'message' ) ), $owner->list( 'rules' ) );
	}
}
