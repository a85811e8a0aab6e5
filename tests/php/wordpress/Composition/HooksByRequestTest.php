<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Composition;

use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/**
 * Hooks that only one kind of request needs are there in each request of that kind, whatever its address looks like.
 */
final class HooksByRequestTest extends SiteTestCase {

	private const SIGN = '<meta property="og:';

	public function test_a_page_whose_address_looks_like_a_call_of_the_rest_api(): void {
		$page = (string) get_permalink(
			(int) wp_insert_post( array( 'post_type' => 'page', 'post_status' => 'publish', 'post_title' => 'Hello' ) )
		);
		self::assertStringContainsString( self::SIGN, Http::get( $page )->body );
		self::assertStringContainsString(
			self::SIGN,
			Http::get( $page . ( str_contains( $page, '?' ) ? '&' : '?' ) . 'from=/wp-json/' )->body
		);
	}

	public function test_an_action_of_admin_post_is_answered(): void {
		self::assertSame( 403, Http::get( '/wp-admin/admin-post.php?action=atoll_file' )->status );
	}
}
