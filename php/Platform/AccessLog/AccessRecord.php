<?php

declare( strict_types=1 );

namespace Atoll\Platform\AccessLog;

use Atoll\Engine\Contract\JsonData;

/** A row of the access log. */
final class AccessRecord {

	/**
	 * @param int    $entryId 0 for an action on several entries.
	 * @param int    $entries Number of entries.
	 * @param string $detail  Id of a file; for an export the request's parameters, for a move from where and to where,
	 *                        as JSON.
	 * @param string $date    UTC, `Y-m-d H:i:s`.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $userId,
		public readonly AccessAction $action,
		public readonly int $entryId,
		public readonly int $entries,
		public readonly string $detail,
		public readonly string $ip,
		public readonly string $date,
	) {}

	/** @param array<array-key, mixed> $row */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		return new self(
			(int) $data->string( 'id' ),
			(int) $data->string( 'user_id' ),
			AccessAction::from( $data->string( 'action' ) ),
			(int) $data->string( 'entry_id' ),
			(int) $data->string( 'entries' ),
			$data->string( 'detail' ),
			$data->string( 'ip' ),
			$data->string( 'date_created' ),
		);
	}
}
