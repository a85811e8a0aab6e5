<?php

declare( strict_types=1 );

namespace Atoll\Forms;

use Atoll\Contract\Data;

/** One rule of one field: which, with what, and what to say when it does not hold. */
final class FieldRule {

	public function __construct(
		public readonly string $rule,
		public readonly Data $params,
		public readonly string $message,
	) {}
}
