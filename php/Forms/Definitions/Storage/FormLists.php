<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Storage;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/** Lists all forms of a site with their numbers, posts and statuses. Reads no definitions. */
final class FormLists {

	public function __construct( private Queries $queries ) {}

	/**
	 * @return list<int> Numbers of all forms, including those in the trash.
	 * @throws ReadFailed
	 */
	public function numbers(): array {
		return array_map(
			intval( ... ),
			$this->queries->column(
				"SELECT f.number FROM {atoll_forms} f INNER JOIN {posts} p ON p.ID = f.post_id AND p.post_type = %s
				WHERE p.post_status <> 'auto-draft' ORDER BY f.number",
				FormPostType::NAME
			)
		);
	}

	/**
	 * @return list<array{number: int, title: string, status: string}> Forms, newest first, without those in the trash.
	 * @throws ReadFailed
	 */
	public function list(): array {
		return array_map(
			static fn( array $row ) => array(
				'number' => (int) $row['number'],
				'title'  => (string) $row['post_title'],
				'status' => (string) $row['post_status'],
			),
			$this->queries->rows(
				"SELECT f.number, p.post_title, p.post_status FROM {atoll_forms} f
				INNER JOIN {posts} p ON p.ID = f.post_id AND p.post_type = %s
				WHERE p.post_status NOT IN ('trash', 'auto-draft') ORDER BY f.number DESC",
				FormPostType::NAME
			)
		);
	}

	/**
	 * @return list<int> Numbers of published forms that limit who may submit them or when, and of those that are not
	 *                   compiled yet, for example after a restored backup.
	 * @throws ReadFailed
	 */
	public function restricted(): array {
		return array_map(
			intval( ... ),
			$this->queries->column(
				"SELECT f.number FROM {atoll_forms} f INNER JOIN {posts} p ON p.ID = f.post_id AND p.post_type = %s
				WHERE p.post_status = 'publish' AND ( f.definition = '' OR f.definition LIKE BINARY %s )",
				FormPostType::NAME,
				'%"admission":{%' // Empty list: no limits. Compares bytes; a collation is slow.
			)
		);
	}

	/**
	 * @return array<int, string> Post and version of each published form, by form number, without forms that were never
	 *                            compiled.
	 * @throws ReadFailed
	 */
	public function publishedVersions(): array {
		$rows = $this->queries->rows(
			"SELECT f.number, f.post_id, f.version FROM {atoll_forms} f
			INNER JOIN {posts} p ON p.ID = f.post_id AND p.post_type = %s
			WHERE p.post_status = 'publish' AND f.version > 0 ORDER BY f.number",
			FormPostType::NAME
		);
		return array_combine(
			array_map( intval( ... ), array_column( $rows, 'number' ) ),
			array_map( static fn( array $row ): string => "{$row['post_id']} {$row['version']}", $rows )
		);
	}

	/**
	 * @param list<int> $posts Ids of forms' posts.
	 * @return array<int, int> Form numbers by post id; posts without a number are left out.
	 * @throws ReadFailed
	 */
	public function numbersOf( array $posts ): array {
		$rows = array() === $posts
			? array()
			: $this->queries->rows( 'SELECT post_id, number FROM {atoll_forms} WHERE post_id IN (%d)', $posts );
		return array_combine(
			array_map( intval( ... ), array_column( $rows, 'post_id' ) ),
			array_map( intval( ... ), array_column( $rows, 'number' ) )
		);
	}
}
