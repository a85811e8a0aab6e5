<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/** Finds the posts and pages that show forms, or link to them: of all forms at once, each content is read once. */
final class PlacementSearch {

	/** Substrings of contents that may show a form. */
	private const MARKERS = array( '<!-- wp:atoll/form ', '<!-- wp:gravityforms/form ', '[atoll_form', '[gravityform' );

	/** Contents that are read at once, and forgotten when they were looked at. */
	private const CONTENTS_AT_ONCE = 100;

	public function __construct(
		private Queries $queries,
		private EmbeddedForms $embedded,
		private LinkedForms $linked
	) {}

	/**
	 * @return array{shown: array<int, list<int>>, linked: array<int, list<int>>} Ids of published posts, also behind a
	 *         password, by the numbers of forms; the oldest first.
	 * @throws ReadFailed
	 */
	public function all(): array {
		$types   = get_post_types( array( 'public' => true ) );
		$markers = array( ...self::MARKERS, ...$this->patternMarkers(), ...LinkedForms::MARKERS );
		$found   = array( 'shown' => array(), 'linked' => array() );
		foreach ( array_chunk( $this->ids( $types, $markers ), self::CONTENTS_AT_ONCE ) as $ids ) {
			$sql = 'SELECT ID id, post_content content FROM {posts} WHERE ID IN (%d) ORDER BY ID';
			foreach ( $this->queries->rows( $sql, $ids ) as $row ) {
				foreach ( array_unique( $this->embedded->in( (string) $row['content'] ) ) as $form ) {
					$found['shown'][ $form ][] = (int) $row['id'];
				}
				foreach ( array_unique( $this->linked->in( (string) $row['content'] ) ) as $form ) {
					$found['linked'][ $form ][] = (int) $row['id'];
				}
			}
		}
		return $found;
	}

	/** @return list<string> Substrings of contents that use a synced pattern with a form, also within another one. */
	private function patternMarkers(): array {
		$markers = array();
		$new     = self::MARKERS;
		while ( array() !== $new ) {
			$references = array_map(
				static fn( int $id ) => "<!-- wp:block {\"ref\":{$id}",
				$this->ids( array( 'wp_block' ), $new )
			);
			$new        = array_values( array_diff( $references, $markers ) );
			$markers    = array_merge( $markers, $new );
		}
		return $markers;
	}

	/**
	 * Compares bytes: by the rules of a language it takes seven times as long.
	 *
	 * @param array<string>          $types
	 * @param non-empty-list<string> $markers
	 * @return list<int> Ids of published posts.
	 */
	private function ids( array $types, array $markers ): array {
		$likes = implode( ' OR ', array_fill( 0, count( $markers ), 'post_content LIKE BINARY %s' ) );
		return array_map(
			intval( ... ),
			$this->queries->column(
				"SELECT ID FROM {posts} WHERE post_status = 'publish' AND post_type IN (%s) AND ({$likes}) ORDER BY ID",
				array_values( $types ),
				...array_map( $this->queries->like( ... ), $markers )
			)
		);
	}
}
