<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Engine\Contract\JsonData;

/** An invitation to become a client, or for a client to get an application. Times are seconds since the epoch. */
final class Invitation {

	/**
	 * @param string $firstName As the inviting person typed it; may be empty.
	 * @param int    $entryId   0 if it names no application.
	 * @param int    $ends      Time of expiry.
	 * @param int    $usedAt    0 while it is open.
	 */
	public function __construct(
		public readonly int $id,
		public readonly string $email,
		public readonly string $firstName,
		public readonly int $entryId,
		public readonly int $ends,
		public readonly int $usedAt = 0,
	) {}

	/** @param array<array-key, mixed> $row A row of the invitations table. */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		return new self(
			(int) $data->string( 'id' ),
			$data->string( 'email' ),
			$data->string( 'first_name' ),
			(int) $data->string( 'entry_id' ),
			(int) $data->string( 'ends' ),
			(int) $data->string( 'used_at' ),
		);
	}
}
