<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Admin\PersonalData;

use Atoll\Admin\PersonalData\FormPrivacy;
use Atoll\Admin\PersonalData\PrivacyPolicyText;
use Atoll\Admin\PersonalData\ThirdPartyDisclosures;
use Atoll\Forms\Definitions\Posts\FormSource;
use Atoll\Forms\Definitions\Storage\FormRepository;
use Atoll\Forms\Spam\Akismet\Akismet;
use Atoll\Platform\Marketing\ThirdPartyServices;
use Atoll\Platform\Settings\Settings;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** The text that WordPress' guide suggests for the privacy policy says what this very site does. */
final class PrivacyPolicyTextTest extends SiteTestCase {

	protected function tearDown(): void {
		delete_option( FormPrivacy::OPTION );
		delete_option( 'atoll_captcha' );
		delete_option( 'atoll_marketing' );
		delete_option( 'atoll_spam' );
		delete_option( Akismet::KEY );
		parent::tearDown();
	}

	public function test_it_says_how_long_forms_keep_what_was_sent(): void {
		$this->form( 'enquiry', array( 'title' => 'Call <b>me</b> back', 'atoll' => array( 'retentionDays' => 90 ) ) );
		$text = $this->suggested();
		$this->assertStringContainsString( '90 days', $text );
		$this->assertStringNotContainsString( '<b>', $text );
		$this->assertStringNotContainsString( 'for as long as we need it', $text );
	}

	public function test_it_names_forms_that_store_no_ip_address(): void {
		$this->form();
		$this->assertStringNotContainsString( 'keep your IP address', $this->suggested() );
		$this->form( 'enquiry', array( 'title' => 'Call me', 'atoll' => array( 'preventIP' => true ) ) );
		$this->assertStringContainsString(
			'We do not keep your IP address with what you send through the form “Call me”.',
			$this->suggested()
		);
	}

	public function test_without_a_choice_it_says_so_in_general(): void {
		$this->form();
		$this->assertStringContainsString( 'for as long as we need it', $this->suggested() );
	}

	public function test_it_names_other_companies_only_where_they_are_used(): void {
		$this->assertStringNotContainsString( 'Google', $this->suggested() );
		update_option(
			'atoll_captcha',
			array( 'provider' => 'recaptcha', 'recaptchaSiteKey' => 'key', 'recaptchaSecret' => 'secret' )
		);
		$this->assertStringContainsString( 'Google reCAPTCHA', $this->suggested() );
	}

	public function test_it_names_trustpilot_where_its_widget_may_be_shown(): void {
		$reviews = array(
			'trustToggle'     => true,
			'trustDomain'     => 'example.com.au',
			'trustBusinessId' => 'abc',
			'trustTemplateId' => 'def',
		);
		update_option( 'atoll_marketing', $reviews );
		$this->assertStringContainsString( 'Trustpilot', $this->suggested() );
		update_option( 'atoll_marketing', array( 'trustToggle' => false ) + $reviews );
		$this->assertStringNotContainsString( 'Trustpilot', $this->suggested() );
	}

	public function test_it_names_akismet_while_that_is_asked(): void {
		update_option( Akismet::KEY, 'stand-in-key' );
		$this->assertStringContainsString( 'Akismet', $this->suggested() );
		$this->assertStringNotContainsString( 'Akismet', $this->suggested( hasAkismet: false ) );
		update_option( 'atoll_spam', array( 'akismet' => false ) );
		$this->assertStringNotContainsString( 'Akismet', $this->suggested() );
	}

	public function test_a_form_that_was_changed_taken_back_or_removed_is_told_of_as_it_is_now(): void {
		$number = $this->form( 'enquiry', array( 'title' => 'Call me', 'atoll' => array( 'retentionDays' => 90 ) ) );
		$forms  = Inside::get( FormRepository::class );
		$post   = (int) $forms->findAny( $number )?->postId;
		$this->assertStringContainsString( '“Call me” is deleted after 90 days', $this->suggested() );
		update_post_meta( $post, FormSource::SETTINGS, '{"retentionDays":30}' );
		wp_update_post( array( 'ID' => $post, 'post_title' => 'Ring me' ) );
		$this->assertStringContainsString( '“Ring me” is deleted after 30 days', $this->suggested() );
		wp_trash_post( $post );
		$this->assertStringNotContainsString( 'Ring me', $this->suggested() );
		wp_untrash_post( $post );
		$this->assertStringContainsString( 'Ring me', $this->suggested() );
		wp_update_post( array( 'ID' => $post, 'post_status' => 'draft' ) );
		$this->assertStringNotContainsString( 'Ring me', $this->suggested() );
		wp_delete_post( $post, true );
		$this->assertStringContainsString( 'for as long as we need it', $this->suggested() );
	}

	/** The settings of a form that a database cannot tell now may be others than none. */
	public function test_what_the_database_does_not_tell_is_asked_again(): void {
		$this->form( 'enquiry', array( 'title' => 'Call me', 'atoll' => array( 'retentionDays' => 90 ) ) );
		$break = static fn( string $query ): string => str_contains( $query, 'f.definition' ) ? 'BROKEN' : $query;
		add_filter( 'query', $break );
		$GLOBALS['wpdb']->suppress_errors( true );
		$text = $this->suggested();
		$GLOBALS['wpdb']->suppress_errors( false );
		remove_filter( 'query', $break );
		$this->assertStringNotContainsString( 'Call me', $text );
		$this->assertStringContainsString( 'Call me', $this->suggested() );
	}

	private function suggested( bool $hasAkismet = true ): string {
		require_once ABSPATH . 'wp-admin/includes/class-wp-privacy-policy-content.php';
		$akismet   = new Akismet( static fn(): bool => $hasAkismet );
		$companies = new ThirdPartyDisclosures(
			Inside::get( Settings::class ),
			$akismet,
			Inside::get( ThirdPartyServices::class )
		);
		Inside::forgetServices();
		return ( new PrivacyPolicyText( Inside::get( FormPrivacy::class ), $companies->sentences( ... ) ) )->html();
	}
}
