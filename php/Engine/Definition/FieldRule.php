<?php

declare( strict_types=1 );

namespace Atoll\Engine\Definition;

use Atoll\Engine\Contract\JsonData;

/** One rule of a field: its name, its parameters, and the message for values that break it. */
final class FieldRule {

	public function __construct(
		public readonly string $rule,
		public readonly JsonData $params,
		public readonly string $message,
	) {}

	/**
	 * @param JsonData $owner Part of a definition that has `rules`.
	 * @return list<self>
	 */
	public static function list( JsonData $owner ): array {
		return array_map(
			static fn( JsonData $rule ) => new self( $rule->string( 'rule' ), $rule, $rule->string( 'message' ) ),
			$owner->list( 'rules' )
		);
	}
}
