<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Images;

use Atoll\Tests\WordPress\Support\Cases\NewsTestCase;

/** The block for a picture, and when what it shows is fetched. */
final class ImageBlockTest extends NewsTestCase {

	public function test_the_block_waits_until_someone_said_what_it_shows(): void {
		$photo = $this->photo( 1400, 1000 );
		$this->assertSame( '', $this->block( array( 'id' => $photo ) ) );
		$this->assertSame( '', $this->block( array( 'id' => $this->front, 'alt' => 'A page is no picture' ) ) );
		$this->assertStringContainsString(
			'alt=""',
			$this->block( array( 'id' => $photo, 'decorative' => true, 'alt' => 'x' ) )
		);
		$html = $this->block(
			array(
				'id'      => $photo,
				'alt'     => 'A "house"',
				'ratio'   => 'strip',
				'caption' => '<em>Ours</em><script>x</script>',
			)
		);
		$this->assertStringContainsString( 'alt="A &quot;house&quot;"', $html );
		$this->assertStringContainsString( 'width="1248" height="384"', $html );
		$this->assertStringContainsString( '<em>Ours</em>', $html );
		$this->assertStringNotContainsString( '<script>', $html );
	}

	public function test_a_figure_of_a_picture_that_only_decorates_is_none_unless_it_has_a_caption(): void {
		$photo  = $this->photo( 1400, 1000 );
		$figure = static fn( string $html ): string => preg_match( '/<figure [^>]*/', $html, $tag ) ? $tag[0] : '';
		$ours   = fn( array $attributes ): string => $figure( $this->block( array( 'id' => $photo ) + $attributes ) );
		$core   = static fn( string $alt, string $caption = '' ): string => $figure(
			do_blocks(
				"<!-- wp:image {\"id\":{$photo}} --><figure class=\"wp-block-image\">"
				. "<img src=\"a.jpg\" alt=\"{$alt}\"/>{$caption}</figure><!-- /wp:image -->"
			)
		);
		foreach ( array( $ours( array( 'decorative' => true ) ), $core( '' ) ) as $tag ) {
			$this->assertStringContainsString( 'role="presentation"', $tag );
		}
		$pictures = array(
			$ours( array( 'alt' => 'A house' ) ),
			$ours( array( 'decorative' => true, 'caption' => 'Ours' ) ),
			$core( 'A house' ),
			$core( '', '<figcaption>Ours</figcaption>' ),
		);
		foreach ( $pictures as $tag ) {
			$this->assertStringContainsString( '<figure', $tag );
			$this->assertStringNotContainsString( 'role', $tag );
		}
	}

	public function test_a_picture_comes_when_it_is_seen_unless_it_is_what_people_see_first(): void {
		$photo = $this->photo( 1400, 1000 );
		$later = $this->block( array( 'id' => $photo, 'alt' => 'A' ) );
		$this->assertStringContainsString( 'loading="lazy"', $later );
		$this->assertStringContainsString( 'sizes="auto, ', $later );
		$first = $this->block( array( 'id' => $photo, 'alt' => 'A', 'priority' => true ) );
		$this->assertStringContainsString( 'fetchpriority="high"', $first );
		$this->assertStringNotContainsString( 'loading=', $first );
	}

	public function test_a_panorama_is_sent_at_two_dots_a_pixel_to_the_densest_of_telephones(): void {
		$image = '<!-- wp:image {"align":"full","className":"is-style-panorama"} --><figure class="wp-block-image alignfull is-style-panorama"><img src="/street.webp" alt=""/></figure><!-- /wp:image -->';
		$this->assertStringContainsString( 'sizes="(min-width: 900px) 100vw, 600px"', do_blocks( $image ) );
		switch_theme( 'twentytwentyfive' );
		$this->assertStringNotContainsString( ' sizes=', do_blocks( $image ), 'No other theme draws panoramas.' );
	}

	public function test_of_a_page_only_the_first_picture_comes_at_once(): void {
		query_posts( array( 'page_id' => $this->front ) );
		$of_page = wp_omit_loading_attr_threshold( true );
		query_posts( array( 's' => 'loan' ) );
		$of_list = wp_omit_loading_attr_threshold( true );
		wp_reset_query();
		$this->assertSame( array( 1, 3 ), array( $of_page, $of_list ) );
	}

	/** @param array<string, mixed> $attributes */
	private function block( array $attributes ): string {
		return trim( do_blocks( '<!-- wp:atoll/image ' . wp_json_encode( $attributes ) . ' /-->' ) );
	}
}
