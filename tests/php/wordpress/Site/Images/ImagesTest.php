<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Images;

use Atoll\Site\Images\ImagesProvider;
use Atoll\Site\Images\PictureSources;
use Atoll\Site\Images\SmallerFormats;
use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;

/** Real photographs on their way from an upload to a page. */
final class ImagesTest extends NewsTestCase {

	public function test_an_upload_is_cut_to_the_two_ratios(): void {
		$sizes = wp_get_attachment_metadata( $this->photo( 1400, 1000 ) )['sizes'];
		$expected = array(
			'atoll-wide'     => '624x416',
			'atoll-wide-2x'  => '1248x832',
			'atoll-strip'    => '624x192',
			'atoll-strip-2x' => '1248x384',
		);
		foreach ( $expected as $name => $size ) {
			$this->assertSame( $size, "{$sizes[ $name ]['width']}x{$sizes[ $name ]['height']}" );
		}
		$this->assertArrayNotHasKey( 'atoll-wide-3x', $sizes, 'Nothing is enlarged.' );
	}

	public function test_smaller_formats_are_made_after_the_answer_and_once(): void {
		$kept  = array();
		$photo = $this->photo( 1400, 1000 );
		$this->assertNotFalse( wp_next_scheduled( ImagesProvider::CONVERT_IMAGE, array( $photo ) ) );
		$this->assertArrayNotHasKey( SmallerFormats::SOURCES, wp_get_attachment_metadata( $photo ) );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		$data = wp_get_attachment_metadata( $photo );
		foreach ( array( $data, ...array_values( $data['sizes'] ) ) as $size ) {
			foreach ( $size[ SmallerFormats::SOURCES ] as $type => $source ) {
				$file = dirname( (string) get_attached_file( $photo ) ) . '/' . $source['file'];
				$this->assertSame( $type, wp_get_image_mime( $file ) );
				$this->assertLessThan( filesize( substr( $file, 0, -5 ) ), $source['filesize'] );
				$kept[ $file ] = filemtime( $file );
				touch( $file, 1000000000 );
			}
		}
		$this->assertNotEmpty( $kept );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		clearstatcache();
		$this->assertSame(
			array( 1000000000 ),
			array_values( array_unique( array_map( 'filemtime', array_keys( $kept ) ) ) )
		);
	}

	public function test_a_size_whose_name_is_a_number_keeps_its_name(): void {
		$photo  = $this->photo( 700, 500 );
		$data   = wp_get_attachment_metadata( $photo );
		$before = array( '600' => $data['sizes']['medium'] ) + $data['sizes'];
		wp_update_attachment_metadata( $photo, array( 'sizes' => $before ) + $data );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		$after = wp_get_attachment_metadata( $photo )['sizes'];
		$this->assertSame( array_keys( $before ), array_keys( $after ) );
		$this->assertNotEmpty( $after['600'][ SmallerFormats::SOURCES ] );
	}

	public function test_work_that_a_host_has_ended_goes_on_after_the_file_it_was_ended_at(): void {
		$photo = $this->photo( 1100, 786 );
		wp_clear_scheduled_hook( ImagesProvider::CONVERT_IMAGE, array( $photo ) );
		$tried = array();
		$end   = static function ( string $file ) use ( &$tried ): string {
			$tried[] = wp_basename( $file );
			return 4 === count( $tried ) ? throw new \RuntimeException( 'Ended.' ) : $file;
		};
		add_filter( 'image_make_intermediate_size', $end );
		try {
			do_action( ImagesProvider::CONVERT_IMAGE, $photo );
			$this->fail( 'Nothing ended it.' );
		} catch ( \RuntimeException ) {
			$this->assertCount( 4, $tried );
		}
		$this->assertCount( 2, wp_get_attachment_metadata( $photo )[ SmallerFormats::SOURCES ] );
		$this->assertNotFalse( wp_next_scheduled( ImagesProvider::CONVERT_IMAGE, array( $photo ) ) );
		$before = $tried;
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		remove_filter( 'image_make_intermediate_size', $end );
		$this->assertGreaterThan( 4, count( $tried ) );
		$this->assertSame( array(), array_intersect( $before, array_slice( $tried, 4 ) ) );
		$this->assertFalse( wp_next_scheduled( ImagesProvider::CONVERT_IMAGE, array( $photo ) ) );
	}

