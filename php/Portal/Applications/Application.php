<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Portal\Applications\Record\ApplicationRecord;

/** An entry, as the client who sent it sees it. Times are UTC, `Y-m-d H:i:s`. */
final class Application {

	/**
	 * @param int    $number    The entry's id, by which client and staff refer to it.
	 * @param string $title     The form's title.
	 * @param bool   $canChange Whether its answers may be changed: the form allows it and is on a page, and the
	 *                          application has not ended.
	 */
	public function __construct(
		public readonly int $number,
		public readonly string $title,
		public readonly string $dateSent,
		public readonly string $dateChanged,
		public readonly ApplicationRecord $record,
		public readonly bool $canChange,
	) {}
}
