<?php

declare( strict_types=1 );

namespace Atoll\Entries;

/** A stored submission. Times are UTC, `Y-m-d H:i:s`. */
final class Entry {

	/**
	 * @param array<string, string> $answers Keyed as Gravity Forms keys them: "3", "5.1". Empty ones are left out.
	 * @param string                $status  active, spam or trash.
	 * @param int                   $createdBy User id, 0 for an anonymous visitor.
	 */
	public function __construct(
		public readonly int $id,
		public readonly int $formNumber,
		public readonly int $formVersion,
		public readonly string $status,
		public readonly array $answers,
		public readonly int $createdBy,
		public readonly string $ip,
		public readonly string $userAgent,
		public readonly string $sourceUrl,
		public readonly bool $isRead,
		public readonly bool $isStarred,
		public readonly string $dateCreated,
		public readonly string $dateUpdated,
	) {}

	/** @param array<string, mixed> $row A row of the entries table. */
	public static function fromRow( array $row ): self {
		$answers = json_decode( (string) $row['answers'], true );
		return new self(
			(int) $row['id'],
			(int) $row['form_number'],
			(int) $row['form_version'],
			(string) $row['status'],
			is_array( $answers ) ? array_map( 'strval', $answers ) : array(),
			(int) $row['created_by'],
			(string) $row['ip'],
			(string) $row['user_agent'],
			(string) $row['source_url'],
			(bool) (int) $row['is_read'],
			(bool) (int) $row['is_starred'],
			(string) $row['date_created'],
			(string) $row['date_updated'],
		);
	}
}
