<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Platform\Settings;

use Atoll\Platform\Settings\SavedSettings;
use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Contract\RestContract;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Reading and saving the site's settings. */
final class SettingsRoutesTest extends SiteTestCase {

	protected function setUp(): void {
		parent::setUp();
		$this->forget();
		$this->actAs( 'administrator' );
	}

	protected function tearDown(): void {
		$this->forget();
		parent::tearDown();
	}

	public function test_the_list_has_every_group_with_its_words_and_values(): void {
		$reply  = $this->get( '/s1t2/v1/settings' );
		$groups = array_column( $reply->get_data()['groups'], null, 'name' );
		$this->assertSame( '', RestContract::complaint( 'atoll/settings-list', $reply->get_data() ) );
		$this->assertSame( Inside::get( Settings::class )->names(), array_keys( $groups ) );
		$this->assertSame( 'Phone number', $groups['company']['settings']['phone']['title'] );
		$this->assertSame( '', $groups['company']['values']->phone );
	}

	public function test_what_is_saved_is_answered_and_reaches_the_site(): void {
		$reply = $this->save(
			'company',
			array( 'phone' => '1800 975 707', 'address' => array( 'suburb' => 'Carlton', 'postcode' => '3053' ) )
		);
		$this->assertSame( 200, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'atoll/settings-save', $reply->get_data() ) );
		$this->assertSame(
			'',
			RestContract::complaint( 'atoll/settings-get', $this->get( '/s1t2/v1/settings/company' )->get_data() )
		);
		$this->assertSame( '1800 975 707', Inside::get( Settings::class )->group( 'company' )->string( 'phone' ) );
		$this->assertSame( 'Carlton', $reply->get_data()['values']->address['suburb'] );
	}

	public function test_what_was_not_sent_stays(): void {
		$this->save( 'company', array( 'phone' => '1800 975 707' ) );
		$this->save( 'company', array( 'email' => 'hello@example.com.au' ) );
		$this->assertSame( '1800 975 707', Inside::get( Settings::class )->group( 'company' )->string( 'phone' ) );
	}

	public function test_only_what_differs_from_the_defaults_is_kept(): void {
		$this->save( 'captcha', array( 'question' => true, 'threshold' => 0.7 ) );
		$this->assertSame( array( 'threshold' => 0.7 ), get_option( 'atoll_captcha' ) );
	}

	public function test_of_two_who_save_the_second_is_told_and_overwrites_nothing(): void {
		$seen = $this->version( 'company' );
		$this->assertSame( 200, $this->put( 'company', array( 'phone' => '1800 975 707' ), $seen )->get_status() );
		$second = $this->put( 'company', array( 'phone' => '13 11 11' ), $seen );
		$this->assertSame( 409, $second->get_status() );
		$this->assertSame( 'atoll_settings_changed', $second->get_data()['code'] );
		$this->assertSame( '1800 975 707', Inside::get( Settings::class )->group( 'company' )->string( 'phone' ) );
		$this->assertSame( 200, $this->save( 'company', array( 'phone' => '13 11 11' ) )->get_status() );
	}

	public function test_who_saves_while_another_saves_is_told_too(): void {
		global $wpdb;
		$lock = new \Atoll\Platform\Database\OptionLock( $wpdb, 'atoll_settings_lock', 30 );
		$this->assertTrue( $lock->acquire() );
		$this->assertSame( 409, $this->save( 'company', array( 'phone' => '13 11 11' ) )->get_status() );
		$lock->release();
	}

	public function test_who_saves_while_the_database_fails_is_told_and_may_try_again(): void {
		$seen = $this->version( 'company' );
		$fail = static fn( string $query ): string => str_contains( $query, 'atoll_company' )
			&& 1 !== preg_match( '/^\s*SELECT/i', $query )
			? 'SELEC'
			: $query;
		$log  = ini_set( 'error_log', '/dev/null' );
		add_filter( 'query', $fail );
		$reply = $this->put( 'company', array( 'phone' => '13 11 11' ), $seen );
		remove_filter( 'query', $fail );
		ini_set( 'error_log', (string) $log );
		$this->assertSame( 503, $reply->get_status() );
		$this->assertSame( 200, $this->put( 'company', array( 'phone' => '13 11 11' ), $seen )->get_status() );
	}

	public function test_saving_what_is_kept_already_is_no_failure(): void {
		$this->assertSame( 200, $this->save( 'company', array( 'phone' => '13 11 11' ) )->get_status() );
		$this->assertSame( 200, $this->save( 'company', array( 'phone' => '13 11 11' ) )->get_status() );
	}

	public function test_nothing_is_kept_while_anything_is_wrong(): void {
		$reply = $this->save(
			'company',
			array(
				'phone'       => '1800 975 707',
				'abn'         => '12',
				'socialLinks' => array( array( 'url' => 'javascript:alert(1)' ) ),
			)
		);
		$this->assertSame( 400, $reply->get_status() );
		$this->assertSame( '', RestContract::complaint( 'error', $reply->get_data() ) );
		$this->assertSame( array( 'abn', 'socialLinks.0.url' ), array_keys( $reply->get_data()['data']['problems'] ) );
		$this->assertFalse( get_option( 'atoll_company' ) );
	}

	public function test_header_and_footer_lead_to_their_menus_and_no_two_groups_sound_alike(): void {
		$groups = array_column( $this->get( '/s1t2/v1/settings' )->get_data()['groups'], null, 'name' );
		foreach ( array( 'header', 'footer' ) as $group ) {
			$this->assertContains( admin_url( 'nav-menus.php' ), array_column( $groups[ $group ]['links'], 'url' ) );
		}
		$words = array_map(
			static fn( string $title ) => strtolower( strtok( $title, ' ' ) ),
			array_column( $groups, 'title' )
		);
		$this->assertSame( $words, array_unique( $words ), 'each begins with another word' );
	}

	public function test_a_picture_must_be_one(): void {
		$reply = $this->save( 'company', array( 'logo' => 999999 ) );
		$this->assertSame( array( 'logo' ), array_keys( $reply->get_data()['data']['problems'] ) );
	}

	public function test_a_secret_is_never_answered_and_stays_until_another_is_sent(): void {
		$first = $this->save( 'captcha', array( 'turnstileSecret' => 'hush_hush' ) );
		$this->assertSame( array( 'isSet' => true ), $first->get_data()['values']->turnstileSecret );
		$this->assertStringNotContainsString(
			'hush_hush',
			(string) wp_json_encode( $this->get( '/s1t2/v1/settings' )->get_data() )
		);
		$this->save( 'captcha', array( 'turnstileSecret' => array( 'isSet' => true ), 'question' => false ) );
		$captcha = Inside::get( Settings::class )->group( 'captcha' );
		$this->assertSame( 'hush_hush', $captcha->string( 'turnstileSecret' ) );
		$this->assertSame(
			array( 'isSet' => false ),
			$this->save( 'captcha', array( 'turnstileSecret' => '' ) )->get_data()['values']->turnstileSecret
		);
	}

	public function test_caches_hear_of_a_save_and_of_no_refusal(): void {
		$heard = array();
		add_action( SavedSettings::SAVED, static function ( string $group ) use ( &$heard ): void {
			$heard[] = $group;
		} );
		$this->save( 'company', array( 'abn' => '12' ) );
		$this->save( 'company', array( 'phone' => '13 11 11' ) );
		$this->assertSame( array( 'company' ), $heard );
	}

	public function test_unknown_groups_and_bodies_that_hold_nothing_are_refused(): void {
		$this->assertSame( 404, $this->get( '/s1t2/v1/settings/nothing' )->get_status() );
		$this->assertSame( 404, $this->put( 'nothing', array(), '' )->get_status() );
		$this->assertSame( 400, $this->send( 'company', array( 'version' => '' ) )->get_status() );
		$this->assertSame( 400, $this->send( 'company', array( 'values' => 'x', 'version' => '' ) )->get_status() );
		$this->assertSame( 409, $this->send( 'company', array( 'values' => array() ) )->get_status() );
		$this->assertSame( 400, $this->send( 'company', array( 'values' => array( 'a list' ) ) )->get_status() );
		$this->assertSame(
			400,
			$this->send( 'company', array( 'values' => array( 'address' => array( 'a list' ) ) ) )->get_status()
		);
	}

	/** @param array<string, mixed> $values */
	private function save( string $group, array $values ): \WP_REST_Response {
		return $this->put( $group, $values, $this->version( $group ) );
	}

	private function version( string $group ): string {
		return $this->get( "/s1t2/v1/settings/{$group}" )->get_data()['version'];
	}

	/** @param array<string, mixed> $values */
	private function put( string $group, array $values, string $version ): \WP_REST_Response {
		return $this->send( $group, array( 'values' => $values, 'version' => $version ) );
	}

	/** @param array<string, mixed> $body */
	private function send( string $group, array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'PUT', "/s1t2/v1/settings/{$group}" );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( $body ) );
		return rest_do_request( $request );
	}

	private function forget(): void {
		foreach ( Inside::get( Settings::class )->names() as $group ) {
			delete_option( Inside::get( Settings::class )->option( $group ) );
		}
		remove_all_actions( SavedSettings::SAVED );
	}
}