	public function test_a_deleted_upload_leaves_no_file_behind(): void {
		$photo  = $this->photo( 1100, 786, 'to-go.jpg' );
		$others = dirname( (string) get_attached_file( $photo ) ) . '/to-go*';
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		$this->assertGreaterThan( 10, count( (array) glob( $others ) ) );
		wp_delete_attachment( $photo, true );
		$this->assertSame( array(), glob( $others ) );
	}

	public function test_a_page_offers_the_formats_with_every_width_and_none_that_one_lacks(): void {
		$photo = $this->photo( 1100, 786 );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		$html = wp_get_attachment_image( $photo, 'large' );
		$this->assertSame( 1, preg_match( '~^<picture style="display:contents;border-radius:inherit">(<source type="image/avif" srcset="([^"]+)" sizes="[^"]+">)?<source type="image/webp" srcset="([^"]+)" sizes="[^"]+"><img [^>]+srcset="([^"]+)"[^>]+></picture>$~', $html, $found ), $html );
		$this->assertSame( $found[4], str_replace( '.webp', '', $found[3] ) );
		$this->assertMatchesRegularExpression( '~<img [^>]*width="\d+" height="\d+"~', $html );

		$data = wp_get_attachment_metadata( $photo );
		unset( $data['sizes']['medium'][ SmallerFormats::SOURCES ]['image/webp'] );
		wp_update_attachment_metadata( $photo, $data );
		$this->assertStringNotContainsString( 'type="image/webp"', wp_get_attachment_image( $photo, 'large' ) );
	}

	public function test_an_image_without_more_to_offer_stays_an_image(): void {
		$this->assertStringStartsWith( '<img ', wp_get_attachment_image( $this->photo( 700, 500 ), 'large' ) );
	}

	public function test_a_dark_version_comes_first_and_content_is_wrapped_once(): void {
		$day = $this->photo( 700, 500, 'day.jpg' );
		update_post_meta( $day, PictureSources::DARK, $this->photo( 700, 500, 'night.jpg' ) );
		$content = sprintf( '<figure class="wp-block-image"><img src="%s" class="wp-image-%d" alt=""/></figure>', wp_get_attachment_url( $day ), $day );
		$html    = wp_filter_content_tags( wp_filter_content_tags( $content, 'the_content' ), 'template' );
		$this->assertSame( 1, substr_count( $html, '<picture ' ) );
		$this->assertMatchesRegularExpression( '~<picture [^>]+><source media="\(prefers-color-scheme: dark\)" srcset="[^"]*night~', $html );
		$this->assertMatchesRegularExpression( '~<img[^>]* width="700" height="500"~', $html );
	}

	public function test_a_picture_that_opens_large_on_a_click_stays_beside_its_button(): void {
		$photo = $this->photo( 1100, 786 );
		do_action( ImagesProvider::CONVERT_IMAGE, $photo );
		$image = sprintf( '<figure class="wp-block-image size-large"><img src="%s" alt="" class="wp-image-%d"/></figure>', wp_get_attachment_image_url( $photo, 'large' ), $photo );
		$shown = static fn( string $more ): string => apply_filters( 'the_content', "<!-- wp:image {\"id\":{$photo},\"sizeSlug\":\"large\"{$more}} -->{$image}<!-- /wp:image -->" );
		$this->assertMatchesRegularExpression( '~<img [^>]+></picture></figure>~', $shown( '' ) );
		$this->assertMatchesRegularExpression(
			'~<figure [^>]*wp-lightbox-container[^>]*><img [^>]+><button\s+class="lightbox-trigger"~',
			$shown( ',"lightbox":{"enabled":true}' )
		);
	}

	public function test_a_site_that_is_never_dark_shows_no_dark_version(): void {
		update_option( 'atoll_styles', array( 'darkColours' => array( 'scheme' => 'never' ) ) );
		$day = $this->photo( 700, 500, 'day.jpg' );
		update_post_meta( $day, PictureSources::DARK, $this->photo( 700, 500, 'night.jpg' ) );
		$this->assertStringNotContainsString( 'prefers-color-scheme', wp_get_attachment_image( $day, 'large' ) );
		delete_option( 'atoll_styles' );
	}
}
