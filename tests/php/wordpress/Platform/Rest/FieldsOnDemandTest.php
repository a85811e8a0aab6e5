<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Rest;

use Atoll\Platform\Rest\FieldsOnDemand;
use Atoll\Platform\Services\Hooks;
use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Fields of posts are there in each call that asks for such posts, and for nobody else. */
final class FieldsOnDemandTest extends SiteTestCase {

	public function test_a_call_concerns_what_it_names_lies_below_lists_or_calls_in_one(): void {
		$addresses = array( '/wp/v2/pages', '/wp/v2/pages/7', '/WP/v2/Pages/', '', '/', '/wp/v2', '/batch/v1' );
		foreach ( $addresses as $asked ) {
			self::assertTrue( FieldsOnDemand::concerns( $asked, '/wp/v2/pages' ), $asked );
		}
		foreach ( array( '/wp/v2/pages-of-others', '/wp/v2/posts', '/wp/v', '/atoll/v1/context' ) as $asked ) {
			self::assertFalse( FieldsOnDemand::concerns( $asked, '/wp/v2/pages' ), $asked );
		}
	}

	public function test_visitors_read_a_pages_settings(): void {
		$page  = (int) wp_insert_post(
			array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Hello' )
		);
		$whole = json_decode( Http::get( "/?rest_route=/wp/v2/pages/{$page}" )->body, true );
		wp_delete_post( $page, true );
		self::assertSame( 'primary', $whole['meta'][ PageMeta::HEADER ] ?? null );
	}

	public function test_a_call_inside_of_another_one_finds_fields_that_were_left_out(): void {
		$before = isset( $GLOBALS['wp_filter']['rest_pre_dispatch'] )
			? clone $GLOBALS['wp_filter']['rest_pre_dispatch']
			: null;
		$said   = new \ArrayObject();
		FieldsOnDemand::add( new Hooks(), static fn() => static fn() => $said->append( true ), array( '/wp/v2/tags' ) );
		foreach ( array( '/wp/v2/categories', '/wp/v2/tags', '/wp/v2/tags' ) as $route ) {
			apply_filters( 'rest_pre_dispatch', null, new \WP_REST_Server(), new \WP_REST_Request( 'GET', $route ) );
		}
		$GLOBALS['wp_filter']['rest_pre_dispatch'] = $before;
		self::assertCount( 1, $said );
	}
}
