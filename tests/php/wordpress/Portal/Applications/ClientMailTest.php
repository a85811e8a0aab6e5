<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Forms\Mail\Queue\QueuedMail;
use Atoll\Portal\Users\PortalUsers;
use Atoll\Tests\WordPress\Support\Inside;
use Atoll\Tests\WordPress\Support\PageLanguage;

/** Mail to a client about their application. */
final class ClientMailTest extends ApplicationChangesTestCase {

	/** @var list<string> Recipients of what was sent. */
	private array $sent = array();

	protected function setUp(): void {
		parent::setUp();
		add_filter( 'pre_wp_mail', array( $this, 'take' ), 10, 2 );
	}

	protected function tearDown(): void {
		remove_filter( 'pre_wp_mail', array( $this, 'take' ) );
		parent::tearDown();
	}

	/** @param array{to: list<string>} $mail */
	public function take( mixed $isSent, array $mail ): bool {
		$this->sent = array( ...$this->sent, ...$mail['to'] );
		return true;
	}

	public function test_sent_again_after_a_change_of_address_it_goes_to_the_new_one(): void {
		$old = $this->email( $this->client );
		$this->statusChange()->set( $this->entry, 'lender', '', $this->staff, mails: true );
		$this->delivery()->run( 10 );
		$new = "new-{$old}";
		$this->changeAddress( $new );

		$this->mailRetries()->retryOne( $this->mailRepository()->ofEntry( $this->entry->id )[0]->id );
		$this->delivery()->run( 10 );

		$this->assertSame( array( $new ), $this->sent );
		$this->assertSame( array( array( $old ), array( $new ) ), $this->recipients(), 'what it says of each is true' );
	}

	public function test_what_still_waits_goes_to_the_new_address_too(): void {
		$this->statusChange()->set( $this->entry, 'lender', '', $this->staff, mails: true );
		$new = "new-{$this->email( $this->client )}";
		$this->changeAddress( $new );
		$this->delivery()->run( 10 );
		$this->assertSame( array( array( $new ), array( array( $new ) ) ), array( $this->sent, $this->recipients() ) );
	}

	public function test_a_forms_mail_to_the_account_that_sent_it_follows_the_account_and_no_other_does(): void {
		$own = $this->email( $this->client );
		$this->sendForm( array( ucfirst( $own ), 'partner@example.com' ) );
		$this->changeAddress( "new-{$own}" );
		$this->delivery()->run( 10 );
		$this->assertSame( array( "new-{$own}", 'partner@example.com' ), $this->sent );
	}

	public function test_it_is_in_the_clients_language_and_in_the_sites_where_they_have_none(): void {
		$subjects = array();
		PageLanguage::installed(
			function () use ( &$subjects ): void {
				$locales = array( 'lender' => PageLanguage::FRENCH, 'waiting' => '', 'approved' => 'xx_XX' );
				foreach ( $locales as $status => $locale ) {
					update_user_meta( $this->client, 'locale', $locale );
					$this->statusChange()->set( $this->entry, $status, '', $this->staff, mails: true );
					$mails      = $this->mailRepository()->ofEntry( $this->entry->id );
					$subjects[] = end( $mails )->message->subject;
				}
			}
		);
		$own = get_locale();
		$this->assertSame(
			array(
				'[fr_FR] Your application: [fr_FR] With the lender',
				"[{$own}] Your application: [{$own}] Waiting for you",
				"[{$own}] Your application: [{$own}] Approved",
			),
			$subjects
		);
	}

	public function test_an_account_that_is_made_on_a_page_keeps_its_language(): void {
		$users = Inside::get( PortalUsers::class );
		$made  = static fn(): int => $users->create( uniqid() . '@example.com', 'Ana', 'a long enough password' );
		$ids   = array( PageLanguage::during( PageLanguage::FRENCH, $made ), $made() );
		$kept  = array_map( static fn( int $id ): mixed => get_user_meta( $id, 'locale', true ), $ids );
		array_map( wp_delete_user( ... ), $ids );
		$this->assertSame( array( PageLanguage::FRENCH, '' ), $kept );
	}

	/** @param list<string> $addresses Typed into a form that confirms to them. */
	private function sendForm( array $addresses ): void {
		$notification = array( 'id' => 'client', 'toType' => 'field', 'to' => '2', 'subject' => 'Thanks' );
		$form         = $this->form( 'enquiry', array( 'notifications' => array( $notification ) ) );
		wp_set_current_user( $this->client );
		foreach ( $addresses as $typed ) {
			$inputs = array( 'input_1' => $typed, 'input_2' => $typed, 'input_11_1' => '1' );
			$this->assertSame( 200, $this->post( "/gf/v2/forms/{$form}/submissions", $inputs )->get_status() );
		}
		wp_set_current_user( 0 );
	}

	private function changeAddress( string $new ): void {
		add_filter( 'send_email_change_email', '__return_false' );
		wp_update_user( array( 'ID' => $this->client, 'user_email' => $new ) );
		remove_filter( 'send_email_change_email', '__return_false' );
		$this->sent = array();
	}

	/** @return list<list<string>> Of each mail about the application, oldest first. */
	private function recipients(): array {
		return array_map(
			static fn( QueuedMail $mail ) => $mail->message->to,
			$this->mailRepository()->ofEntry( $this->entry->id )
		);
	}
}
