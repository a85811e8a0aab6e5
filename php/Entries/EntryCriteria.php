<?php

declare( strict_types=1 );

namespace Atoll\Entries;

/** Which entries a list shows, and in what order. */
final class EntryCriteria {

	/** Sortable columns by the names that clients use. */
	private const SORTABLE = array(
		'id'           => 'id',
		'date_created' => 'date_created',
		'date_updated' => 'date_updated',
		'form_id'      => 'form_number',
		'created_by'   => 'created_by',
		'is_read'      => 'is_read',
		'is_starred'   => 'is_starred',
	);

	/**
	 * @param list<int> $formNumbers Empty means every form.
	 * @param string    $sort         A key of SORTABLE; anything else sorts by id.
	 */
	public function __construct(
		public readonly string $status = 'active',
		public readonly array $formNumbers = array(),
		public readonly int $limit = 10,
		public readonly int $offset = 0,
		private string $sort = 'id',
		private bool $ascending = false,
	) {}

	/** Safe to put into SQL: it is made of listed names only. The id breaks ties, so that pages never overlap. */
	public function orderBy(): string {
		$direction = $this->ascending ? 'ASC' : 'DESC';
		$column    = self::SORTABLE[ $this->sort ] ?? 'id';
		return 'id' === $column ? "id {$direction}" : "{$column} {$direction}, id {$direction}";
	}
}
