<?php

declare( strict_types=1 );

namespace Atoll\Forms\Uploads;

use Atoll\Engine\Contract\JsonData;
use Atoll\Engine\FormAnswers\FileAnswer;

/** A file that is being received, or was. */
final class Upload {

	/** Not all bytes are there. */
	public const PENDING = 'pending';

	/** Whole and checked, but nobody's yet. */
	public const READY = 'ready';

	/** An entry's. */
	public const CLAIMED = 'claimed';

	/**
	 * @param string $id         Public: 32 hexadecimal digits.
	 * @param string $storedName Its file's name: 32 other ones, which never leave the server.
	 * @param int    $size       Bytes it has when it is whole.
	 * @param int    $received   Bytes that are there.
	 * @param int    $requestId  Of the document request that it answers; 0 for a form's file.
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

	/** @param array<array-key, mixed> $row As the database gives it: every value text. */
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
