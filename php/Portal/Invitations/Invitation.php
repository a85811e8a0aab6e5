<?php

declare( strict_types=1 );

namespace Atoll\Portal\Invitations;

use Atoll\Engine\Contract\JsonData;

/** A person who may become a client, or who is one and is to have an application. Times are seconds since the epoch. */
final class Invitation {

	/**
	 * @param string $firstName As whoever invites them wrote it; may be empty.
	 * @param int    $entryId   0 when it names no application.
	 * @param int    $ends      From then on it opens nothing.
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
