<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Tests\WordPress\Support\Http\Http;

/** The map of SEOPress names no private page, and its heads no tag that only private articles have. */
final class SeoPressTest extends SeoPluginsTestCase {

	public function test_seopress_map_leaves_them_out_beside_what_another_plugin_excludes(): void {
		$this->actAs( 'administrator' );
		$hidden = array_map( static fn( string $name ): int => self::$site->ids[ $name ], self::HIDDEN );
		foreach ( array( array( 7 ), '7, 8', null ) as $others ) {
			$query = apply_filters(
				'seopress_sitemaps_single_query',
				array( 'exclude' => $others, 'order' => 'x' ),
				'page'
			);
			$all   = array( ...wp_parse_id_list( $others ?? array() ), ...$hidden );
			$this->assertSame( array(), array_diff( $all, $query['exclude'] ) );
			$this->assertNotContains( self::$site->ids['before'], $query['exclude'] );
			$this->assertSame( 'x', $query['order'] );
		}
	}

	public function test_nor_the_head_of_a_tag_that_only_a_private_article_has(): void {
		$head = static fn( string $tag ): string => Http::get(
			'/wp-json/seopress/v1/terms/' . self::$site->ids[ $tag ]
		)->body;
		$this->assertStringNotContainsString( Hideaway::MARK, $head( 'tag' ) );
		$this->assertStringContainsString( 'Shared tag', $head( 'shared' ) );
	}
}
