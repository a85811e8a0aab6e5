<?php

declare( strict_types=1 );

namespace Atoll\Forms\Definitions\Placement;

use Atoll\Forms\Definitions\Posts\FormPostType;
use Atoll\Platform\Database\Queries;
use Atoll\Platform\Errors\ReadFailed;

/**
 * Finds the posts and pages that show forms or link to them, and the templates, menus and notices around pages that do
 * so. Searches for all forms at once, so that it reads each content once.
 */
final class PlacementSearch {

	/** Substrings of post content that may show a form. */
	private const MARKERS = array( '<!-- wp:atoll/form ', '<!-- wp:gravityforms/form ', '[atoll_form', '[gravityform' );

	/** Number of contents to hold in memory at once. */
	private const CONTENTS_AT_ONCE = 100;

	public function __construct(
		private Queries $queries,
		private EmbeddedForms $embedded,
		private LinkedForms $linked
	) {}

	/**
	 * @return array{shown: array<int, list<int>>, linked: array<int, list<int>>, around: array<int, list<int>>} Ids of
	 *         published posts by form number, password-protected ones included, oldest first. `around` has the posts
	 *         without a URL, such as notices, menus and template parts, which show the form or link to it.
	 * @throws ReadFailed
	 */
	public function all(): array {
		$found   = array( 'shown' => array(), 'linked' => array(), 'around' => array() );
		$markers = array( ...self::MARKERS, ...LinkedForms::MARKERS );
		$markers = array( ...$markers, ...$this->patternMarkers( $markers ) );
		$types   = get_post_types( array( 'public' => true ) );
		foreach ( $this->contents( $types, $markers ) as $id => $content ) {
			foreach ( array_unique( $this->embedded->in( $content ) ) as $form ) {
				$found['shown'][ $form ][] = $id;
			}
			foreach ( array_unique( $this->linked->in( $content ) ) as $form ) {
				$found['linked'][ $form ][] = $id;
			}
		}
		foreach ( $this->contents( $this->typesAround(), $markers ) as $id => $content ) {
			$forms = array( ...$this->embedded->in( $content ), ...$this->linked->in( $content ) );
			foreach ( array_unique( $forms ) as $form ) {
				$found['around'][ $form ][] = $id;
			}
		}
		return $found;
	}

	/** @return array<string> Types of posts that are printed around pages. Patterns count where they are used. */
	private function typesAround(): array {
		return array_diff(
			get_post_types( array( 'public' => false, 'show_in_rest' => true ) ),
			array( 'wp_block', FormPostType::NAME )
		);
	}

	/**
	 * @param array<string>          $types
	 * @param non-empty-list<string> $markers
	 * @return \Generator<int, string> Contents by post id.
	 */
	private function contents( array $types, array $markers ): \Generator {
		foreach ( array_chunk( $this->ids( $types, $markers ), self::CONTENTS_AT_ONCE ) as $ids ) {
			$sql = 'SELECT ID id, post_content content FROM {posts} WHERE ID IN (%d) ORDER BY ID';
			foreach ( $this->queries->rows( $sql, $ids ) as $row ) {
				yield (int) $row['id'] => (string) $row['content'];
			}
		}
	}

	/**
	 * @param non-empty-list<string> $new Substrings of content that shows a form or links to one.
	 * @return list<string> Substrings of content that uses a synced pattern with such content, also nested patterns.
	 */
	private function patternMarkers( array $new ): array {
		$markers = array();
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
	 * Compares bytes, because a comparison with the column's collation takes seven times as long.
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
