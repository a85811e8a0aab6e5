<?php

declare( strict_types=1 );

namespace Atoll\Site\Head;

use Atoll\Engine\Contract\JsonData;
use Atoll\Platform\Database\FrequentPosts;
use Atoll\Platform\Settings\Settings;
use Atoll\Site\Images\ImageSizes;

/** Finds a page's image for sharing: its featured image, or else the site's. */
final class ShareImages {

	/** @var array<string, ?ShareImage> By attachment and last change of attachments. A page asks many times. */
	private array $images = array();

	public function __construct( private Settings $settings, private FrequentPosts $posts ) {}

	public function find( ?\WP_Post $post ): ?ShareImage {
		return $this->image( $post ? (int) get_post_thumbnail_id( $post ) : 0 )
			?? $this->image( $this->settings->group( 'company' )->int( 'shareImage' ) )
			?? $this->image( $this->frontPicture() );
	}

	private function frontPicture(): int {
		$front = get_option( 'page_on_front' );
		return is_numeric( $front ) && (int) $front > 0 ? (int) get_post_thumbnail_id( (int) $front ) : 0;
	}

	/** Returns the image in the size for sharing if that exists, or else as it was uploaded. */
	public function image( int $attachment ): ?ShareImage {
		if ( $attachment < 1 ) {
			return null;
		}
		$key = $attachment . ' ' . wp_cache_get_last_changed( 'posts' );
		if ( ! array_key_exists( $key, $this->images ) ) {
			$this->images[ $key ] = $this->make( $attachment );
		}
		return $this->images[ $key ];
	}

	private function make( int $attachment ): ?ShareImage {
		$this->posts->prime( $attachment );
		$full      = wp_get_attachment_url( $attachment );
		$data      = JsonData::of( wp_get_attachment_metadata( $attachment ) );
		$shareSize = $data->map( 'sizes' )->map( ImageSizes::SHARED );
		$file      = $shareSize->string( 'file' );
		$size      = '' === $file ? $data : $shareSize;
		if ( ! $full || $size->int( 'width' ) < 1 || $size->int( 'height' ) < 1 ) {
			return null;
		}
		$type = '' === $file ? (string) get_post_mime_type( $attachment ) : $shareSize->string( 'mime-type' );
		$alt  = get_post_meta( $attachment, '_wp_attachment_image_alt', true );
		return new ShareImage(
			'' === $file ? $full : trailingslashit( dirname( $full ) ) . rawurlencode( $file ),
			$size->int( 'width' ),
			$size->int( 'height' ),
			$type,
			MetaText::fromHtml( is_string( $alt ) ? $alt : '' )
		);
	}
}
