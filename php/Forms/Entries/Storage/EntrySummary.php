<?php

declare( strict_types=1 );

namespace Atoll\Forms\Entries\Storage;

use Atoll\Engine\Contract\JsonData;
use Atoll\Forms\Entries\Entry;

/** An entry without its answers, for lists. Times are UTC, `Y-m-d H:i:s`. */
final class EntrySummary {

	public function __construct(
		public readonly int $id,
		public readonly int $formNumber,
		public readonly string $dateCreated,
		public readonly string $dateUpdated,
		public readonly string $sourceUrl,
	) {}

	/** @param array<array-key, mixed> $row */
	public static function fromRow( array $row ): self {
		$data = new JsonData( $row );
		return new self(
			(int) $data->string( 'id' ),
			(int) $data->string( 'form_number' ),
			$data->string( 'date_created' ),
			$data->string( 'date_updated' ),
			$data->string( 'source_url' )
		);
	}

	public static function of( Entry $entry ): self {
		return new self(
			$entry->id,
			$entry->formNumber,
			$entry->dateCreated,
			$entry->dateUpdated,
			$entry->sourceUrl
		);
	}
}
