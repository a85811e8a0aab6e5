<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Forms\Modals\ModalShell;
use Atoll\Platform\Settings\DisplayedPhone;
use Atoll\Platform\Settings\Settings;
use Atoll\Platform\Settings\SettingValues;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Whoever sends a form is answered in the language of the page, which the REST API's address does not tell. */
final class PageLanguageTest extends SiteTestCase {

	private const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	public function test_addresses_that_a_page_calls_say_its_language_where_that_is_not_the_sites(): void {
		$fields   = array(
			array( 'id' => 1, 'type' => 'text', 'label' => 'Name' ),
			array( 'id' => 2, 'type' => 'fileupload', 'label' => 'Payslip' ),
			array( 'id' => 3, 'type' => 'page' ),
			array( 'id' => 4, 'type' => 'html', 'atoll' => array( 'kind' => 'review', 'label' => 'Check' ) ),
		);
		$number   = $this->form( changes: array( 'fields' => $fields, 'save' => array( 'enabled' => true ) ) );
		$settings = new Settings( dirname( __DIR__, 5 ) . '/plugin/build/settings-shapes.php', new SettingValues() );
		$modal    = new ModalShell( new DisplayedPhone( $settings ) );
		$render   = static fn(): string => html_entity_decode(
			do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' ) . $modal->html()
		);
		$this->assertStringNotContainsString( 'atoll_locale', $render() . $render() );
		$html = strtr( PageLanguage::during( PageLanguage::FRENCH, $render ), array( '\\/' => '/' ) );
		$ends = array( 'submissions', 'submissions/review', 'uploads', 'upload-nonce', 'drafts/link', 'forms/*' );
		foreach ( $ends as $end ) {
			$this->assertStringContainsString( "/{$end}?atoll_locale=fr_FR\"", $html );
		}
	}

	public function test_the_confirmation_is_in_the_language_of_the_page(): void {
		$number = $this->form( changes: array( 'confirmations' => array() ) );
		$before = determine_locale();
		PageLanguage::installed(
			function () use ( $number, $before ): void {
				$this->assertStringContainsString( '[fr_FR] Thank you', $this->confirmation( $number, 'fr_FR' ) );
				$this->assertStringNotContainsString( '[fr_FR]', $this->confirmation( $number ) );
				$this->assertSame( $before, determine_locale() );
			}
		);
	}

	public function test_so_is_what_is_to_be_mended(): void {
		$number = $this->form();
		PageLanguage::installed(
			function () use ( $number ): void {
				foreach ( array( 'submissions', 'submissions/validation' ) as $path ) {
					$reply = $this->postFrom( 'fr_FR', "/gf/v2/forms/{$number}/{$path}", array() );
					$this->assertStringStartsWith( '[fr_FR] Please', $reply->get_data()['validation_messages']->{'1'} );
				}
				$gone = $this->postFrom( 'fr_FR', '/gf/v2/forms/999/submissions', array() );
				$this->assertStringStartsWith( '[fr_FR] ', $gone->get_data()['message'] );
			}
		);
	}

	public function test_so_is_what_is_said_of_a_file_and_of_the_link_to_a_saved_form(): void {
		PageLanguage::installed(
			function (): void {
				$file = $this->postFrom( 'fr_FR', '/s1t2/v1/uploads', array( 'form_id' => 999 ) );
				$this->assertStringStartsWith( '[fr_FR] ', $file->get_data()['error']['message'] );
				$link = $this->postFrom( 'fr_FR', '/s1t2/v1/drafts/link', array( 'email' => 'jo' ) );
				$this->assertStringStartsWith( '[fr_FR] ', $link->get_data()['message'] );
			}
		);
	}

	public function test_a_form_that_comes_by_itself_is_in_it_too_and_passes_it_on(): void {
		$number = $this->form();
		PageLanguage::installed(
			function () use ( $number ): void {
				$reply = $this->get( "/s1t2/v1/forms/{$number}", array( 'atoll_locale' => 'fr_FR' ) );
				$form  = $reply->get_data()['form'];
				$this->assertStringContainsString( '[fr_FR] ', $form );
				$this->assertStringContainsString( 'submissions?atoll_locale=fr_FR', $form );
			}
		);
	}

	public function test_mail_to_whoever_sends_it_is_in_it_too_and_that_to_staff_in_the_sites_own(): void {
		$sender = array( 'name' => 'Sender', 'toType' => 'field', 'to' => '2', 'message' => 'Thanks. {all_fields}' );
		$number = $this->form(
			changes: array( 'notifications' => $this->fixture( 'enquiry' )['notifications'] + array( 'a1' => $sender ) )
		);
		$site   = str_replace( '_', '-', get_locale() );
		PageLanguage::installed( fn() => $this->confirmation( $number, 'fr_FR' ) );
		$entry  = Inside::get( EntryRepository::class )->list( new EntryCriteria() )[0];
		$mails  = $this->mailRepository()->ofEntry( $entry->id );
		$this->assertCount( 2, $mails );
		foreach ( $mails as $mail ) {
			$tag = array( 'jo@example.com' ) === $mail->message->to ? 'fr-FR' : $site;
			$this->assertStringContainsString( "lang=\"{$tag}\"", $mail->message->html );
		}
	}

	public function test_a_language_that_the_site_does_not_have_counts_for_nothing(): void {
		$number = $this->form( changes: array( 'confirmations' => array() ) );
		$site   = $this->confirmation( $number );
		foreach ( array( 'xx_XX', '../../fr_FR', str_repeat( 'x', 5000 ), '', 'fr_FR' ) as $locale ) {
			$this->assertSame( $site, $this->confirmation( $number, $locale ), $locale );
		}
		$reply = $this->postFrom( array( 'fr_FR' ), "/gf/v2/forms/{$number}/submissions", self::ANSWERS );
		$this->assertSame( 200, $reply->get_status() );
		global $wpdb;
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_form_languages" ) );
	}

	/**
	 * @param string|list<string>  $locale Of the page.
	 * @param array<string, mixed> $body
	 */
	private function postFrom( string|array $locale, string $path, array $body ): \WP_REST_Response {
		$request = new \WP_REST_Request( 'POST', $path );
		$request->set_query_params( array( 'atoll_locale' => $locale ) );
		$request->set_header( 'Content-Type', 'application/json' );
		$request->set_body( (string) wp_json_encode( (object) $body ) );
		return rest_do_request( $request );
	}

	private function confirmation( int $number, ?string $locale = null ): string {
		$path  = "/gf/v2/forms/{$number}/submissions";
		$reply = null === $locale
			? $this->post( $path, self::ANSWERS )
			: $this->postFrom( $locale, $path, self::ANSWERS );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return html_entity_decode( $reply->get_data()['confirmation_message'] );
	}
}
