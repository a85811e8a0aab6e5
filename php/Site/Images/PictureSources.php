<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Style\DarkMode;

/** Renders the `<source>` elements of a <picture>: a dark version, then smaller formats. */
final class PictureSources {

	/** Attachment meta: id of the attachment to show on dark screens. */
	public const DARK = '_atoll_dark';

	public function __construct( private DarkMode $darkMode ) {}

	/**
	 * @param int    $attachment
	 * @param string $set        `srcset` of the image, or else its `src`.
	 * @param string $sizes      `sizes` of the image.
	 */
	public function render( int $attachment, string $set, string $sizes ): string {
		return $this->dark( $attachment, $sizes ) . $this->formats( $attachment, $set, $sizes, '' );
	}

	private function dark( int $attachment, string $sizes ): string {
		$dark = $this->darkMode->isOn() ? get_post_meta( $attachment, self::DARK, true ) : 0;
		$dark = is_numeric( $dark ) ? (int) $dark : 0;
		$set  = $dark > 0 ? wp_get_attachment_image_srcset( $dark, 'full' ) : false;
		$set  = $dark > 0 && ! $set ? wp_get_attachment_url( $dark ) : $set;
		return $set
			? $this->formats( $dark, $set, $sizes, '(prefers-color-scheme: dark)' )
				. $this->source( '(prefers-color-scheme: dark)', '', $set, $sizes )
			: '';
	}

	private function formats( int $attachment, string $set, string $sizes, string $media ): string {
		$files = $this->files( $attachment );
		$html  = '';
		foreach ( array_keys( SmallerFormats::FORMATS ) as $type ) {
			$siblingSet = $this->siblingSet( $set, $files[ $type ] ?? array() );
			$html      .= '' === $siblingSet ? '' : $this->source( $media, $type, $siblingSet, $sizes );
		}
		return $html;
	}

	/** @return array<string, array<string, string>> File names in smaller formats, by format and original file name. */
	private function files( int $attachment ): array {
		$data  = JsonData::of( wp_get_attachment_metadata( $attachment ) );
		$files = array();
		foreach ( array( $data, ...$data->list( 'sizes' ) ) as $size ) {
			foreach ( array_keys( SmallerFormats::FORMATS ) as $type ) {
				$sibling = $size->map( SmallerFormats::SOURCES )->map( $type )->string( 'file' );
				$file    = wp_basename( $size->string( 'file' ) );
				// An image that was edited since has another file, and this sibling is of the old one.
				if ( str_starts_with( $sibling, "{$file}." ) ) {
					$files[ $type ][ $file ] = $sibling;
				}
			}
		}
		return $files;
	}

	/**
	 * Returns the `srcset` with each file replaced by its sibling. Empty unless all files have one, because browsers
	 * choose the format before the size.
	 *
	 * @param array<string, string> $siblings
	 */
	private function siblingSet( string $set, array $siblings ): string {
		$candidates = preg_split( '/,\s+/', trim( $set ) ) ?: array();
		foreach ( $siblings ? $candidates : array() as $index => $candidate ) {
			list( $url, $width ) = explode( ' ', $candidate, 2 ) + array( '', '' );
			$sibling             = $siblings[ rawurldecode( wp_basename( $url ) ) ] ?? '';
			if ( '' === $sibling ) {
				return '';
			}
			$candidates[ $index ] = rtrim( dirname( $url ) . '/' . rawurlencode( $sibling ) . ' ' . $width );
		}
		return $siblings ? implode( ', ', $candidates ) : '';
	}

	private function source( string $media, string $type, string $set, string $sizes ): string {
		$attributes = array_filter(
			array(
				'media'  => $media,
				'type'   => $type,
				'srcset' => $set,
				'sizes'  => $sizes,
			)
		);
		$html       = '';
		foreach ( $attributes as $name => $value ) {
			$html .= sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
		return "<source{$html}>";
	}
}
