<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\FormAnswers\FileAnswer;

/** A file that is being uploaded, or was. */
final class Upload {

	/** Some bytes are missing. */
	public const PENDING = 'pending';

	/** Complete and checked, but belongs to no entry yet. */
	public const READY = 'ready';

	/** Belongs to an entry. */
	public const CLAIMED = 'claimed';

	/**
	 * @param string $id         Public id: 32 hexadecimal digits.
	 * @param string $storedName Name on disk: 32 different hexadecimal digits, which never leave the server.
	 * @param int    $size       Size of the complete file in bytes.
	 * @param int    $received   Number of bytes received.
	 * @param int    $requestId  Document request that the file answers; 0 for a file of a form.
	 */
	public function __construct(
		public readonly string $id,
		public readonly string $storedName,
		public readonly int $formNumber,
		public readonly int $fieldId,
		public readonly string $uniqueHash,
		public readonly int $userId,
		public readonly string $name,
		public readonly string $type,
		public readonly int $size,
		public readonly int $received,
		public readonly string $state,
		public readonly int $entryId,
		public readonly int $draftId,
		public readonly int $requestId,
	) {}

	/** @param array<array-key, mixed> $row As returned by the database: every value is a string. */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		$int  = static fn( string $key ): int => (int) $data->string( $key );
		return new self(
			$data->string( 'public_id' ),
			$data->string( 'stored_name' ),
			$int( 'form_number' ),
			$int( 'field_id' ),
			$data->string( 'unique_hash' ),
			$int( 'user_id' ),
			$data->string( 'name' ),
			$data->string( 'type' ),
			$int( 'size' ),
			$int( 'received' ),
			$data->string( 'state' ),
			$int( 'entry_id' ),
			$int( 'draft_id' ),
			$int( 'request_id' ),
		);
	}

	public function isWhole(): bool {
		return self::PENDING !== $this->state;
	}

	public function toAnswer(): FileAnswer {
		return new FileAnswer( $this->name, $this->size, $this->id );
	}
}
