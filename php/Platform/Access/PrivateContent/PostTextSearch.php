<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\PrivateContent;

use Atoll\Platform\Database\Queries;

/**
 * Finds public texts that contain given strings, bypassing WordPress' search. Compares bytes, because a comparison by
 * language rules (collation) takes seven times as long.
 */
final class PostTextSearch {

	/** Search strings per query. */
	private const WORDS_PER_QUERY = 40;

	/** Meta keys that belong to files, or that WordPress derives from other texts. */
	public const EXCLUDED_KEYS = array(
		'_wp_attached_file',
		'_wp_attachment_metadata',
		'_wp_attachment_backup_sizes',
		'_atoll_private_file',
	);

	public function __construct( private Queries $queries ) {}

	/**
	 * Returns published posts of any type whose content or meta contains one of these strings.
	 *
	 * @param list<string> $words
	 * @param list<int>    $except Posts that are not public.
	 * @return array<int, string> Content and meta by post id.
	 */
	public function postsWith( array $words, array $except ): array {
		$texts = array();
		foreach ( array_chunk( $words, self::WORDS_PER_QUERY ) as $chunk ) {
			foreach ( array( ...$this->inContent( $chunk, $except ), ...$this->inMeta( $chunk, $except ) ) as $row ) {
				$texts[ (int) $row['id'] ] = ( $texts[ (int) $row['id'] ] ?? '' ) . "\n" . $row['text'];
			}
		}
		return $texts;
	}

	/**
	 * Returns texts of options that contain one of these strings: widgets, themes, settings.
	 *
	 * @param list<string> $words
	 */
	public function optionTexts( array $words ): string {
		$texts = array();
		foreach ( array_chunk( $words, self::WORDS_PER_QUERY ) as $chunk ) {
			$texts = array(
				...$texts,
				...$this->queries->column(
					"SELECT option_value FROM {options} WHERE option_name NOT LIKE %s AND option_name NOT LIKE %s
					AND option_name <> 'cron' AND ( {$this->like( 'option_value', $chunk )} )",
					'\\_transient%',
					'\\_site\\_transient%',
					...$this->patterns( $chunk )
				),
			);
		}
		return implode( "\n", $texts );
	}

	/**
	 * Returns the content of these posts.
	 *
	 * @param list<int> $posts
	 * @return list<string>
	 */
	public function contents( array $posts ): array {
		return array() === $posts
			? array()
			: $this->queries->column( 'SELECT post_content FROM {posts} WHERE ID IN (%d)', $posts );
	}

	/**
	 * @param list<string> $words
	 * @param list<int>    $except
	 * @return list<array<string, string|null>>
	 */
	private function inContent( array $words, array $except ): array {
		return $this->queries->rows(
			"SELECT ID id, post_content text FROM {posts} WHERE post_status = 'publish'
			AND post_type NOT IN ( 'revision', 'attachment' ) AND ID NOT IN (%d)
			AND ( {$this->like( 'post_content', $words )} )",
			array( 0, ...$except ),
			...$this->patterns( $words )
		);
	}

	/**
	 * @param list<string> $words
	 * @param list<int>    $except
	 * @return list<array<string, string|null>>
	 */
	private function inMeta( array $words, array $except ): array {
		return $this->queries->rows(
			"SELECT p.ID id, m.meta_value text FROM {postmeta} m INNER JOIN {posts} p ON p.ID = m.post_id
			WHERE p.post_status = 'publish' AND p.ID NOT IN (%d) AND m.meta_key NOT IN (%s)
			AND ( {$this->like( 'm.meta_value', $words )} )",
			array( 0, ...$except ),
			self::EXCLUDED_KEYS,
			...$this->patterns( $words )
		);
	}

	/**
	 * @param literal-string $column
	 * @param list<string>   $words
	 * @return literal-string
	 */
	private function like( string $column, array $words ): string {
		return implode( ' OR ', array_fill( 0, count( $words ), "{$column} LIKE BINARY %s" ) );
	}

	/**
	 * @param list<string> $words
	 * @return list<string>
	 */
	private function patterns( array $words ): array {
		return array_map( $this->queries->like( ... ), $words );
	}
}
