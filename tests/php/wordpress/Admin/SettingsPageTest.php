<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin;

use Atoll\Tests\WordPress\Support\Http\Browser;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The screen of the site's settings. */
final class SettingsPageTest extends SiteTestCase {

	public function test_it_is_told_which_page_the_preview_begins_with(): void {
		$owner = Browser::of( $this->user( 'administrator' ) );
		$this->assertStringContainsString(
			'window.atollSettings = {"home":' . wp_json_encode( home_url( '/' ) ) . ',',
			$owner->get( '/wp-admin/admin.php?page=atoll-settings' )->body
		);
	}

	public function test_it_is_told_the_open_forms_also_where_only_settings_may_be_changed(): void {
		$open   = $this->form( 'enquiry', array( 'title' => 'Refinance & <more>' ) );
		$closed = $this->form( 'enquiry', array( 'title' => 'Old', 'is_active' => false ) );
		$user   = $this->user( 'author' );
		get_userdata( $user )->add_cap( 'atoll_edit_settings' );
		$page = Browser::of( $user )->get( '/wp-admin/admin.php?page=atoll-settings' )->body;
		$this->assertSame( 1, preg_match( '/^window\.atollSettings = (.+?); wp\.apiFetch/m', $page, $match ), $page );
		$forms = array_column( json_decode( $match[1], true )['forms'] ?? array(), 'title', 'number' );

		$this->assertSame( 'Refinance & <more>', $forms[ $open ] ?? null );
		$this->assertArrayNotHasKey( $closed, $forms );
	}

	public function test_it_recommends_for_the_logo_only_what_can_be_uploaded(): void {
		$contract = dirname( __DIR__, 4 ) . '/contract/settings/company.json';
		$settings = json_decode( (string) file_get_contents( $contract ), true );
		preg_match_all( '/\b[A-Z][A-Za-z]*[A-Z]\b/', $settings['settings']['logo']['description'], $formats );
		$this->assertNotSame( array(), $formats[0] );
		foreach ( $formats[0] as $format ) {
			$this->assertNotFalse( wp_check_filetype( 'logo.' . strtolower( $format ) )['type'], $format );
		}
	}
}
