<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Forms\Spam;

use Atoll\Forms\Definitions\Storage\FormWriter;
use Atoll\Tests\WordPress\Support\Cases\SpamTestCase;
use Atoll\Tests\WordPress\Support\Http\Http;
use Atoll\Tests\WordPress\Support\Inside;

/** What becomes of spam at both doors. */
final class SpamTest extends SpamTestCase {

	public function test_spam_is_stored_with_its_reasons_and_confirmed_as_anything_else_but_told_to_nobody(): void {
		$number = $this->form();
		$good   = $this->send( $number )->get_data();
		$this->assertSame( array( 'active', 1 ), array( $this->stored()->status, $this->mails() ) );
		$caught = $this->send( $number, self::CAUGHT )->get_data();
		$this->assertSame( $good, $caught );
		$this->assertSame(
			array( 'spam', array( 'honeypot' ), 1, 2 ),
			array( $this->stored()->status, $this->reasons(), $this->mails(), $this->countEntries() )
		);
		$this->assertStringContainsString( 'cannot see', json_decode( $this->stored()->spam, true )[0]['text'] );
	}

	public function test_a_retry_of_spam_gets_its_first_answer_and_makes_no_second_entry(): void {
		$number = $this->form();
		$same   = self::CAUGHT + array( 'gform_unique_id' => 'once' );
		$this->assertSame( $this->send( $number, $same )->get_data(), $this->send( $number, $same )->get_data() );
		$this->assertSame( 1, $this->countEntries() );
	}

	public function test_a_program_that_sends_without_a_page_is_no_spam_by_that_alone_nor_with_haste(): void {
		$number = $this->form();
		$this->send( $number, array( 'atoll_elapsed' => '5' ) );
		$this->assertSame(
			array( 'active', array( 'token_missing', 'haste' ) ),
			array( $this->stored()->status, $this->reasons() )
		);
	}

	public function test_how_strict_it_is_is_the_sites_setting_and_a_forms(): void {
		$number = $this->form();
		$hasty  = array( 'atoll_elapsed' => '5' );
		$this->setSpam( array( 'strictness' => 'strict' ) );
		$this->send( $number, $hasty );
		$this->assertSame( 'spam', $this->stored()->status );
		$this->send( $this->own( array( 'strictness' => 'relaxed' ) ), $hasty );
		$this->assertSame( 'active', $this->stored()->status );
		$this->send( $this->own( array( 'strictness' => 'off' ) ), self::CAUGHT );
		$this->assertSame( array( 'active', '' ), array( $this->stored()->status, $this->stored()->spam ) );
		$this->setSpam( array( 'strictness' => 'off' ) );
		$this->send( $number, self::CAUGHT );
		$this->assertSame( 'active', $this->stored()->status );
	}

	public function test_what_is_not_valid_is_told_whoever_sent_it(): void {
		$reply = $this->send( $this->form(), array( 'input_2' => 'nobody' ) + self::CAUGHT );
		$this->assertSame( array( 400, 0 ), array( $reply->get_status(), $this->countEntries() ) );
	}

	public function test_a_form_prints_what_machines_fall_for_and_people_never_meet(): void {
		$page = $this->page( $this->form() );
		$html = Http::get( $page )->body;
		$this->assertSame( $html, Http::get( $page )->body );
		$this->assertMatchesRegularExpression( '/<div class="atoll-form__more" aria-hidden="true" inert><label[^>]*>Leave this empty<\/label><input type="text"[^>]*name="atoll_reference"[^>]*tabindex="-1"[^>]*autocomplete="off"/', $html );
		$this->assertStringNotContainsString(
			'atoll_reference',
			Http::get( $this->page( $this->own( array(), false ) ) )->body
		);
	}

	public function test_a_modals_form_has_the_same(): void {
		$form = (string) $this->get( '/s1t2/v1/forms/' . $this->form() )->get_data()['form'];
		$this->assertStringContainsString( 'atoll_reference', $form );
		$this->assertMatchesRegularExpression( '/name="atoll_token" value="\d+\.[0-9a-f]{32}"/', $form );
	}

	public function test_without_javascript_spam_is_confirmed_as_anything_else(): void {
		$number = $this->form();
		$page   = $this->page( $number );
		$token  = $this->token( Http::get( $page )->body );
		$good   = $this->submit( $page, $number, "atoll_token={$token}" );
		$this->assertSame( array( 'active', '' ), array( $this->stored()->status, $this->stored()->spam ) );
		$caught = $this->submit( $page, $number, "atoll_token={$token}&atoll_reference=x&input_9=more" );
		$this->assertSame( 'spam', $this->stored()->status );
		$this->assertSame( array( 303, 303 ), array( $good, $caught ) );
	}

	public function test_code_of_the_site_says_what_is_spam_and_costs_no_enquiry_when_it_fails(): void {
		$number = $this->form();
		$log    = (string) ini_set( 'error_log', '/dev/null' );
		$says   = static fn() => 'It is on our list.';
		$fails  = static fn() => throw new \RuntimeException( 'no list' );
		add_filter( 'atoll_spam_reason', $says );
		$this->send( $number );
		remove_filter( 'atoll_spam_reason', $says );
		$spam = json_decode( $this->stored()->spam, true );
		$this->assertSame( array( 'spam', 0 ), array( $this->stored()->status, $this->mails() ) );
		$this->assertContains( array( 'code' => 'filter', 'points' => 8, 'text' => 'It is on our list.' ), $spam );
		add_filter( 'atoll_spam_reason', $fails );
		$this->send( $number );
		remove_filter( 'atoll_spam_reason', $fails );
		ini_set( 'error_log', $log );
		$this->assertSame( array( 'active', 2 ), array( $this->stored()->status, $this->countEntries() ) );
	}

	private function token( string $html ): string {
		$this->assertSame( 1, preg_match( '/name="atoll_token" value="([^"]+)"/', $html, $found ) );
		return $found[1];
	}

	private function submit( string $page, int $number, string $more ): int {
		return Http::post(
			$page,
			http_build_query( self::ANSWERS + array( 'atoll_form' => $number ) ) . "&{$more}"
		)->status;
	}

	/** @param array<string, mixed> $spam As in a form's source. */
	private function own( array $spam, bool $honeypot = true ): int {
		$this->actAs( 'administrator' );
		$form = Inside::get( FormWriter::class )->create(
			array(
				'title'          => 'Ask',
				'fields'         => array( array( 'id' => 1, 'kind' => 'text', 'label' => 'Name' ) ),
				'spam'           => $spam,
				'enableHoneypot' => $honeypot,
			)
		);
		wp_set_current_user( 0 );
		return $form->number;
	}
}
