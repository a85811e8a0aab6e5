<?php

declare( strict_types=1 );

namespace Atoll\Site\Images;

use Atoll\Platform\Services\Hooks;
use Atoll\Platform\Services\ServiceProvider;

/** The sizes and formats that are made of uploads, and how pictures stand in a page, whatever its blocks. */
final class ImagesProvider extends ServiceProvider {

	/** The event in WordPress' cron that makes the smaller formats of an upload. */
	public const CONVERT_IMAGE = 'atoll_convert_image';

	/** The class of each picture in a text, before its number. */
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
		// Before WordPress goes through the text's images (12).
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
		// WordPress adds the class at 10.
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
