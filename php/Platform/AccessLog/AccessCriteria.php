<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/** Criteria for rows of the access log. */
final class AccessCriteria {

	/**
	 * @param int               $user   User id; 0 for all users.
	 * @param AccessAction|null $action Null for all actions.
	 * @param int               $entry  Entry id; 0 for all entries.
	 */
	public function __construct(
		public readonly int $user = 0,
		public readonly ?AccessAction $action = null,
		public readonly int $entry = 0,
		public readonly int $limit = 50,
		public readonly int $offset = 0,
	) {}
}
