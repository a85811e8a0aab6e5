<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Submission;

use Atoll\Forms\Entries\Storage\EntryCriteria;
use Atoll\Forms\Entries\Storage\EntryRepository;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;
use Atoll\Tests\WordPress\Support\SiteTestCase;

/** Whoever sends a form is answered in the language of the page, which the REST API's address does not tell. */
final class PageLanguageTest extends SiteTestCase {

	private const ANSWERS = array( 'input_1' => 'Jo', 'input_2' => 'jo@example.com', 'input_11_1' => '1' );

	public function test_the_page_tells_the_form_its_language_where_that_is_not_the_sites(): void {
		$number = $this->form();
		$render = static fn(): string => do_blocks( '<!-- wp:atoll/form {"formId":' . $number . '} /-->' );
		$this->assertStringNotContainsString( 'atoll_locale', $render() . $render() );
		$this->assertStringContainsString(
			'<input type="hidden" name="atoll_locale" value="fr_FR">',
			PageLanguage::during( PageLanguage::FRENCH, $render )
		);
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
					$reply = $this->post( "/gf/v2/forms/{$number}/{$path}", array( 'atoll_locale' => 'fr_FR' ) );
					$this->assertStringStartsWith( '[fr_FR] Please', $reply->get_data()['validation_messages']->{'1'} );
				}
				$gone = $this->post( '/gf/v2/forms/999/submissions', array( 'atoll_locale' => 'fr_FR' ) );
				$this->assertStringStartsWith( '[fr_FR] ', $gone->get_data()['message'] );
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
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", array( 'atoll_locale' => array( 'fr_FR' ) ) );
		$this->assertSame( 400, $reply->get_status() );
		global $wpdb;
		$this->assertSame( '0', $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->prefix}atoll_form_languages" ) );
	}

	private function confirmation( int $number, ?string $locale = null ): string {
		$body  = self::ANSWERS + ( null === $locale ? array() : array( 'atoll_locale' => $locale ) );
		$reply = $this->post( "/gf/v2/forms/{$number}/submissions", $body );
		$this->assertSame( 200, $reply->get_status(), (string) wp_json_encode( $reply->get_data() ) );
		return html_entity_decode( $reply->get_data()['confirmation_message'] );
	}
}
