<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** Services for image sizes and formats of uploads, and for the markup of images in pages. */
final class ImagesProvider extends ServiceProvider {

	/** Cron event that converts an upload to smaller formats. */
	public const CONVERT_IMAGE = 'atoll_convert_image';

	/** Prefix of the class name, with the attachment id, of each image in a page's content. */
	private const PICTURE = 'wp-image-';

	public function hooks( Hooks $hooks ): void {
		$hooks->filter(
			'wp_generate_attachment_metadata', fn() => $this->get( ImageConversion::class )->queue( ... ), 10, 2
		);
		$hooks->action( self::CONVERT_IMAGE, fn() => $this->get( ImageConversion::class )->convert( ... ) );
		$hooks->filter( 'wp_delete_file', fn() => $this->get( ImageConversion::class )->delete( ... ) );
		$hooks->filter(
			'wp_content_img_tag', fn() => $this->get( PictureElements::class )->fromContent( ... ), 10, 3
		);
		$hooks->filter( 'wp_get_attachment_image', fn() => $this->get( PictureElements::class )->wrap( ... ), 10, 2 );
		$hooks->filter(
			'the_posts', fn() => $this->get( ImageCachePriming::class )->primeList( ... ), 10, 2,
			when: static fn( mixed ...$args ): bool => is_array( $args[0] ?? null ) && count( $args[0] ) > 1
		);
		// Before WordPress processes the content's images (12).
		$hooks->filter(
			'the_content', fn() => $this->get( ImageCachePriming::class )->primeText( ... ), 11,
			when: static fn( mixed $text = '' ): bool => is_string( $text ) && str_contains( $text, self::PICTURE )
		);
		$hooks->action( 'after_setup_theme', fn() => $this->get( ImageSizes::class )->add( ... ) );
		$hooks->filter(
			'intermediate_image_sizes_advanced', fn() => $this->get( ImageSizes::class )->onlyFitting( ... ), 10, 2
		);
		$hooks->filter( 'image_size_names_choose', fn() => $this->get( ImageSizes::class )->addNames( ... ) );
		$hooks->filter(
			'wp_omit_loading_attr_threshold', fn() => $this->get( ImageWidths::class )->eagerImages( ... )
		);
		// WordPress adds the class name at 10.
		$hooks->filter(
			'wp_get_attachment_image_attributes', fn() => $this->get( ImageWidths::class )->setFeaturedSizes( ... ), 20
		);
		$hooks->filter( 'render_block_core/image', fn() => $this->get( ImageWidths::class )->setSizes( ... ), 10, 2 );
		$hooks->filter(
			'render_block_core/image', static fn() => DecorativeFigures::withoutRole( ... ),
			when: static fn( mixed $html = '' ): bool => is_string( $html ) && str_contains( $html, ' alt=""' )
		);
	}

	public function deactivate(): void {
		$this->get( ImageConversion::class )->deactivate();
	}
}
