<?php

declare( strict_types=1 );

namespace Atoll\Portal\Files;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Images\PictureSources;

/** Which attachments a text shows: those that its blocks and shortcodes name, and those whose files it points to. */
final class MediaReferences {

	/** Attributes of blocks that hold an attachment's number, or several. */
	private const NUMBERS = array( 'id', 'mediaId', 'ids', 'mediaID', 'imageId', 'posterId' );

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
	public function in( string $text ): array {
		preg_match_all( '/\bwp-image-(\d+)\b|\bwp-att-(\d+)\b|\[(?:gallery|playlist)\b[^\]]*?\bids=["\']?([\d, ]+)/', $text, $found );
		$numbers = array_merge(
			...array_map( wp_parse_id_list( ... ), array( ...$found[1], ...$found[2], ...$found[3] ) ),
			...array( array() )
		);
		$numbers = array(
			...$numbers,
			...$this->inBlocks( str_contains( $text, '<!-- wp:' ) ? parse_blocks( $text ) : array() ),
		);
		return array_values( array_unique( array_filter( $numbers ) ) );
	}

	/** @return list<string> Paths below the uploads folder. */
	public function paths( string $text ): array {
		preg_match_all( self::pattern(), $text, $found );
		return array_values( array_unique( array_map( rawurldecode( ... ), $found[1] ) ) );
	}

	/** An address below the uploads folder, whole or without its host; its path is the first group. */
	public static function pattern(): string {
		$base = wp_parse_url( wp_get_upload_dir()['baseurl'] );
		$host = preg_quote( ( $base['host'] ?? '' ) . ( isset( $base['port'] ) ? ':' . $base['port'] : '' ), '~' );
		$path = preg_quote( $base['path'] ?? '', '~' );
		return "~(?:(?:https?:)?//{$host}|(?<![\\w./-])){$path}/([^\\s\"'<>()\\\\\\\\?#,&]+)~";
	}

	/**
	 * What stands in for these on dark screens.
	 *
	 * @param list<int> $attachments
	 * @return list<int>
	 */
	public function withDark( array $attachments ): array {
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
	private function inBlocks( array $blocks ): array {
		$numbers = array();
		foreach ( array_map( JsonData::of( ... ), $blocks ) as $block ) {
			if ( in_array( $block->string( 'blockName' ), self::BLOCKS, true ) ) {
				$attributes = $block->map( 'attrs' );
				foreach ( self::NUMBERS as $name ) {
					$value   = $attributes->get( $name );
					$numbers = array(
						...$numbers,
						...wp_parse_id_list( is_array( $value ) ? $value : array( $value ) ),
					);
				}
			}
			$numbers = array( ...$numbers, ...$this->inBlocks( $block->map( 'innerBlocks' )->all() ) );
		}
		return array_values( $numbers );
	}
}
