<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\PictureSources;

/** Which attachments a text shows: those that its blocks and shortcodes name, and those whose files it points to. */
final class MediaReferences {

	/** Attributes of blocks that hold an attachment's number, or several. */
	private const ID_ATTRIBUTES = array( 'id', 'mediaId', 'ids', 'mediaID', 'imageId', 'posterId' );

	/** Of the blocks that these attributes name an attachment in. */
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

	/** An address below the uploads folder, whole or without its host; its path is the first group. */
	public static function pattern(): string {
		$base = wp_parse_url( wp_get_upload_dir()['baseurl'] );
		$host = preg_quote( ( $base['host'] ?? '' ) . ( isset( $base['port'] ) ? ':' . $base['port'] : '' ), '~' );
		$path = preg_quote( $base['path'] ?? '', '~' );
		return "~(?:(?:https?:)?//{$host}|(?<![\\w./-])){$path}/([^\\s\"'<>()\\\\\\\\?#,&]+)~";
	}

	/**
	 * These, and the pictures that replace them on dark screens.
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
	 * @param array<array-key, mixed> $blocks As parse_blocks() gives them.
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
