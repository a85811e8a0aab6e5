<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

/** Which lines of the log are shown. */
final class AccessCriteria {

	/**
	 * @param int               $user   User id; 0 for everybody.
	 * @param AccessAction|null $action Null for all.
	 * @param int               $entry  An entry's id; 0 for all.
	 */
	public function __construct(
		public readonly int $user = 0,
		public readonly ?AccessAction $action = null,
		public readonly int $entry = 0,
		public readonly int $limit = 50,
		public readonly int $offset = 0,
	) {}
}
