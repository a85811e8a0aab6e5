<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

/** One rule of one field: its name, its parameters, and the message when it does not hold. */
final class FieldRule {

	public function __construct(
		public readonly string $rule,
		public readonly JsonData $params,
		public readonly string $message,
	) {}

	/**
	 * @param JsonData $owner Of a definition: what has `rules`.
	 * @return list<self>
	 */
	public static function list( JsonData $owner ): array {
		return array_map(
			static fn( JsonData $rule ) => new self( $rule->string( 'rule' ), $rule, $rule->string( 'message' ) ),
			$owner->list( 'rules' )
		);
	}
}
