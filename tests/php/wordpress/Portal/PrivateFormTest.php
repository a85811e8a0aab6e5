<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal;

use Atoll\Site\Page\PageMeta;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** A form on a private page, posted without a script. */
final class PrivateFormTest extends SiteTestCase {

	public function test_it_takes_nothing_from_who_may_not_see_its_page(): void {
		$form    = $this->form();
		$public  = $this->page( $form );
		$private = $this->page( $form );
		$body    = "input_1=Jo&input_2=jo%40example.com&input_11_1=1&atoll_form={$form}";
		update_post_meta( url_to_postid( $private ), PageMeta::IS_PRIVATE, '1' );
		$this->assertStringContainsString( 'wp-login.php', Http::post( $private, $body )->header( 'Location' ) );
		$this->assertSame( 0, $this->countEntries() );
		$this->assertSame( 303, Http::post( $public, $body )->status );
		$this->assertSame( 1, $this->countEntries() );
	}
}
