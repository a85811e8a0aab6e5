<?php

declare( strict_types=1 );

namespace Atoll\Tests\WordPress\Portal\Applications;

use Atoll\Portal\PlainForms\NonceFields;
use Atoll\Tests\WordPress\Support\Http\Http;

/** One application, as the client who sent it sees it and nobody else. */
final class ApplicationTest extends ApplicationPagesTestCase {

	public function test_it_says_how_it_stands_what_is_missing_and_what_has_happened(): void {
		$this->statusChange()->set( $this->entry, 'lender', 'Sent today.', $this->staff, mails: true );
		$this->documentRequests()->add( $this->entry, 'Two payslips', '', $this->staff );
		$this->staffNotes()->add( $this->entry, 'Between ourselves.', $this->staff );
		$body   = $this->as( $this->client, $this->url( $this->entry->id ) )->body;
		$shown  = $this->portal( $body );
		$this->assertMatchesRegularExpression( "/<title>[^<]+, no\. {$this->entry->id} /", $body );
		$status = $this->records()->read( $this->entry->id )->status;
		$texts = array( $status->title, $status->sentence, 'Two payslips', 'Sent today.', "No. {$this->entry->id}" );
		foreach ( $texts as $text ) {
			$this->assertStringContainsString( htmlspecialchars( $text, ENT_QUOTES | ENT_HTML5 ), $shown );
		}
		$this->assertStringNotContainsString( 'Between ourselves.', $shown );
	}

	public function test_what_was_asked_for_first_is_the_next_to_send_as_on_the_dashboard(): void {
		foreach ( array( 'First asked', 'Then asked' ) as $title ) {
			$this->documentRequests()->add( $this->entry, $title, '', $this->staff );
		}
		$forms = (string) strstr(
			$this->as( $this->client, $this->url( $this->entry->id ) )->body,
			'atoll-portal__section--documents'
		);
		$this->assertLessThan( strpos( $forms, '>Then asked<' ), strpos( $forms, '>First asked<' ) );
		$this->assertLessThan( strpos( $forms, '>Then asked<' ), strpos( $forms, 'atoll-button--primary' ) );
	}

	public function test_each_button_to_send_with_says_which_document(): void {
		foreach ( array( 'Two payslips', 'Your passport' ) as $title ) {
			$this->documentRequests()->add( $this->entry, $title, '', $this->staff );
		}
		$body = $this->as( $this->client, $this->url( $this->entry->id ) )->body;
		preg_match_all( '/<button[^>]* aria-describedby="([^"]+)">Send</', $body, $buttons );
		$described = array_map(
			static fn( string $id ) => preg_match(
				'/<h3[^>]* id="' . $id . '">([^<]*)</',
				$body,
				$heading
			) ? $heading[1] : '',
			$buttons[1]
		);
		$this->assertSame( array( 'Two payslips', 'Your passport' ), $described );
	}

	public function test_of_what_was_sent_more_can_be_sent_until_the_application_ends(): void {
		$request = $this->documentRequests()->add( $this->entry, 'Two payslips', '', $this->staff );
		$files   = array( $this->received( $request, $this->client ) );
		$this->receivedDocuments()->receive( $request, $files, $this->visitor( $this->client ) );
		$more = '~<details class="atoll-disclosure atoll-action"><summary[^>]*>Send more of “Two payslips”</summary>.*name="files~s';
		$this->assertMatchesRegularExpression( $more, $this->sentDocuments() );
		$page = $this->url( $this->entry->id );
		$target = array( NonceFields::TARGET => $request->id, 'entry' => $this->entry->id );
		$refused = $this->act( $this->client, $page, 'send-documents', $target )->body;
		$this->assertStringNotContainsString( 'id="atoll-portal-documents"', $refused, 'said at the form alone' );
		$this->assertMatchesRegularExpression( '~<details[^>]* open>.*Please choose a file first~s', $refused );
		$this->statusChange()->set( $this->entry, 'settled', '', $this->staff, mails: false );
		$this->assertStringContainsString( 'pay.pdf', $this->sentDocuments() );
		$this->assertStringNotContainsString( 'Send more', $this->sentDocuments() );
	}

	private function sentDocuments(): string {
		return (string) strstr(
			$this->as( $this->client, $this->url( $this->entry->id ) )->body,
			'atoll-portal__section--received'
		);
	}

	public function test_to_anybody_else_it_is_not_there_and_is_answered_alike(): void {
		foreach ( array( $this->other, $this->staff->userId(), $this->user( 'administrator' ) ) as $someone ) {
			$theirs = $this->as( $someone, $this->url( $this->entry->id ) );
			$nones  = $this->as( $someone, $this->url( 999999 ) );
			$this->assertSame( array( 404, 404 ), array( $theirs->status, $nones->status ) );
			$this->assertSame( $this->plain( $nones->body ), $this->plain( $theirs->body ) );
			$this->assertStringContainsString( 'We could not find this application.', $nones->body );
			$this->assertStringContainsString( '<title>We could not find this application', $nones->body );
			$this->assertStringContainsString( 'no-store', $theirs->header( 'Cache-Control' ) );
		}
		$this->assertSame( 302, Http::get( $this->url( $this->entry->id ) )->status );
		$this->assertSame( 404, $this->as( $this->client, $this->application )->status );
	}

	public function test_what_was_taken_for_spam_is_as_received_and_what_is_in_the_trash_is_gone(): void {
		$this->alter( $this->entry->id, array( 'status' => 'spam' ) );
		$answer = $this->as( $this->client, $this->url( $this->entry->id ) );
		$this->assertSame( 200, $answer->status );
		$this->assertStringNotContainsString( 'spam', strtolower( $this->portal( $answer->body ) ) );
		$this->alter( $this->entry->id, array( 'status' => 'trash' ) );
		$this->assertSame( 404, $this->as( $this->client, $this->url( $this->entry->id ) )->status );
	}

	/** A page without what differs between any two requests: the time until its session ends. */
	private function plain( string $html ): string {
		$this->assertStringNotContainsString( '999999', $html );
		return (string) preg_replace(
			'/"(?:exp|now)":\d+|(nonce"?[:=]"?|createNonceMiddleware\( \\\\"|log_out" value=")[0-9a-f]{10}/',
			'',
			$html
		);
	}
}
