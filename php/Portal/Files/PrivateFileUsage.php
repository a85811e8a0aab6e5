<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Platform\Access\PrivateContent\PostTextSearch;
use Atoll\Portal\PrivateContent\PrivatePages;
use Atoll\Portal\PrivateContent\PrivatePostFilter;
use Atoll\Site\Images\PictureSources;

/** Public uses of files: the posts and settings in which everybody sees them. */
final class PrivateFileUsage {

	/** Stands for the site's settings, themes and widgets in lists of posts. */
	public const SITE = 0;

	/** @param \Closure(): list<int> $settingsPictures Returns the attachments named in the site's settings. */
	public function __construct(
		private PrivatePages $pages,
		private MediaReferences $media,
		private PostTextSearch $texts,
		private SyncedPatterns $patterns,
		private \Closure $settingsPictures
	) {}

	/**
	 * Returns where everybody sees these files.
	 *
	 * @param list<int> $attachments
	 * @return array<int, list<int>> Posts by attachment, may include SITE; only attachments with public uses.
	 */
	public function publicUses( array $attachments ): array {
		$groups        = SharedFiles::groups( $attachments );
		$shared        = $this->merged( $groups );
		$lightPictures = $this->lightPictures( $shared );
		$uses          = $this->uses( $this->merged( array( $shared, ...$lightPictures ) ) );
		$all           = array();
		foreach ( $groups as $attachment => $group ) {
			$lights             = array_intersect_key( $lightPictures, array_flip( $group ) );
			$shown              = $this->merged( array( $group, ...$lights ) );
			$all[ $attachment ] = $this->merged( array_intersect_key( $uses, array_flip( $shown ) ) );
		}
		return array_filter( $all );
	}

	/**
	 * @param array<array-key, list<int>> $lists
	 * @return list<int> Each once.
	 */
	private function merged( array $lists ): array {
		return array_values( array_unique( array_merge( ...array_values( $lists ), ...array( array() ) ) ) );
	}

	/**
	 * @param list<int> $attachments
	 * @return array<int, list<int>>
	 */
	private function uses( array $attachments ): array {
		if ( array() === $attachments ) {
			return array();
		}
		$uses = array_fill_keys(
			array_intersect( $attachments, ( $this->settingsPictures )() ),
			array( self::SITE )
		);
		foreach (
			array(
				$this->usesInTexts( $attachments ),
				$this->featured( $attachments ),
				$this->publicParents( $attachments ),
			) as $posts
		) {
			foreach ( $posts as $attachment => $post ) {
				$uses[ $attachment ][] = $post;
			}
		}
		$shownBy = array();
		$posts   = array_unique( array_merge( ...array_values( $uses ), ...array( array() ) ) );
		_prime_post_caches( array_values( array_filter( $posts ) ), false, false ); // Their types are read below.
		foreach ( $posts as $post ) {
			$shownBy[ $post ] = $this->patterns->publicPlaces( array( $post ) );
		}
		return array_map(
			static fn( array $posts ): array => array_merge(
				...array_map( static fn( int $post ): array => $shownBy[ $post ], $posts )
			),
			$uses
		);
	}

	/**
	 * @param non-empty-list<int> $attachments
	 * @return \Generator<int, int> For each attachment, the posts whose text shows it.
	 */
	private function usesInTexts( array $attachments ): \Generator {
		$stems = array_filter( array_combine( $attachments, array_map( $this->stem( ... ), $attachments ) ) );
		$terms = $this->searchTerms( $attachments, array_values( $stems ) );
		$texts = $this->texts->postsWith( $terms, $this->pages->ids() )
			+ array( self::SITE => $this->texts->optionTexts( array_values( $stems ) ) );
		foreach ( $texts as $post => $text ) {
			$ids = $this->media->ids( $text );
			foreach ( $attachments as $attachment ) {
				if (
					in_array( $attachment, $ids, true )
						|| $this->containsFile( $text, $stems[ $attachment ] ?? '' )
				) {
					yield $attachment => $post;
				}
			}
		}
	}

	/**
	 * @param list<int> $attachments
	 * @return \Generator<int, int> For each attachment, the public post that it is attached to.
	 */
	private function publicParents( array $attachments ): \Generator {
		foreach ( $attachments as $attachment ) {
			$parent = (int) wp_get_post_parent_id( $attachment );
			if ( $parent > 0 && 'publish' === get_post_status( $parent ) && ! $this->pages->isPrivate( $parent ) ) {
				yield $attachment => $parent;
			}
		}
	}

	/** Returns the start that all URLs of an attachment's files share, without the extension: `2026/05/photo`. */
	private function stem( int $attachment ): string {
		$path = get_post_meta( $attachment, '_wp_attached_file', true );
		return is_string( $path ) ? (string) preg_replace( '/(-scaled|-rotated)?\.\w+$/', '', $path ) : '';
	}

	private function containsFile( string $text, string $stem ): bool {
		$text = str_replace( '\\/', '/', $text );
		return '' !== $stem
			&& 1 === preg_match( '~' . preg_quote( $stem, '~' ) . '(?:-\d+x\d+|-scaled|-rotated|-e\d+)*\.~', $text );
	}

	/**
	 * @param list<int>    $attachments
	 * @param list<string> $stems
	 * @return list<string> Search terms; every text that shows one of the attachments contains at least one of them.
	 */
	private function searchTerms( array $attachments, array $stems ): array {
		$terms = array( '[gallery', '[playlist', '"ids":[' );
		foreach ( $attachments as $attachment ) {
			array_push( $terms, "wp-image-{$attachment}", "\"id\":{$attachment}", "\"mediaId\":{$attachment}" );
		}
		return array(
			...$terms,
			...$stems,
			...array_map( static fn( string $stem ): string => str_replace( '/', '\\/', $stem ), $stems ),
		);
	}

	/**
	 * @param list<int> $attachments
	 * @return \Generator<int, int> For each attachment, the posts whose featured image it is.
	 */
	private function featured( array $attachments ): \Generator {
		/** @var list<int> $posts */
		$posts = ( new \WP_Query(
			array(
				'post_type'      => 'any',
				'post_status'    => 'publish',
				'post__not_in'   => $this->pages->ids(),
				'posts_per_page' => -1,
				'fields'         => 'ids',
				'no_found_rows'  => true,
				'meta_query'     => array(
					array(
						'key' => '_thumbnail_id',
						'value' => array_map( 'strval', $attachments ),
						'compare' => 'IN',
					),
				),
				PrivatePostFilter::INCLUDE_PRIVATE => true,
			)
		) )->posts;
		foreach ( $posts as $post ) {
			yield (int) get_post_thumbnail_id( $post ) => $post;
		}
	}

	/**
	 * @param list<int> $attachments
	 * @return array<int, list<int>> Pictures that one of these replaces in dark mode, by the dark one.
	 */
	private function lightPictures( array $attachments ): array {
		$lightPictures = array();
		$lightIds      = array() === $attachments
			? array()
			: PrivateFileStore::attachments(
				array(
					'meta_query' => array(
						array(
							'key' => PictureSources::DARK,
							'value' => array_map( 'strval', $attachments ),
							'compare' => 'IN',
						),
					),
				)
			);
		foreach ( $lightIds as $light ) {
			$dark = get_post_meta( $light, PictureSources::DARK, true );
			$lightPictures[ is_numeric( $dark ) ? (int) $dark : 0 ][] = $light;
		}
		return $lightPictures;
	}
}
