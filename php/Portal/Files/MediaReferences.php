<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\PictureSources;

/** Attachments that a text shows: named by its blocks and shortcodes, or linked by the URL of a file. */
final class MediaReferences {

	/** Block attributes that hold one or more attachment ids. */
	private const ID_ATTRIBUTES = array( 'id', 'mediaId', 'ids', 'mediaID', 'imageId', 'posterId' );

	/** Blocks in which these attributes hold attachment ids. */
	private const BLOCKS = array(
		'core/image',
		'core/file',
		'core/audio',
		'core/video',
		'core/cover',
		'core/gallery',
		'core/media-text',
		'core/playlist',
		'core/playlist-track',
		'atoll/image',
	);

	/** @return list<int> */
	public function ids( string $text ): array {
		preg_match_all( '/\bwp-image-(\d+)\b|\bwp-att-(\d+)\b|\[(?:gallery|playlist)\b[^\]]*?\bids=["\']?([\d, ]+)/', $text, $matches );
		$ids = array_merge(
			...array_map( wp_parse_id_list( ... ), array( ...$matches[1], ...$matches[2], ...$matches[3] ) ),
			...array( array() )
		);
		$ids = array(
			...$ids,
			...$this->idsInBlocks( str_contains( $text, '<!-- wp:' ) ? parse_blocks( $text ) : array() ),
		);
		return array_values( array_unique( array_filter( $ids ) ) );
	}

	/** @return list<string> Paths below the uploads folder. */
	public function paths( string $text ): array {
		preg_match_all( self::pattern(), $text, $matches );
		return array_values( array_unique( array_map( rawurldecode( ... ), $matches[1] ) ) );
	}

	/** Returns a pattern for URLs below the uploads folder, with or without host; the path is the first group. */
	public static function pattern(): string {
		$base = wp_parse_url( wp_get_upload_dir()['baseurl'] );
		$host = preg_quote( ( $base['host'] ?? '' ) . ( isset( $base['port'] ) ? ':' . $base['port'] : '' ), '~' );
		$path = preg_quote( $base['path'] ?? '', '~' );
		return "~(?:(?:https?:)?//{$host}|(?<![\\w./-])){$path}/([^\\s\"'<>()\\\\\\\\?#,&]+)~";
	}

	/**
	 * Adds the pictures that replace the given ones in dark mode.
	 *
	 * @param list<int> $attachments
	 * @return list<int>
	 */
	public function withDarkPictures( array $attachments ): array {
		$dark = wp_parse_id_list(
			array_map(
				static fn( int $attachment ): mixed => get_post_meta( $attachment, PictureSources::DARK, true ),
				$attachments
			)
		);
		return array_values( array_unique( array_filter( array( ...$attachments, ...$dark ) ) ) );
	}

	/**
	 * @param array<array-key, mixed> $blocks As parse_blocks() returns them.
	 * @return list<int>
	 */
	private function idsInBlocks( array $blocks ): array {
		$ids = array();
		foreach ( array_map( JsonData::of( ... ), $blocks ) as $block ) {
			if ( in_array( $block->string( 'blockName' ), self::BLOCKS, true ) ) {
				$attributes = $block->map( 'attrs' );
				foreach ( self::ID_ATTRIBUTES as $name ) {
					$value = $attributes->get( $name );
					$ids   = array(
						...$ids,
						...wp_parse_id_list( is_array( $value ) ? $value : array( $value ) ),
					);
				}
			}
			$ids = array( ...$ids, ...$this->idsInBlocks( $block->map( 'innerBlocks' )->all() ) );
		}
		return array_values( $ids );
	}
}
