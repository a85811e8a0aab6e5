<?php

declare( strict_types=1 );

namespace Atoll\Platform\Access\PrivateContent;

use Atoll\Platform\Errors\StorageFailed;

/** Finds what everybody may read by the words in it, without WordPress' own ideas of what a search is. */
final class PostTextSearch {

	/** Words per query. */
	private const AT_ONCE = 40;

	/** Keys of meta that belong to files, or that WordPress makes of other texts. */
	private const NO_TEXT = array(
		'_wp_attached_file',
		'_wp_attachment_metadata',
		'_wp_attachment_backup_sizes',
		'_atoll_private_file',
	);

	public function __construct( private \wpdb $wpdb ) {}

	/**
	 * Published posts of any type that hold one of these words, in their content or in their meta.
	 *
	 * @param list<string> $words
	 * @param list<int>    $except Posts that not everybody may read.
	 * @return array<int, string> Content and meta by number.
	 */
	public function holding( array $words, array $except ): array {
		$found = array();
		foreach ( array_chunk( $words, self::AT_ONCE ) as $some ) {
			foreach ( array( ...$this->inContent( $some, $except ), ...$this->inMeta( $some, $except ) ) as $row ) {
				$found[ (int) $row['id'] ] = ( $found[ (int) $row['id'] ] ?? '' ) . "\n" . $row['text'];
			}
		}
		return $found;
	}

	/**
	 * Texts of options that hold one of these words: widgets, themes, settings.
	 *
	 * @param list<string> $words
	 */
	public function ofOptions( array $words ): string {
		$texts = array();
		foreach ( array_chunk( $words, self::AT_ONCE ) as $some ) {
			/** @var list<string> $column */
			$column = $this->wpdb->get_col( "SELECT option_value FROM {$this->wpdb->options} WHERE option_name NOT LIKE '\\_transient%' AND option_name NOT LIKE '\\_site\\_transient%' AND option_name <> 'cron' AND ( {$this->like( 'option_value', $some )} )" );
			$texts  = array( ...$texts, ...$this->said( $column ) );
		}
		return implode( "\n", $texts );
	}

	/**
	 * Contents of these posts.
	 *
	 * @param list<int> $posts
	 * @return list<string>
	 */
	public function of( array $posts ): array {
		/** @var list<string> $texts */
		$texts = array() === $posts ? array() : $this->wpdb->get_col( "SELECT post_content FROM {$this->wpdb->posts} WHERE ID IN ( {$this->numbers( $posts )} )" );
		return $this->said( $texts );
	}

	/**
	 * @param list<string> $words
	 * @param list<int>    $except
	 * @return list<array<string, string|null>>
	 */
	private function inContent( array $words, array $except ): array {
		/** @var list<array<string, string|null>>|null $rows */
		$rows = $this->wpdb->get_results( "SELECT ID id, post_content text FROM {$this->wpdb->posts} WHERE post_status = 'publish' AND post_type NOT IN ( 'revision', 'attachment' ) AND ID NOT IN ( {$this->numbers( $except )} ) AND ( {$this->like( 'post_content', $words )} )", ARRAY_A );
		return $this->said( $rows ?? array() );
	}

	/**
	 * @param list<string> $words
	 * @param list<int>    $except
	 * @return list<array<string, string|null>>
	 */
	private function inMeta( array $words, array $except ): array {
		$files = "'" . implode( "', '", self::NO_TEXT ) . "'";
		/** @var list<array<string, string|null>>|null $rows */
		$rows = $this->wpdb->get_results( "SELECT p.ID id, m.meta_value text FROM {$this->wpdb->postmeta} m INNER JOIN {$this->wpdb->posts} p ON p.ID = m.post_id WHERE p.post_status = 'publish' AND p.ID NOT IN ( {$this->numbers( $except )} ) AND m.meta_key NOT IN ( {$files} ) AND ( {$this->like( 'm.meta_value', $words )} )", ARRAY_A );
		return $this->said( $rows ?? array() );
	}

	/**
	 * @template T
	 * @param list<T> $found
	 * @return list<T>
	 * @throws StorageFailed Of a query that failed WordPress gives no rows, as of one that found none.
	 */
	private function said( array $found ): array {
		return '' === $this->wpdb->last_error
			? $found
			: throw new StorageFailed( "texts of posts: {$this->wpdb->last_error}" );
	}

	/** @param list<string> $words */
	private function like( string $column, array $words ): string {
		return implode(
			' OR ',
			array_map(
				fn( string $word ): string => $this->wpdb->prepare(
					"{$column} LIKE %s",
					'%' . $this->wpdb->esc_like( $word ) . '%'
				),
				$words
			)
		);
	}

	/** @param list<int> $numbers */
	private function numbers( array $numbers ): string {
		return implode( ',', array( 0, ...$numbers ) );
	}
}
