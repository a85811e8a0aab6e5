<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Page;

use Atoll\Forms\Page\Rendering\FormPreview;
use Atoll\Tests\WordPress\Forms\Definitions\BuilderTestCase;
use Atoll\Tests\WordPress\Support\Http\Browser;

/** Forms are tried by those who edit them: judged, and never stored. */
final class FormPreviewTest extends BuilderTestCase {

	public function test_a_draft_is_judged_and_nothing_is_stored(): void {
		global $wpdb;
		$this->actAs( 'editor' );
		$form    = $this->draft( self::NAME_FIELD );
		$missing = $this->post( "/s1t2/v1/forms/{$form}/preview", array( 'input_1' => '' ) );
		$right   = $this->post( "/s1t2/v1/forms/{$form}/preview", array( 'input_1' => 'Jo' ) );

		self::assertSame( 400, $missing->get_status() );
		self::assertSame( array( 1 ), array_keys( (array) $missing->get_data()['validation_messages'] ) );
		self::assertTrue( $right->get_data()['is_valid'] );
		self::assertStringContainsString( 'nothing was stored', $right->get_data()['confirmation_message'] );
		self::assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_entries" ) );
	}

	public function test_its_answers_are_shown_to_be_checked_and_only_to_an_editor(): void {
		$this->actAs( 'editor' );
		$form = $this->draft( self::NAME_FIELD . '<!-- wp:atoll/field {"id":2,"kind":"review","label":"Check"} /-->' );
		$post = fn() => $this->post( "/s1t2/v1/forms/{$form}/preview/review", array( 'input_1' => 'Jo' ) );

		self::assertStringContainsString( '><bdi>Jo</bdi></dd>', $post()->get_data()['review'] );
		wp_set_current_user( 0 );
		self::assertSame( 401, $post()->get_status() );
	}

	public function test_what_is_sent_past_the_trial_is_told_that_it_is_one(): void {
		$editor = $this->actAs( 'editor' );
		$form   = $this->draft( self::NAME_FIELD );
		$page   = Browser::of( $editor );
		$html   = $page->get( "/?atoll_try_form={$form}" )->body;
		$plain  = $page->post( "/?atoll_try_form={$form}", array( 'atoll_form' => '0', 'input_1' => 'Jo' ) )->body;

		self::assertStringContainsString( 'it needs JavaScript', $html );
		self::assertStringContainsString( 'This is a preview: it takes no files', $plain );
	}

	public function test_what_is_no_form_is_not_there(): void {
		$this->actAs( 'editor' );
		self::assertSame( 404, $this->post( '/s1t2/v1/forms/999999/preview', array() )->get_status() );
	}

	public function test_only_editors_are_led_to_the_page(): void {
		$form       = get_post( $this->draft( self::NAME_FIELD ) );
		$canPreview = array();
		foreach ( array( 'anonymous', 'subscriber', 'editor' ) as $role ) {
			wp_set_current_user( $this->user( $role ) );
			$_GET                = array( 'atoll_try_form' => (string) $form->ID );
			$canPreview[ $role ] = isset( apply_filters( 'request', array() )['page_id'] );
		}
		$_GET = array();

		self::assertSame( array( 'anonymous' => false, 'subscriber' => false, 'editor' => true ), $canPreview );
		self::assertStringContainsString( 'atoll_try_form=' . $form->ID, FormPreview::address( $form->ID ) );
	}

	public function test_a_title_is_text_wherever_it_is_printed(): void {
		$evil    = 'Loans <script>alert(1)</script>';
		$editor  = $this->actAs( 'administrator' );
		$form    = $this->draft( self::NAME_FIELD );
		wp_update_post( wp_slash( array( 'ID' => $form, 'post_title' => $evil ) ) );
		$browser = Browser::of( $editor );

		foreach ( array( '/wp-admin/edit.php?post_type=atoll_form', "/?atoll_try_form={$form}" ) as $path ) {
			$html = $browser->get( $path )->body;
			self::assertStringContainsString( 'Loans &lt;script&gt;', $html, $path );
			self::assertStringNotContainsString( $evil, $html, $path );
		}
	}

	public function test_its_bar_leads_back_to_the_form_and_not_to_a_page(): void {
		$editor = $this->actAs( 'editor' );
		$form   = $this->draft( self::NAME_FIELD );
		$html   = Browser::of( $editor )->get( "/?atoll_try_form={$form}" )->body;

		preg_match( '~<li[^>]*id=["\']wp-admin-bar-edit["\'].*?<a[^>]*href=["\']([^"\']*)["\'][^>]*>(.*?)</a>~s', $html, $link );
		self::assertSame( get_edit_post_link( $form, 'raw' ), html_entity_decode( $link[1] ?? '' ) );
		self::assertSame( 'Edit form', wp_strip_all_tags( $link[2] ?? '' ) );
	}

	public function test_to_visitors_a_form_has_no_page_of_its_own(): void {
		self::assertFalse( is_post_type_viewable( 'atoll_form' ) );
		$this->actAs( 'editor' );
		self::assertTrue( is_post_type_viewable( 'atoll_form' ) );
	}
}
