<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Errors\StorageFailed;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Page\PageMeta;

/**
 * Changes in a request that may move files to or from the private folder. A saved post contributes only the files that
 * it newly shows or no longer shows; with most saves there are none.
 */
final class FileChanges {

	/** Post meta keys that decide whether a page is private. */
	private const PRIVACY_KEYS = array( PageMeta::IS_PRIVATE, PageMeta::IS_LOGIN_PAGE );

	/** Post meta keys that name a file. */
	private const NAMING_KEYS = array( '_thumbnail_id', PictureSources::DARK );

	/** An attachment's meta keys that list its files. */
	private const OWN_KEYS = array( '_wp_attached_file', '_wp_attachment_metadata' );

	/** When more posts change, as in an import, one search of all posts is faster. */
	private const MAX_POSTS = 200;

	/** Readers of a post: logged-in users, everybody, or nobody yet. */
	private const PRIVATE = 'private';
	private const PUBLIC  = 'public';
	private const HIDDEN  = 'hidden';

	private bool $areAllConcerned = false;

	/** @var array<int, array{string, list<int>}|null> Readers and files of each post before the change; null if new. */
	private array $before = array();

	/** @var list<int> Pages that became private or public. */
	private array $pages = array();

	/** @var list<int> Attachment ids. */
	private array $files = array();

	public function __construct( private PrivatePages $privatePages, private PostFiles $postFiles ) {}

	/** Remembers the state of a post that is about to change. */
	public function remember( int $post ): void {
		try {
			if ( ! array_key_exists( $post, $this->before ) && count( $this->before ) < self::MAX_POSTS ) {
				$this->before[ $post ] = $this->state( $post );
			}
		} catch ( StorageFailed ) {
			$this->areAllConcerned = true;
		}
	}

	public function addPost( int $post ): void {
		$this->before += array( $post => null );
	}

	public function addFile( int $attachment ): void {
		$this->files[] = $attachment;
	}

	public function addAll(): void {
		$this->areAllConcerned = true;
	}

	/** Call it before the change and after it. @return bool Whether this meta key affects any files. */
	public function addMeta( int $post, string $key ): bool {
		$isPrivacy = in_array( $key, self::PRIVACY_KEYS, true ) && 'revision' !== get_post_type( $post );
		$files     = in_array( $key, self::OWN_KEYS, true ) ? array( $post ) : array();
		if ( in_array( $key, self::NAMING_KEYS, true ) ) {
			$files = wp_parse_id_list( array( get_post_meta( $post, $key, true ) ) );
		}
		array_push( $this->pages, ...( $isPrivacy ? array( $post ) : array() ) );
		array_push( $this->files, ...array_filter( $files ) );
		return $isPrivacy || array() !== $files;
	}

	/** @return list<int>|null Files that may have to move; null if any file may. */
	public function files(): ?array {
		if ( count( $this->before ) >= self::MAX_POSTS ) {
			return null;
		}
		try {
			$changed = array_map( $this->changedFiles( ... ), array_keys( $this->before ), $this->before );
		} catch ( StorageFailed ) {
			return null;
		}
		return $this->areAllConcerned || array() !== $this->pages
			? null
			: array_values( array_unique( array_merge( $this->files, ...$changed ) ) );
	}

	/**
	 * @return list<int> Pages that became private in this request, including pages below them.
	 * @throws StorageFailed
	 */
	public function newlyPrivate(): array {
		return array() === $this->pages ? array() : array_values(
			array_filter(
				$this->privatePages->ids(),
				fn( int $page ): bool => array() !== array_intersect(
					array( $page, ...get_post_ancestors( $page ) ),
					$this->pages
				)
			)
		);
	}

	public function forget(): void {
		$this->areAllConcerned = false;
		$this->before          = array();
		$this->pages           = array();
		$this->files           = array();
	}

	/**
	 * @param array{string, list<int>}|null $before
	 * @return list<int>
	 * @throws StorageFailed
	 */
	private function changedFiles( int $post, ?array $before ): array {
		list( $oldReaders, $old ) = $before ?? array( self::HIDDEN, array() );
		list( $readers, $new )    = $this->state( $post );
		if ( null !== $before && ( self::PRIVATE === $oldReaders ) !== ( self::PRIVATE === $readers ) ) {
			$this->pages[] = $post; // It was moved to or from below a private page.
		}
		return $oldReaders === $readers
			? array( ...array_diff( $old, $new ), ...array_diff( $new, $old ) )
			: array( ...$old, ...$new );
	}

	/**
	 * @return array{string, list<int>} The readers of a post, and its files.
	 * @throws StorageFailed
	 */
	private function state( int $id ): array {
		$post    = get_post( $id );
		$readers = 'publish' === $post?->post_status ? self::PUBLIC : self::HIDDEN;
		$readers = in_array( $id, $this->privatePages->ids(), true ) ? self::PRIVATE : $readers;
		return null === $post || self::HIDDEN === $readers
			? array( self::HIDDEN, array() )
			: array( $readers, $this->postFiles->withMeta( $post ) );
	}
}
