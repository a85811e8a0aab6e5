<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Site\Theme;

use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Header, footer and the company's words on real pages before they are saved. */
final class SettingsPreviewTest extends SiteTestCase {

	private const WORDS = 'On the land of those who were here first.';

	private int $owner;
	private string $theme;

	protected function setUp(): void {
		parent::setUp();
		$this->theme = get_stylesheet();
		switch_theme( 'atoll' );
		$this->owner = $this->user( 'administrator' );
	}

	protected function tearDown(): void {
		switch_theme( $this->theme );
		parent::tearDown();
	}

	public function test_pages_are_made_with_them_for_whoever_tries_them(): void {
		$token = $this->try( array( 'footerAcknowledgement' => self::WORDS ) );
		$page  = "/?atoll_tried={$token}";

		$tried = Browser::of( $this->owner )->get( $page );
		$this->assertStringContainsString( self::WORDS, $tried->body );
		$this->assertStringNotContainsString( 'id="wpadminbar"', $tried->body, 'visitors have no bar' );
		$this->assertStringContainsString( 'no-store', $tried->header( 'Cache-Control' ) );
	}

	public function test_a_page_as_it_is_saved_has_no_toolbar_either(): void {
		$owner = Browser::of( $this->owner );
		$this->assertStringContainsString( 'id="wpadminbar"', $owner->get( '/' )->body );
		$this->assertStringNotContainsString( 'id="wpadminbar"', $owner->get( '/?atoll_tried=saved' )->body );
	}

	public function test_nobody_else_sees_them_and_nothing_is_kept(): void {
		$token = $this->try( array( 'footerAcknowledgement' => self::WORDS ) );
		$page  = "/?atoll_tried={$token}";

		$this->assertStringNotContainsString( self::WORDS, ( new Browser() )->get( $page )->body, 'a visitor' );
		$this->assertStringNotContainsString(
			self::WORDS,
			Browser::of( $this->user( 'administrator' ) )->get( $page )->body,
			'another owner'
		);
		$this->assertStringNotContainsString(
			self::WORDS,
			Browser::of( $this->owner )->get( '/' )->body,
			'without the token'
		);
		$this->assertSame( array(), get_option( 'atoll_footer', array() ) );
	}

	public function test_two_windows_of_one_person_try_beside_each_other(): void {
		$first  = $this->try( array( 'footerAcknowledgement' => self::WORDS ) );
		$second = $this->try( array( 'footerAcknowledgement' => 'Other words.' ) );
		$owner  = Browser::of( $this->owner );
		$this->assertStringContainsString( self::WORDS, $owner->get( "/?atoll_tried={$first}" )->body );
		$this->assertStringContainsString( 'Other words.', $owner->get( "/?atoll_tried={$second}" )->body );
	}

	public function test_what_cannot_be_saved_cannot_be_tried(): void {
		wp_set_current_user( $this->owner );
		$reply = $this->post(
			'/s1t2/v1/settings/footer/try',
			array( 'values' => array( 'footerAcknowledgement' => str_repeat( 'a', 1001 ) ) )
		);

		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( array( 'footerAcknowledgement' ), array_keys( $reply->get_data()['data']['problems'] ) );
	}

	/** @param array<string, mixed> $values */
	private function try( array $values ): string {
		wp_set_current_user( $this->owner );
		$reply = $this->post( '/s1t2/v1/settings/footer/try', array( 'values' => $values ) );
		$this->assertSame( '', RestContract::complaint( 'atoll/settings-try', $reply->get_data() ) );
		wp_set_current_user( 0 );
		return (string) $reply->get_data()['token'];
	}
}
