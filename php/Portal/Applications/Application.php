<?php

declare( strict_types=1 );

namespace Atoll\Portal\Applications;

use Atoll\Portal\Applications\Record\ApplicationRecord;

/** An entry as the client who sent it sees it. Times are UTC, `Y-m-d H:i:s`. */
final class Application {

	/**
	 * @param int    $number    The entry's id, by which both sides name it.
	 * @param string $title     Of its form.
	 * @param bool   $canChange Whether its answers may be changed: its form lets them be and is on some page, and it
	 *                          has not ended.
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
