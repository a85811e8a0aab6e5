<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Engine\Contract\JsonData;
use Atoll\Site\Blocks\BlockWrapper;

/** The block atoll/image: an image of the media library, uncropped or cropped to one of the two ratios. */
final class ImageBlock {

	/**
	 * Renders the block; empty without an image, or until the editor has described it or marked it as decorative.
	 *
	 * @param array<string, mixed> $attributes
	 */
	public function html( array $attributes ): string {
		$image = new JsonData( $attributes );
		$id    = $image->int( 'id' );
		$alt   = trim( $image->string( 'alt' ) );
		if ( $id < 1 || ! wp_attachment_is_image( $id ) || ( '' === $alt && ! $image->bool( 'decorative' ) ) ) {
			return '';
		}
		$ratio   = ImageRatio::tryFrom( $image->string( 'ratio' ) );
		$caption = wp_kses( trim( $image->string( 'caption' ) ), $this->captionTags() );
		$html    = sprintf(
			'<figure %s>%s%s</figure>',
			BlockWrapper::attributes(
				$attributes,
				array( 'class' => 'atoll-image atoll-image--' . ( $ratio->value ?? 'natural' ) )
			),
			wp_get_attachment_image( $id, $this->size( $id, $ratio ), false, $this->attributes( $image, $alt ) ),
			'' === $caption ? '' : '<figcaption class="atoll-image__caption">' . $caption . '</figcaption>'
		);
		return $image->bool( 'decorative' ) ? DecorativeFigures::withoutRole( $html ) : $html;
	}

	private function size( int $attachment, ?ImageRatio $ratio ): string {
		$sizes = array_keys( JsonData::of( wp_get_attachment_metadata( $attachment ) )->map( 'sizes' )->all() );
		return $ratio?->largestOf( $sizes ) ?? 'full';
	}

	/**
	 * @return array{class: string, alt: string, loading: string|false, fetchpriority: string, decoding: string,
	 * sizes: string}
	 */
	private function attributes( JsonData $image, string $alt ): array {
		$priority = $image->bool( 'priority' );
		return array(
			'class'         => 'atoll-image__img',
			'alt'           => $image->bool( 'decorative' ) ? '' : $alt,
			'loading'       => $priority ? false : 'lazy',
			'fetchpriority' => $priority ? 'high' : 'auto',
			'decoding'      => 'async',
			'sizes'         => match ( $image->string( 'align' ) ) {
				'full'  => '100vw',
				'wide'  => '(min-width: 1408px) 1280px, 91vw',
				default => '(min-width: 768px) 704px, 91vw',
			},
		);
	}

	/** @return array<string, array<string, bool>> Tags allowed in captions. */
	private function captionTags(): array {
		return array(
			'a'      => array(
				'href'   => true,
				'rel'    => true,
				'target' => true,
			),
			'em'     => array(),
			'strong' => array(),
			'br'     => array(),
		);
	}
}
